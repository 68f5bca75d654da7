import sharp from 'sharp';

/** Returns a red image as a selected file. The media library treats images of different sizes as different images. */
export async function imageFile(name: string, width: number, height = 300) {
  const image = sharp({ create: { width, height, channels: 3, background: '#c2452d' } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}
