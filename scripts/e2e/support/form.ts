/** Fills in the admin's forms. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The form on a test's own page, which `page` returns. */
export function formOf(page: () => Page) {
  const button = (name: string | RegExp) => page().getByRole('button', { name, exact: typeof name === 'string' });
  const field = (path: string) => page().locator(`#field-${path.replaceAll('.', '-')}`);
  return {
    button,
    field,
    richText: (path: string) =>
      field(path)
        .locator('.ProseMirror')
        .or(field(path).and(page().locator('.ProseMirror'))),
    async choose(select: Locator, option: string) {
      await select.click();
      await page().getByRole('option', { name: option, exact: true }).click();
    },
    async addBlock(name: string) {
      await button('Add a block').click();
      await page().getByRole('menuitem', { name, exact: true }).click();
    },
    /** Publishes the entry and waits until it is live. */
    async publish() {
      // Closes the message of the previous save, which would otherwise stay until the next one.
      const closeButton = button('Close');
      if (await closeButton.isVisible()) await closeButton.click();
      await button(/^(Save and publish|Publish)$/).click();
      await page()
        .getByText(/^Live in \d/)
        .waitFor();
    },
  };
}

/** Moves an item of a list with the keyboard, to a position counted from 1. `grip` is the item's handle. */
export async function moveByKeyboard(grip: Locator, key: 'ArrowUp' | 'ArrowDown', position: number): Promise<void> {
  const page = grip.page();
  const hasMoved = async () => (await page.getByText(new RegExp(` is over position ${position} of`)).count()) > 0;
  await grip.focus();
  await page.keyboard.press('Space');
  await page.getByText(/ is over position /).waitFor({ state: 'attached' });
  // The list listens for keys a moment after the announcement, so an early key press is repeated.
  const pressKey = async () => {
    if (!(await hasMoved())) await page.keyboard.press(key);
    return hasMoved();
  };
  await expect.poll(pressKey, { interval: 500 }).toBe(true);
  await page.keyboard.press('Space');
  await page.getByText(new RegExp(` was moved to position ${position} of`)).waitFor({ state: 'attached' });
}
