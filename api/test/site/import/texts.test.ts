/** Images and tables in the texts of a WordPress site, as in its theme unit test data: https://github.com/WPTT/theme-test-data */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from 'content-types/text/rich-text';
import { htmlFromRichText, picturesIn, plainFromRichText, type RichText } from 'content-types/text/rich-text';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { documents } from '../../../src/core/database/schema/content.ts';
import { openWordPress } from '../../../src/site/import/files/wordpress.ts';
import { createImageStore } from '../../../src/site/import/images.ts';
import { startImport } from '../../../src/site/import/run.ts';
import { type Client, startApp, type TestServer } from '../../support/app.ts';
import { halves } from '../../support/images.ts';
import { makeWxr, OLD_SITE } from './wxr.ts';

let server: TestServer;
let admin: Client;
beforeEach(async () => {
  server = await startApp();
  admin = await server.logIn('administrator');
});
afterEach(() => server.close());

const UPLOADS = `${OLD_SITE}/wp-content/uploads`;

const CLASSIC = `[caption id="attachment_906" align="aligncenter" width="580"]<img class="size-full wp-image-906  " title="Image Alignment 580x300" alt="Image Alignment 580x300" src="${UPLOADS}/2013/03/image-alignment-580x300.jpg?w=300" width="580" height="300" /> Look at 580x300 getting some <a title="Image Settings" href="https://en.support.wordpress.com/images/image-settings/">caption love</a>.[/caption]

The image above happens to be <em><strong>centered</strong></em>.

[caption id="attachment_612" align="aligncenter" width="640" caption="Chunk of resinous blackboy husk"]<a href="${UPLOADS}/2013/09/dsc.jpg"><img src="/wp-content/uploads/2013/09/dsc.jpg" alt="chunk" /></a>[/caption]

[gallery ids="906,77"]
<h2>Tables</h2>
<table>
<thead>
<tr>
<th>Employee</th>
<th>Salary</th>
<th></th>
</tr>
</thead>
<tbody>
<tr>
<th><a href="http://example.org/">John Doe</a></th>
<td>$1</td>
<td>Because that's all Steve Jobs needed for a salary.</td>
</tr>
</tbody>
</table>
<h2>Definition Lists</h2>`;

const BLOCKS = `<!-- wp:image {"id":616} -->
<figure class="wp-block-image size-full"><img src="${UPLOADS}/missing.jpg" alt="Gone" class="wp-image-616"/><figcaption>It was here</figcaption></figure>
<!-- /wp:image -->
<!-- wp:gallery {"linkTo":"none"} -->
<figure class="wp-block-gallery has-nested-images"><!-- wp:image {"id":755} -->
<figure class="wp-block-image size-large"><img src="${UPLOADS}/2013/09/dsc.jpg" alt="Golden Gate Bridge" class="wp-image-755"/><figcaption class="wp-element-caption">Golden Gate Bridge</figcaption></figure>
<!-- /wp:image --></figure>
<!-- /wp:gallery -->
<!-- wp:table {"className":"is-style-regular"} -->
<figure class="wp-block-table is-style-regular"><table><thead><tr><th>header label one</th><th>header label two</th></tr></thead><tbody><tr><td>table cell</td><td>table cell two</td></tr></tbody><tfoot><tr><td>footer label one</td><td>footer label two</td></tr></tfoot></table><figcaption class="wp-element-caption">Table caption</figcaption></figure>
<!-- /wp:table -->`;

const WXR = makeWxr([
  { id: 1, type: 'post', title: 'Markup', content: CLASSIC, terms: [['category', 'Markup']] },
  { id: 2, type: 'page', title: 'Blocks', content: BLOCKS, link: `${OLD_SITE}/blocks/` },
  { id: 3, type: 'job_listing', title: 'Driver', content: `${CLASSIC}<p>No experience needed.</p>` },
  {
    id: 906,
    type: 'attachment',
    title: 'Big',
    status: 'inherit',
    attachment: `${UPLOADS}/2013/03/image-alignment-580x300.jpg`,
  },
]);

/** Runs the import with the images of a folder, and returns the reasons in its report by title. */
async function importHere(isDryRun = false): Promise<Record<string, string>> {
  const folder = join(server.dataDir, 'uploads-copy');
  mkdirSync(join(folder, '2013/03'), { recursive: true });
  mkdirSync(join(folder, '2013/09'), { recursive: true });
  writeFileSync(join(folder, '2013/03/image-alignment-580x300.jpg'), await halves(580, 300).jpeg().toBuffer());
  writeFileSync(join(folder, '2013/09/dsc.jpg'), await halves(64, 48).jpeg().toBuffer());
  const { db, env, clock } = server.app;
  const images = createImageStore({ db, env, clock }, folder);
  const options = { isDryRun, publish: true, redirects: false, defaults: {}, images };
  const { id, work } = startImport({ db, env, clock }, openWordPress(Buffer.from(WXR)), 'theme.xml', options, null);
  await work();
  const { body } = await admin.get(`/api/imports/${id}/rows?limit=200`);
  return Object.fromEntries(
    body.items.map(({ title, result, reason }: Record<string, string>) => [title, `${result}: ${reason}`]),
  );
}

const textOf = async (path: string) => {
  const { body } = await admin.get(`/api/content/${path}?drafts=true`);
  const [{ data }] = body.items;
  return (data.content ?? data.description ?? data.blocks[0].text) as RichText;
};
const pictures = (text: RichText) =>
  picturesIn(text).map(({ attrs: { alt, caption, width, height } }) => [alt, caption, width, height]);
const kinds = ({ content }: RichText) => content.map(({ type }: Block) => type);

test('an import keeps tables, images and captions', async () => {
  expect(await importHere(true)).toMatchObject({ Markup: 'created: ' });
  const report = await importHere();
  expect(report).toMatchObject({
    Markup: 'created: ',
    Blocks: 'created: An image in the text was left out. Image: The file isn’t in the folder.',
  });

  const post = await textOf('blog');
  expect(kinds(post)).toEqual(['image', 'paragraph', 'image', 'image', 'heading', 'table', 'heading']);
  expect(pictures(post)).toEqual([
    ['Image Alignment 580x300', 'Look at 580x300 getting some caption love.', 580, 300],
    ['chunk', 'Chunk of resinous blackboy husk', 64, 48],
    ['Big', '', 580, 300],
  ]);
  expect(htmlFromRichText(post)).toContain(
    '<thead><tr><th scope="col">Employee</th><th scope="col">Salary</th><td></td></tr></thead><tbody><tr><th scope="row"><a href="http://example.org/">John Doe</a></th><td>$1</td>',
  );

  const page = await textOf('pages');
  expect(kinds(page)).toEqual(['paragraph', 'image', 'table', 'paragraph']);
  expect(pictures(page)).toEqual([['Golden Gate Bridge', 'Golden Gate Bridge', 64, 48]]);
  expect(plainFromRichText(page)).toBe(
    'It was here\nheader label one | header label two\ntable cell | table cell two\nfooter label one | footer label two\nTable caption',
  );

  const initialDocuments = server.db.select().from(documents).all();
  expect(Object.values(await importHere())).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(/^unchanged/)).concat(expect.anything()),
  );
  expect(server.db.select().from(documents).all()).toEqual(initialDocuments);
});

test('an imported advert keeps its tables, without images', async () => {
  const report = await importHere();
  expect(report.Driver).toContain('2 images in the text were left out.');
  const text = await textOf('jobs');
  expect(picturesIn(text)).toEqual([]);
  expect(kinds(text)).toContain('table');
});
