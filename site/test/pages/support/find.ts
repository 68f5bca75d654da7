/** Ways to find elements on a page. */
import { all, collapsed, type Element, type Page } from './page.ts';

export function heading(page: Page): string {
  return headings(page, 'h1')[0] ?? '';
}

export function headings(page: Page, tag: 'h1' | 'h2' | 'h3'): string[] {
  return all(page, tag).map(({ text }) => collapsed(text));
}

export function links(page: Page, pattern: RegExp): Element[] {
  return all(page, 'a').filter(({ text }) => pattern.test(collapsed(text)));
}

export function tabElements(page: Page): Element[] {
  return page.elements.filter(({ attributes }) => attributes.role === 'tab');
}

export function tabs(page: Page): string[] {
  return tabElements(page).map(({ text }) => collapsed(text));
}

/** The part of a page inside these elements. */
export function inside(page: Page, around: readonly Element[]): Page {
  return {
    ...page,
    elements: page.elements.filter(({ within }) => within.some((element) => around.includes(element))),
  };
}
