import sharp from 'sharp';

/** A red picture, as a file that somebody picks. Pictures of another size are others to the media library. */
export async function pictureFile(name: string, width: number, height = 300) {
  const image = sharp({ create: { width, height, channels: 3, background: '#c2452d' } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}
