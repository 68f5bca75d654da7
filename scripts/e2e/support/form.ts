/** Fills in the admin's forms. */
import type { Locator, Page } from 'playwright-core';

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
    /** Publishes, and waits until visitors see it. */
    async publish() {
      // The message of the last save stays on the screen until the next one.
      const last = button('Close');
      if (await last.isVisible()) await last.click();
      await button(/^(Save and publish|Publish)$/).click();
      await page()
        .getByText(/^Live in \d/)
        .waitFor();
    },
  };
}
