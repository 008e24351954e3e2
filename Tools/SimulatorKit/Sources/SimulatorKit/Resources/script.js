// The page's script: sends the user's actions and swaps changed regions; the layout is the stylesheet's and
// the app's.
"use strict";

const $ = (id) => document.getElementById(id);
const isLeaving = (node) => node.nodeType === 1 && node.classList.contains("leaving");
let revision = 0;

// Swapping: morphs the present elements into the new ones, so that focus, caret and scroll positions stay.

function swapChildren(from, to, moves) {
  const wanted = new Set([...to.children].map((child) => child.id).filter(Boolean));
  for (const child of [...from.children]) {
    if (child.id && !wanted.has(child.id) && !isLeaving(child)) remove(child, moves);
  }
  const known = new Map();
  for (const child of from.children) if (child.id && !isLeaving(child)) known.set(child.id, child);
  let cursor = from.firstChild;
  for (const next of [...to.childNodes]) {
    while (cursor && isLeaving(cursor)) cursor = cursor.nextSibling;
    let match = null;
    if (next.id) match = known.get(next.id);
    else if (cursor && !cursor.id && cursor.nodeType === next.nodeType && cursor.nodeName === next.nodeName) match = cursor;
    if (match && match.nodeName !== next.nodeName) { match.remove(); match = null; }
    if (!match) {
      from.insertBefore(next, cursor);
      const move = moves[next.id];
      if (move) animate(next, "enter-" + move);
    } else {
      if (match === cursor) cursor = cursor.nextSibling;
      else from.insertBefore(match, cursor);
      swap(match, next, moves);
    }
  }
  while (cursor) {
    const after = cursor.nextSibling;
    if (!isLeaving(cursor)) remove(cursor, moves);
    cursor = after;
  }
}

function swap(from, to, moves) {
  if (from.nodeType !== 1) {
    if (from.data !== to.data) from.data = to.data;
    return;
  }
  const ours = [...from.classList].filter((name) => name.startsWith("enter-") || ["dragged", "loaded", "broken"].includes(name));
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !(name === "open" && from.nodeName === "DETAILS")) from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  from.classList.add(...ours);
  // A region's content comes in its own fragment.
  if (!to.hasAttribute("data-region") && from.nodeName !== "TEXTAREA") swapChildren(from, to, moves);
  // Only now, because a select's value refers to its children.
  if (from.matches("input, textarea, select")) settle(from);
}

function remove(node, moves) {
  const move = moves[node.id];
  if (!move) { node.remove(); return; }
  node.classList.add("leaving");
  node.inert = true;
  for (const inner of node.querySelectorAll("[id]")) inner.removeAttribute("id");
  animate(node, "leave-" + move, () => node.remove());
}

function animate(node, name, done = () => {}) {
  node.classList.add(name);
  let isDone = false;
  const finish = () => { if (!isDone) { isDone = true; node.classList.remove(name); done(); } };
  const still = $("device")?.dataset.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (still) { finish(); return; }
  node.addEventListener("animationend", (event) => { if (event.target === node) finish(); });
  setTimeout(finish, 700);
}

function scrollToWanted(area) {
  const wish = area.dataset.scrollTo;
  if (!wish || area.scrollRequest === wish) return;
  area.scrollRequest = wish;
  const position = Number(wish.split(";")[1]);
  if (area.classList.contains("horizontal")) area.scrollLeft = position; else area.scrollTop = position;
}

// A field shows the app's text, unless the user has typed a text that the app hasn't answered yet.
function settle(field) {
  if (field.typing > 0 || field.composing) return;
  if (field.nodeName === "SELECT") {
    const chosen = [...field.options].find((option) => option.hasAttribute("selected"));
    if (chosen) field.value = chosen.value;
    return;
  }
  if (field.type === "file" || field.hasAttribute("data-link") || field.matches(":active[type=range]")) return;
  const value = field.getAttribute(field.nodeName === "TEXTAREA" ? "data-value" : "value") ?? "";
  if (field.value !== value) field.value = value;
}

