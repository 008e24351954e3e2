// What is wrong with how the screen in front stands on its device, a sentence each. Works in the page of a simulator and
// in a picture that a storyboard took; the device may be drawn scaled, and a picture is itself an SVG.

const device = document.getElementById("device");
const edges = device.getBoundingClientRect();
const scale = edges.width / device.offsetWidth;
// In points, from the device's corner.
const framed = (rect) => ({
  left: (rect.left - edges.left) / scale, right: (rect.right - edges.left) / scale,
  top: (rect.top - edges.top) / scale, bottom: (rect.bottom - edges.top) / scale,
  width: rect.width / scale, height: rect.height / scale,
});
const frame = (node) => framed(node.getBoundingClientRect());
const styles = new Map();
const style = (node) => styles.get(node) ?? styles.set(node, getComputedStyle(node)).get(node);
const isSeen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const round = (number) => Math.round(number * 10) / 10;
const label = (node) => {
  const text = (node.innerText || node.getAttribute("aria-label") || node.placeholder || "").trim().replace(/\s+/g, " ");
  const from = node.closest("[data-identifier]")?.dataset.identifier;
  const names = [...node.classList].map((name) => "." + name).join("");
  return node.nodeName.toLowerCase() + names + (from ? ` #${from}` : "") + (text ? ` “${text.slice(0, 40)}”` : "");
};

// A dialog or request if there is one, else what the topmost level shows: an open panel, or a screen and its tab bar.
const overlay = device.querySelector(".overlay:not(.leaving)");
const level = [...device.querySelectorAll("#levels > .level:not(.leaving)")].pop();
const panel = level.querySelector(".drawer.open");
const roots = overlay ? [overlay] : panel ? [panel]
  : [...level.querySelectorAll(".stack:not([hidden]) > .entry.top:not(.leaving), .tab-bar")];

const found = [];
const say = (what, node) => found.push(`${what}: ${label(node)}`);

// Where a box ends for what is in it: the nearest ancestor that cuts, per direction, unless what it cuts can be scrolled
// to. An ellipsis or a limit of lines is meant to cut.
function limits(node) {
  const limit = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  const open = { x: true, y: true };
  let box = node;
  while (box !== device.parentElement && (open.x || open.y)) {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = style(box);
    if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return null;
    for (const [axis, overflow, low, high] of [["x", overflowX, "left", "right"], ["y", overflowY, "top", "bottom"]]) {
      if (!open[axis] || overflow === "visible") continue;
      open[axis] = false;
      if (overflow === "auto" || overflow === "scroll") continue;
      const at = frame(box);
      limit[low] = at[low];
      limit[high] = at[high];
    }
    // What is placed by itself is cut by what it is placed in.
    const placed = position === "absolute" || position === "fixed";
    box = placed ? box.offsetParent ?? box.parentElement : box.parentElement;
  }
  return limit;
}
const isCut = (at, limit, slack) => limit && (at.left < limit.left - slack.x || at.right > limit.right + slack.x
  || at.top < limit.top - slack.y || at.bottom > limit.bottom + slack.y);

// The part of a frame that the boxes around it show, from this one on.
function inSight(at, from) {
  const seen = { ...at };
  for (let box = from; box && box !== device.parentElement; box = box.parentElement) {
    if (style(box).overflowX === "visible" && style(box).overflowY === "visible") continue;
    const edge = frame(box);
    for (const low of ["left", "top"]) seen[low] = Math.max(seen[low], edge[low]);
    for (const high of ["right", "bottom"]) seen[high] = Math.min(seen[high], edge[high]);
  }
  return seen;
}
const shared = (a, b) => ({
  x: Math.min(a.right, b.right) - Math.max(a.left, b.left), y: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
});

const isWithin = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
  && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
function isInFront(node) {
  node.scrollIntoView({ block: "center", inline: "center" });
  const at = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2));
}

