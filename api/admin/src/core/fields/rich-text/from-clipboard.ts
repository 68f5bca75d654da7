/** Converts HTML from the clipboard for the editor: Word writes lists as paragraphs with a bullet in front. */
export function fromClipboard(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const lineBreak of body.querySelectorAll('br.Apple-interchange-newline')) lineBreak.remove();
  // Google Docs wraps everything in a `<b>` that is not bold.
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  const items = [...body.querySelectorAll<HTMLElement>('p[style*="mso-list:"]')].filter((item) => getLevel(item) > 0);
  for (const item of items) moveIntoList(item);
  for (const cell of body.querySelectorAll('td, th')) reduceToParagraphs(cell);
  nestHeadings(body);
  return body.innerHTML;
}

/** Moves all headings down one level if the text has a first-level heading, which only the page's title may be. */
function nestHeadings(body: HTMLElement) {
  const levelShift = body.querySelector('h1, p.MsoTitle') ? 1 : 0;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6, p.MsoTitle')) {
    const level = Math.min(4, (Number(heading.tagName.slice(1)) || 1) + levelShift);
    if (heading.tagName === `H${level}`) continue;
    const nestedHeading = heading.ownerDocument.createElement(`h${level}`);
    nestedHeading.append(...heading.childNodes);
    heading.replaceWith(nestedHeading);
  }
}

/** Reduces a table cell to paragraphs, and removes its row and column spans. */
function reduceToParagraphs(cell: Element) {
  cell.removeAttribute('colspan');
  cell.removeAttribute('rowspan');
  for (const block of cell.querySelectorAll('h1, h2, h3, h4, h5, h6, li')) {
    const paragraph = block.ownerDocument.createElement('p');
    paragraph.append(...block.childNodes);
    block.replaceWith(paragraph);
  }
  for (const wrapper of cell.querySelectorAll('ul, ol, div, blockquote')) wrapper.replaceWith(...wrapper.childNodes);
}

function getLevel(item: Element): number {
  return Number(/mso-list:[^;]*level(\d)/.exec(item.getAttribute('style') ?? '')?.[1] ?? 0);
}

/** Moves a paragraph into the list before it, or into a new one. */
function moveIntoList(paragraph: HTMLElement) {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore"]');
  const tag = /^\s*\w{1,4}[.)]/.test(marker?.textContent ?? '') ? 'OL' : 'UL';
  marker?.remove();
  const list = listFor(paragraph, tag, getLevel(paragraph));
  const item = paragraph.ownerDocument.createElement('li');
  paragraph.removeAttribute('style');
  item.append(paragraph);
  list.append(item);
}

/** The list at a level that ends right before the paragraph; a new one if necessary. */
function listFor(paragraph: HTMLElement, tag: string, level: number): Element {
  const previousSibling = paragraph.previousElementSibling;
  let list = isList(previousSibling) && (level > 1 || previousSibling.tagName === tag) ? previousSibling : null;
  if (!list) {
    list = paragraph.ownerDocument.createElement(tag);
    paragraph.before(list);
  }
  for (let depth = 1; depth < level; depth += 1) {
    const parent: Element = list.lastElementChild ?? list.appendChild(paragraph.ownerDocument.createElement('li'));
    const lastChild = parent.lastElementChild;
    list = isList(lastChild) ? lastChild : parent.appendChild(paragraph.ownerDocument.createElement(tag));
  }
  return list;
}

function isList(element: Element | null): element is Element {
  return element?.tagName === 'OL' || element?.tagName === 'UL';
}
