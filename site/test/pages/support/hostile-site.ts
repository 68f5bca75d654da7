/** Fills an agency with hostile texts, which try to inject code or break the page. */
import { readFileSync } from 'node:fs';
import { storeImage } from 'api/core/media/store';
import { type CollectionName, contentTypes, type EntryOf, type SingletonName } from 'content-types';
import { logIn } from './editor.ts';
import { hostileData } from './hostile.ts';
import type { Site } from './publish-site.ts';

const IMAGE = new URL('../../../../scripts/sample-content/images/clock.jpg', import.meta.url);

/** The kinds of landing pages that exist, because there are jobs of every stock kind. */
const KINDS = [
  ...['engineer', 'developer', 'admin', 'full-time', 'part-time'],
  ...['permanent', 'contract', 'temporary', 'freelance', 'internship'],
];

/** Creates `jobs` jobs, a tenth of them closed, and `entries` entries of every other kind. */
export async function fillHostile(api: Site['api'], { jobs, entries }: { jobs: number; entries: number }) {
  const editor = await logIn(api);
  const place = { db: api.db, dataDir: api.env.dataDir, clock: api.clock };
  const picture = await storeImage(place, readFileSync(IMAGE), { name: 'a.jpg', alt: '', userId: null });
  const image = { id: picture.id, alt: '', width: picture.width, height: picture.height };
  for (const [index, type] of Object.values(contentTypes).entries()) {
    // Skips the theme, which has no texts, and internal types, which visitors cannot see.
    if ('internal' in type || type.name === 'theme') continue;
    if (type.shape === 'singleton')
      await editor.save(type.name as SingletonName, {
        ...hostileData(type, index * 1_000, image),
        ...(type.name === 'opening' && { closed: false }),
      });
    else if (type.name !== 'job') {
      for (let n = 0; n < entries; n++) {
        const data = hostileData(type, n, image);
        if (type.name === 'landingPage') data.path = `/jobs/${KINDS[n % KINDS.length]}`;
        await editor.add(type.name as CollectionName, data);
      }
    }
  }
  await editor.add('product', { title: '', subtitle: '', description: '', image, bannerBackgroundImage: null });
  const yesterday = new Date(api.clock.now() - 86_400_000).toISOString();
  for (let n = 0; n < jobs; n++) {
    const data = hostileData(contentTypes.job, n, image) as EntryOf<'job'>['data'];
    data.location.country = n % 7 === 0 ? data.location.country : 'United Kingdom';
    data.location.postcode = n % 3 === 0 ? 'WF1 2HQ' : data.location.postcode;
    await editor.add('job', data, n % 10 === 0 ? { expiresAt: yesterday } : {});
  }
}