// Whether a finger 22 points from the middle still hits a control: its area may be larger than what is drawn.
function isReachable(node) {
  node.scrollIntoView({ block: "center", inline: "center" });
  const at = node.getBoundingClientRect();
  const [x, y, far] = [at.left + at.width / 2, at.top + at.height / 2, 21.5 * scale];
  return [[x - far, y], [x + far, y], [x, y - far], [x, y + far]].every(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit && (node.contains(hit) || hit.closest("label")?.contains(node));
  });
}

const controls = [];
const texts = [];
for (const root of roots) {
  for (const node of root.querySelectorAll("*")) {
    if (node.closest("#device svg, [inert]") || !isSeen(node)) continue;
    if (/(^|[;\s])((max-|min-)?(inline-size|block-size|width|height)):\s*-/.test(node.getAttribute("style") ?? ""))
      say("has a negative size", node);
    if (["auto", "scroll"].includes(style(node).overflowX) && !node.closest(".horizontal")
      && node.scrollWidth > node.clientWidth + 1) say("scrolls sideways", node);
    const at = frame(node);
    if (at.width === 0 || at.height === 0) continue;
    if ((at.left < -1 || at.right > device.offsetWidth + 1) && !node.closest(".horizontal")) {
      // What a box cuts, such as a picture that covers its place, doesn't leave the screen.
      let box = node.parentElement;
      while (box !== root && style(box).overflowX === "visible") box = box.parentElement;
      if (box === root) say("leaves the screen", node);
    }
    // The scrim isn't drawn to be aimed at, and a file is chosen by the label around its field.
    if (node.matches("button:not(.scrim), input:not(.file-input), select, textarea, a[href], label.button, [role=button]")
      && !node.disabled) controls.push({ node, at, seen: inSight(at, node.parentElement) });
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || node.closest("#device svg, [inert]") || !isSeen(node)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const size = parseFloat(style(node).fontSize);
    const lines = [...range.getClientRects()].map(framed).filter((line) => line.width > 0.5);
    texts.push({ node, size, lines });
  }
}

if (controls.length + texts.length === 0) found.push("there is nothing on it");
for (const { node, at } of controls) {
  // A link within a sentence is as high as the sentence's lines.
  if (node.matches("a[href]") && style(node).display === "inline") continue;
  if (isCut(at, limits(node.parentElement), { x: 1, y: 1 })) say("is cut off", node);
}
for (const { node, size, lines } of texts) {
  // Ten points are the platform's own measure for the words under the icons of a tab bar.
  if (size < 11 && !node.closest(".tab")) say(`is ${round(size)} points small`, node);
  // A line's frame is that of its font, which may be higher than the line.
  const slack = { x: 1, y: size * 0.3 };
  const limit = limits(node);
  if (lines.some((line) => isCut(line, limit, slack))) say("is cut", node);
}
const written = texts.flatMap(({ node, size, lines }) => lines.map((line) => ({ node, size, seen: inSight(line, node) })));
for (let first = 0; first < written.length; first++) {
  for (const other of written.slice(first + 1)) {
    const one = written[first];
    if (one.node === other.node) continue;
    const { x, y } = shared(one.seen, other.seen);
    if (x > 2 && y > 0.4 * Math.min(one.size, other.size)) say(`is written over ${label(one.node)}`, other.node);
  }
}
// Last, since these scroll.
for (let first = 0; first < controls.length; first++) {
  for (const other of controls.slice(first + 1)) {
    const one = controls[first];
    if (one.node.contains(other.node) || other.node.contains(one.node)) continue;
    const { x, y } = shared(one.seen, other.seen);
    if (x <= 1 || y <= 1) continue;
    // A small control may stand on a card that is one itself: whole, and in front.
    if (!isWithin(other.at, one.at) || !isInFront(other.node))
      say(`lies over ${label(one.node)} by ${round(x)} × ${round(y)}`, other.node);
  }
}
for (const { node, at } of controls) {
  if (node.matches("a[href]") && style(node).display === "inline") continue;
  if ((at.width < 43.9 || at.height < 43.9) && !isReachable(node))
    say(`is ${round(at.width)} × ${round(at.height)} small to the touch`, node);
}
return [...new Set(found)];
