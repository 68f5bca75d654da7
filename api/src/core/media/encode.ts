import { availableParallelism } from 'node:os';
import { VARIANT_FORMATS, type VariantFormat, variantWidths } from 'content-types/media/image-widths';
import pLimit from 'p-limit';
import sharp, { type AvifOptions, type WebpOptions } from 'sharp';
import { type Area, crop, decode, type Inspected, inspect, type Source } from './decode.ts';

export interface Variant {
  width: number;
  format: VariantFormat;
  bytes: Buffer;
}

// Raising `effort` by one takes 1.7 times as long for AVIF and saves 2%. Flat artwork needs full colour resolution to
// be sharp.
const OPTIONS: { avif: AvifOptions; webp: WebpOptions } = {
  avif: { quality: 55, effort: 1, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 4, smartSubsample: true },
};

/** Keeps a single decoded image in memory at a time. */
const oneAtATime = pLimit(1);
// Encoders share a thread pool with files and password hashes, so they never use all four threads.
const encoders = pLimit(Math.min(2, availableParallelism()));

/** Checks that the source is an image that can be read to its end. Throws 413, 415 and 422 as `inspect` does. */
export function checkDecodes(source: Source): Promise<Inspected> {
  return oneAtATime(async () => {
    const imageInfo = await inspect(source);
    await decode(source, 64);
    return imageInfo;
  });
}

/** Crops an image losslessly and resolves with the bytes of the new image. */
export function encodeCrop(path: string, area: Area): Promise<Buffer> {
  return oneAtATime(() => crop(path, area));
}

/** The image in every stored width and format, without anything else from its file. Throws 413, 415 and 422. */
export function encodeVariants(source: Source): Promise<Inspected & { variants: Variant[] }> {
  return oneAtATime(async () => {
    const { type, width, height } = await inspect(source);
    const widths = variantWidths(width);
    const { data, info } = await decode(source, widths.at(-1) ?? width);
    const { channels } = info;
    const encode = async (target: number, format: VariantFormat): Promise<Variant> => {
      const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels } });
      const bytes = await pixels.resize({ width: target })[format](OPTIONS[format]).toBuffer();
      return { width: target, format, bytes };
    };
    // Encodes the largest first, because the others run in parallel.
    const variantSpecs = widths.toReversed().flatMap((target) => VARIANT_FORMATS.map((format) => ({ target, format })));
    const variants = await Promise.all(
      variantSpecs.map(({ target, format }) => encoders(() => encode(target, format))),
    );
    return { type, width, height, variants };
  });
}
