import type { Page } from 'playwright-core';

/** Words that lie beyond the edges of the screen, where nothing scrolls to. */
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
