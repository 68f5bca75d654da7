/** Text from other systems: its encoding, and the HTML that WordPress stores. */
import { isUtf8 } from 'node:buffer';
import { KB } from 'content-types/text/bytes';
import { plural } from 'content-types/text/plural';
import { escapeHtml, type RichText } from 'content-types/text/rich-text';
import { type FindImage, richTextFromHtml } from '../../../core/content/documents/html-to-rich-text.ts';

const CHUNK_BYTES = 64 * KB;

/** The file's text in chunks, without a byte order mark. Bytes that its encoding does not have become U+FFFD. */
export function* readText(file: Buffer): Generator<string> {
  const decoder = new TextDecoder(findEncoding(file));
  for (let start = 0; start < file.length; start += CHUNK_BYTES) {
    yield decoder.decode(file.subarray(start, start + CHUNK_BYTES), { stream: true });
  }
  yield decoder.decode();
}

/** The encoding of the byte order mark or XML declaration; otherwise UTF-8 if the whole file is valid, else Windows-1252. */
function findEncoding(file: Buffer): string {
  return declaredEncoding(file) ?? (isUtf8(file) ? 'utf-8' : 'windows-1252');
}

/** The encoding from a byte order mark, or from an XML declaration other than UTF-8; null otherwise. */
export function declaredEncoding(start: Buffer): string | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const head = start.subarray(0, 200).toString('latin1');
  const encodingName = /^\s*<\?xml[^>]{0,100}encoding=["']([\w-]{1,30})["']/.exec(head)?.[1];
  if (encodingName === undefined || /^utf-?8$/i.test(encodingName)) return null;
  try {
    return new TextDecoder(encodingName).encoding;
  } catch {
    return null;
  }
}

/** The images of a text that is being imported. */
export interface TextImages {
  find: FindImage;
  /** The description of an image of a gallery, by its WordPress id; undefined if there is no such image. */
  describe?(id: string): string | undefined;
}

/**
 * Converts a WordPress text to rich text. Videos, shortcodes and images that are not found are left out, and `notes` says
 * so.
 */
export function convertWordpressText(html: string, notes: string[], images?: TextImages): RichText {
  const cleanedHtml = withoutShortcodes(withFigures(html, images), notes);
  return importText(isInParagraphs(cleanedHtml) ? cleanedHtml : markUpParagraphs(cleanedHtml), notes, images);
}

/** Converts HTML to rich text, and adds the omissions to `notes`. */
export function importText(html: string, notes: string[], images?: TextImages): RichText {
  let missingCount = 0;
  const richText = richTextFromHtml(html, (attributes) => {
    const id = images?.find(attributes) ?? null;
    if (id === null) missingCount += 1;
    return id;
  });
  notes.push(...noteMissing(missingCount));
  if (/<(iframe|video|audio|embed|object)\b/i.test(html)) notes.push('Video or other embedded content was left out.');
  return richText;
}

/** The report's note about images left out of a text. */
export function noteMissing(images: number): string[] {
  if (images === 0) return [];
  return [plural(images, { one: 'An image in the text was left out.', other: '# images in the text were left out.' })];
}

/** Converts `[caption …]<img> Words[/caption]` and `[gallery ids="1,2"]` to figures, as WordPress shows them. */
function withFigures(html: string, images?: TextImages): string {
  return html
    .replace(
      /\[(caption|wp_caption)(\s[^[\]]{0,2000})?\]([^[]{0,5000})\[\/\1\]/gi,
      (match, _name, attributes = '', content) => {
        const [, image, words] = /^(?:<a\s[^>]*>\s*)?(<img\s[^>]*>)(?:\s*<\/a>)?([\s\S]*)$/i.exec(content.trim()) ?? [];
        const caption = words?.trim() || /\scaption="([^"]*)"/.exec(attributes)?.[1] || '';
        return image ? `\n\n<figure>${image}<figcaption>${caption}</figcaption></figure>\n\n` : match;
      },
    )
    .replace(/\[gallery\s[^[\]]{0,500}?\bids="([\d,\s]{1,400})"[^[\]]{0,500}\]/gi, (match, ids: string) => {
      const imageTags = ids.split(',').flatMap((id) => {
        const alt = images?.describe?.(id.trim());
        return alt === undefined ? [] : [`<img class="wp-image-${id.trim()}" alt="${escapeHtml(alt)}">`];
      });
      return imageTags.length > 0 ? `\n\n<figure>${imageTags.join('')}</figure>\n\n` : match;
    });
}

/**
 * Removes the tags of shortcodes such as `[gallery ids="1,2"]` and `[caption]…[/caption]`, but not the text between
 * them. Words in brackets, such as “[sic]”, stay.
 */
function withoutShortcodes(html: string, notes: string[]): string {
  const closedNames = new Set(
    Array.from(html.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi), ([, name]) => name?.toLowerCase()),
  );
  let count = 0;
  const cleanedHtml = html.replace(
    /\[(\/?)([a-z][\w-]{0,60})(\s[^[\]]{0,500})?\/?\]/gi,
    (match, slash, name, attributes) => {
      const isShortcode =
        slash ||
        closedNames.has(name.toLowerCase()) ||
        KNOWN_SHORTCODES.has(name.toLowerCase()) ||
        /=/.test(attributes ?? '');
      if (!isShortcode) return match;
      if (!slash) count += 1;
      return '';
    },
  );
  if (count > 0)
    notes.push(
      plural(count, { one: 'A shortcode in the text was left out.', other: '# shortcodes in the text were left out.' }),
    );
  return cleanedHtml;
}

const KNOWN_SHORTCODES = new Set(
  'gallery audio video embed playlist jobs job job_dashboard submit_job_form job_summary'.split(' '),
);

function isInParagraphs(html: string): boolean {
  return /<!-- wp:|<p[\s>]/i.test(html);
}

/** Marks up the paragraphs of WordPress's classic editor, which separates them with blank lines. */
function markUpParagraphs(html: string): string {
  if (!/\n/.test(html)) return html;
  return html
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (BLOCK.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n');
}

const BLOCK = /^<\/?(ul|ol|li|h[1-6]|blockquote|div|table|hr|pre|section|figure)\b/i;
