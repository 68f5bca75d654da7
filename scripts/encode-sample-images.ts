/**
 * `node scripts/encode-sample-images.ts`: makes the variants of the sample agency's images. Run it when an image or
 * `core/media/encode.ts` changes.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeVariants } from 'api/core/media/encode';
import { variantName } from 'api/core/media/files';
import { checkImage } from 'api/core/media/store';
import { ENCODED, IMAGES } from './sample-content/import.ts';

rmSync(ENCODED, { recursive: true, force: true });
mkdirSync(ENCODED);
for (const name of readdirSync(IMAGES)) {
  const bytes = readFileSync(new URL(name, IMAGES));
  const { id } = await checkImage(bytes);
  for (const variant of (await encodeVariants(bytes)).variants)
    writeFileSync(join(ENCODED, variantName({ id, ...variant })), variant.bytes);
}
