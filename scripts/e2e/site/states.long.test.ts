/**
 * States that a page shows only after an action, checked by axe at three widths. The states of the forms are in
 * forms-on-phone.ts.
 */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe } from '../support/admin.ts';
import { sharedSite } from '../support/shared.ts';
import { DESK, PHONE, serveOtherHosts, TABLET, visit, waitUntilHydrated } from '../support/visit.ts';

type Viewport = typeof DESK;

interface State {
  path: string;
  /** Brings the page into this state. */
  enter(page: Page, viewport: Viewport): Promise<unknown>;
}

const isNarrow = ({ width }: Viewport) => width < 1024;

const STATES: [title: string, state: State][] = [
  [
    'R14 T10 the menu and its Services list are open',
    {
      path: '/about-us',
      async enter(page, viewport) {
        if (isNarrow(viewport)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await page.locator(isNarrow(viewport) ? '#menu summary' : '#menu .submenu button').click();
        await page.locator('#menu .submenu ul').waitFor();
      },
    },
  ],
  [
    'R17 all filters are shown',
    {
      path: '/career',
      async enter(page, viewport) {
        await waitUntilHydrated(page, '.filters');
        if (isNarrow(viewport)) await page.getByRole('button', { name: 'Filters' }).click();
        await page.getByLabel('Minimum pay (£)').first().waitFor();
      },
    },
  ],
  [
    'R17 no job matches',
    {
      path: '/career?q=zzzz',
      enter: (page) => page.getByRole('button', { name: 'Show all jobs' }).waitFor(),
    },
  ],
  [
    'R17 the jobs cannot be loaded',
    {
      path: '/career',
      async enter(page) {
        await waitUntilHydrated(page, '.filters');
        await page.route('**/jobs/search/*', (route) => route.abort());
        await page.locator('#openings input[name=q]').fill('engineer');
        await page.getByRole('button', { name: 'Try again' }).waitFor();
      },
    },
  ],
  [
    'R17 the second page of the jobs',
    {
      path: '/career?page=2',
      enter: (page) => page.getByText(/^Page 2 of \d+$/).waitFor(),
    },
  ],
  [
    'T1 the slider is paused on its second slide',
    {
      path: '/',
      async enter(page) {
        await waitUntilHydrated(page, '.slider');
        await page.getByRole('button', { name: /^Slide 2/ }).click();
        await page.locator('.dots [aria-current=true][aria-label^="Slide 2"]').waitFor();
      },
    },
  ],
  [
    'T2 R5 the last tab is chosen',
    {
      path: '/contract-jobs',
      async enter(page) {
        await waitUntilHydrated(page, '.tabs');
        await page.getByRole('tab').last().click();
        await page.getByRole('tabpanel').last().waitFor();
      },
    },
  ],
  [
    'R12 the map is shown',
    {
      path: '/contact-us',
      async enter(page) {
        await serveOtherHosts(page);
        await page.getByRole('link', { name: 'Show map' }).click();
        await page.frameLocator('iframe[title=Map]').getByText('Another host').waitFor();
      },
    },
  ],
  [
    'M3 T9 a job does not exist',
    { path: '/job/zzzzzzzzzzzz', enter: (page) => page.getByRole('heading', { name: 'Job not found' }).waitFor() },
  ],
];

const site = await sharedSite();

describe('no accessibility fault when', () => {
  test.each(STATES)('%s', async (_, { path, enter }) => {
    for (const viewport of [DESK, TABLET, PHONE]) {
      await visit(
        site,
        path,
        async (page, { foreign }) => {
          await enter(page, viewport);
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
          // The map's own content is on another host.
          expect(await axe(page, { 'frame-tested': { enabled: false } })).toEqual([]);
          foreign();
        },
        { viewport, reducedMotion: 'reduce' },
      );
    }
  });
});