function apply(message) {
  for (const [id, html] of message.fragments) {
    const region = $(id);
    if (!region) continue;
    const template = document.createElement("template");
    template.innerHTML = html;
    swapChildren(region, template.content, message.transitions);
  }
  revision = Math.max(revision, message.revision);
  document.querySelectorAll("[data-scroll-to]").forEach(scrollToWanted);
  reportAreas();
}

// Sending.

// One after the other, because parallel requests could arrive in the wrong order.
let last = Promise.resolve(0);
function post(message) {
  last = last.then(() => deliver(message));
  return last;
}

async function deliver(message) {
  try {
    const response = await fetch("action", { method: "POST", body: JSON.stringify(message) });
    return response.ok ? (await response.json()).revision : 0;
  } catch {
    return 0;
  }
}

const entryOf = (node) => Number(node.closest("[data-entry]")?.dataset.entry);
const filled = (json, value) =>
  JSON.stringify(JSON.parse(json), (_, old) => (old === "\uF8FF" || old === -1234567.5 ? value : old));

async function postField(field, action) {
  field.typing = (field.typing ?? 0) + 1;
  const answered = await post({ entry: entryOf(field), action });
  // The events may come after the response; the field's value counts only once they have come.
  for (let tries = 0; revision < answered && tries < 40; tries++) await new Promise((next) => setTimeout(next, 25));
  field.typing -= 1;
  settle(field);
}

let isDragging = false;
document.addEventListener("click", (event) => {
  if (isDragging) { event.preventDefault(); event.stopPropagation(); return; }
  const target = event.target.closest("[data-tap], [data-send], [data-relaunch]");
  if (!target || target.disabled) return;
  if (target.dataset.tap !== undefined) post({ entry: entryOf(target), action: target.dataset.tap });
  else if (target.dataset.send !== undefined) post(JSON.parse(target.dataset.send));
  else fetch("relaunch", { method: "POST" }).catch(() => {});  // The process has gone, so there is no response.
}, true);

document.addEventListener("input", (event) => {
  const field = event.target;
  if (field.dataset.typed) postField(field, filled(field.dataset.typed, field.value));
  if (field.dataset.moved) {
    field.style.setProperty("--value", field.value);
    postField(field, filled(field.dataset.moved, Number(field.value)));
  }
});
document.addEventListener("compositionstart", (event) => { event.target.composing = true; });
document.addEventListener("compositionend", (event) => { event.target.composing = false; });

document.addEventListener("change", async (event) => {
  const field = event.target;
  if (field.dataset.choose) {
    post({ device: { [field.dataset.choose]: field.dataset.choose === "text" ? Number(field.value) : field.value } });
  }
  if (field.dataset.tool) post({ tool: field.dataset.tool, option: field.value });
  if (field.dataset.files) {
    const files = await Promise.all([...field.files].map(async (file) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      let binary = "";
      for (let at = 0; at < bytes.length; at += 32768) binary += String.fromCharCode(...bytes.subarray(at, at + 32768));
      return { name: file.name, bytes: btoa(binary) };
    }));
    post({ request: Number(field.dataset.files), files });
  }
});

document.addEventListener("keydown", (event) => {
  const field = event.target;
  if (event.key !== "Enter" || field.composing) return;
  if (field.dataset?.submitted) post({ entry: entryOf(field), action: field.dataset.submitted });
  if (field.dataset?.link !== undefined) post({ link: field.value });
});

// Scrolling: reports the newest position only, one report at a time.

async function reportArea(area) {
  if (area.reporting) { area.reportAgain = true; return; }
  area.reporting = true;
  do {
    area.reportAgain = false;
    const at = { x: Math.abs(area.scrollLeft), y: area.scrollTop, width: area.clientWidth, height: area.clientHeight };
    const key = JSON.stringify(at);
    if (area.reported !== key) {
      area.reported = key;
      await post({ entry: entryOf(area), scrolled: area.dataset.scrolled, at });
    }
  } while (area.reportAgain);
  area.reporting = false;
}
document.addEventListener("scroll", (event) => {
  if (event.target.dataset?.scrolled) requestAnimationFrame(() => reportArea(event.target));
}, true);
function reportAreas() {
  for (const area of document.querySelectorAll("[data-scrolled]")) if (area.clientHeight > 0) reportArea(area);
}

