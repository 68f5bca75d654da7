import type { Page } from 'playwright-core';

/** Finds text beyond the edges of the screen that cannot be scrolled to. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && !element.closest('.unseen, .trap, .slide + .slide, [inert], script'))
    .flatMap((element) => [...element.childNodes].filter(({ nodeType, data }) => nodeType === 3 && data.trim()))
    .filter((text) => {
      const range = document.createRange();
      range.selectNode(text);
      const { left, right } = range.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    })
    .map(({ data, parentElement }) => parentElement.localName + ': ' + data.trim().slice(0, 40))`);
}

/** Finds text with more lines than words, in a column that is too narrow. */
export function findNarrowText(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('main a, main button, main p, main h2, main h3, main label')]
    .filter((element) => element.checkVisibility() && !element.closest('.unseen, [inert]'))
    .flatMap((element) => [...element.childNodes].filter(({ nodeType, data }) => nodeType === 3 && data.trim()))
    .filter((text) => {
      const range = document.createRange();
      range.selectNode(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > text.data.trim().split(/[\\s/@.-]+/).length;
    })
    .map(({ data, parentElement }) => parentElement.localName + ': ' + data.trim().slice(0, 40))`);
}

/** Finds lines of text that are clipped by a round shape or covered by another element. */
export function findClippedLines(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].flatMap((element) => {
    element.scrollIntoView({ block: 'center' });
    const range = document.createRange();
    range.selectNodeContents(element);
    const isHere = (x, y) => element.parentElement.contains(document.elementFromPoint(x, y));
    return [...range.getClientRects()]
      .filter(({ left, right, top, bottom }) => ![left + 2, right - 2].every((x) => isHere(x, top + 4) && isHere(x, bottom - 4)))
      .map(({ width }) => element.textContent.slice(0, 40) + ', ' + Math.round(width));
  })`);
}

/** Doubles the text size, like a user in the browser's settings. */
export async function doubleTextSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}
