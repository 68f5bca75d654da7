/**
 * Makes one element look like another in place. What is the same stays as it is, so that nothing flickers, no image is
 * loaded again and the scroll position is kept.
 */
export function morph(from: Element, to: Element): void {
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);

  const wanted = [...to.childNodes];
  for (const [index, node] of wanted.entries()) {
    const present = from.childNodes[index];
    if (!present) from.append(from.ownerDocument.importNode(node, true));
    else if (present.nodeName !== node.nodeName) present.replaceWith(from.ownerDocument.importNode(node, true));
    else if (isElement(present) && isElement(node)) morph(present, node);
    else if (present.nodeValue !== node.nodeValue) present.nodeValue = node.nodeValue;
  }
  while (from.childNodes.length > wanted.length) from.lastChild?.remove();
}

// Not `instanceof`: the two may be of different windows.
function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