// Gestures: back from the leading edge, panels, sheets, pull to refresh; each can be canceled midway.

document.addEventListener("pointerdown", (event) => {
  isDragging = false;
  if (event.button !== 0 || event.target.closest("input, textarea, select")) return;
  const device = event.target.closest("#device");
  if (!device) return;
  const bounds = device.getBoundingClientRect();
  const scale = bounds.width / device.offsetWidth;
  const toward = device.dir === "rtl" ? -1 : 1;
  const fromEdge = (toward > 0 ? event.clientX - bounds.left : bounds.right - event.clientX) / scale;
  const entry = event.target.closest(".entry.top[data-back]");
  const sheet = event.target.closest(".grabber, .navigation-bar")?.closest(".level.sheet[data-level], .level.picker[data-level]");
  const drawer = device.querySelector(".level:not(.covered) [data-drawer]");
  const panel = drawer?.querySelector(".panel");
  const area = event.target.closest("[data-pulled]");
  if (entry && fromEdge < 28) {
    drag(event, entry, "--swipe", (x) => Math.max(0, x * toward / scale), (moved) => {
      if (moved > device.offsetWidth * 0.4) post({ back: entryOf(entry) });
    });
  } else if (panel && (drawer.dataset.drawer === "open" ? drawer.contains(event.target) : fromEdge < Number(panel.dataset.edge))) {
    const isOpen = drawer.dataset.drawer === "open";
    drag(event, drawer, "--swipe", (x) => (isOpen ? Math.min(0, x * toward) : Math.max(0, x * toward)) / scale, (moved) => {
      if (Math.abs(moved) > Number(panel.dataset.distance)) post({ panel: entryOf(drawer), open: isOpen ? 0 : 1 });
    });
  } else if (sheet) {
    const surface = sheet.querySelector(".surface");
    drag(event, surface, "--pull", (_, y) => Math.max(0, y / scale), (moved) => {
      if (moved > surface.offsetHeight * 0.25) post({ dismiss: Number(sheet.dataset.level) });
    });
  } else if (area && area.scrollTop <= 0) {
    drag(event, area, "--pull", (_, y) => Math.min(96, Math.max(0, y / scale / 2)), (moved) => {
      if (moved > 56) post({ entry: entryOf(area), action: area.dataset.pulled });
    });
  }
});

function drag(start, node, variable, measure, end) {
  let moved = 0;
  const move = (event) => {
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    moved = measure(x, y);
    if (Math.abs(moved) > 6) isDragging = true;
    if (!isDragging) return;
    node.classList.add("dragged");
    node.style.setProperty(variable, moved + "px");
  };
  const stop = (event) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    node.classList.remove("dragged");
    node.style.removeProperty(variable);
    if (event.type === "pointerup" && isDragging) end(moved);
    setTimeout(() => { isDragging = false; });
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}

// Receiving.

function show(image) {
  image.classList.toggle("broken", !image.naturalWidth);
  image.classList.toggle("loaded", !!image.naturalWidth);
}
for (const type of ["load", "error"]) {
  document.addEventListener(type, (event) => { if (event.target.nodeName === "IMG") show(event.target); }, true);
}
// Images that loaded or failed before this script ran.
for (const image of document.images) if (image.complete) show(image);
const events = new EventSource("events");
events.onmessage = (event) => {
  const message = JSON.parse(event.data);
  if (message.revision < revision) revision = 0;  // Another run of the process.
  apply(message);
};
events.onopen = () => {
  $("connection").textContent = "";
  // A restarted process doesn't know the scroll positions yet.
  for (const area of document.querySelectorAll("[data-scrolled]")) area.reported = undefined;
};
events.onerror = () => { $("connection").textContent = "Not connected. Trying again…"; };
