/** Parses untrusted emails. Never throws, whatever the content, and takes time in proportion to the size. */
import { createHash } from 'node:crypto';
import { removeUnprintable } from 'content-types/fields/text';
import PostalMime, { type Address, type Attachment } from 'postal-mime';
import { toPlainText } from '../../core/lib/parse-html.ts';

const MAX_TEXT_LENGTH = 50_000;
const MAX_HTML_LENGTH = 500_000;
/** Maximum number of attachments returned. Exceeds the number that are kept or listed to users. */
const MAX_ATTACHMENTS = 50;

export interface EmailHead {
  /** The values of the headers of these names, unfolded, up to 20 for each name. Names are in lower case. */
  values(...names: string[]): string[];
  /** Whether the email is automatic, such as an out-of-office reply. Users are not notified of such emails. */
  isAutomatic: boolean;
  /** Whether the email reports that one of our emails could not be delivered. */
  isBounce: boolean;
  /** The sender's Message-ID, or a digest of the headers if the email has none. */
  messageId: string;
}

/** Reads the headers at the start of an email. `start` may be cut off anywhere. */
export function readHead(start: Buffer): EmailHead {
  const headerText = start.toString('latin1');
  const end = /\r?\n\r?\n/.exec(headerText)?.index ?? headerText.length;
  const lines = headerText
    .slice(0, end)
    .replace(/\r?\n[ \t]/g, ' ')
    .split(/\r?\n/);
  const headers = new Map<string, string[]>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []).slice(0, 19), line.slice(colon + 1).trim()]);
  }
  const values = (...names: string[]) => names.flatMap((name) => headers.get(name) ?? []);
  const firstValue = (name: string) => values(name)[0]?.toLowerCase() ?? '';
  const isReport =
    /^multipart\/report\b/.test(firstValue('content-type')) && firstValue('content-type').includes('delivery-status');
  const isFromServer = /\b(mailer-daemon|postmaster)@/.test(firstValue('from'));
  const id = /^<[^\s<>]{1,300}>/.exec(values('message-id')[0] ?? '')?.[0];
  return {
    values,
    // RFC 5321, 4.5.5: anyone can write a report, but only the recipient's server can write the return path.
    isBounce: (isReport || isFromServer) && firstValue('return-path') === '<>',
    isAutomatic:
      !/^(no)?$/.test(firstValue('auto-submitted')) ||
      /^(bulk|junk|list|auto_reply)$/.test(firstValue('precedence')) ||
      /^(<>|$)/.test(values('return-path')[0] ?? 'none') ||
      values('x-auto-response-suppress', 'x-autoreply', 'x-autorespond', 'list-id').length > 0,
    messageId: id ?? `sha256:${createHash('sha256').update(headerText.slice(0, end)).digest('hex')}`,
  };
}

/** The ids of our emails that the start of an email names, in headers or in the copy that a bounce contains. */
export function readOurIds(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/<([0-9a-z]{20})@/g), ([, id = '']) => id))].slice(0, 50);
}

/** Returns the server's reason for not delivering our email; null if the email was delivered or only delayed. */
export function readBounceReason(start: Buffer): string | null {
  const bounceReport = start.toString('latin1').replace(/\r?\n[ \t]+/g, ' ');
  const readField = (name: RegExp) => line(name.exec(bounceReport)?.[1] ?? '', 400);
  const action = readField(/^Action: *([^\r\n]{1,40})/im).toLowerCase();
  if (action === 'delayed' || action === 'delivered' || action === 'relayed' || action === 'expanded') return null;
  const diagnosis = readField(/^Diagnostic-Code: *([^\r\n]{1,1000})/im).replace(/^smtp; ?/i, '');
  const bounceReason = diagnosis || readField(/^Status: *([^\r\n]{1,40})/im);
  return bounceReason ? `Reported by the recipient’s server: ${bounceReason}` : 'The email bounced.';
}

export interface EmailContent {
  from: { name: string; address: string };
  subject: string;
  text: string;
  /** The quoted emails at the end. */
  quoted: string;
  attachments: { name: string; content: Buffer }[];
}

/**
 * Parses a whole email, with HTML as text; null if unreadable. Call it only in the reader process: millions of lines
 * take the parser minutes and gigabytes.
 */
export async function readContent(source: Buffer): Promise<EmailContent | null> {
  try {
    const email = await PostalMime.parse(source, { forceRfc822Attachments: true, maxNestingDepth: 30 });
    const body = email.text?.trim() ? email.text : htmlToText(email.html ?? '');
    const text = removeUnprintable(body.replace(/\r\n?/g, '\n')).trim().slice(0, MAX_TEXT_LENGTH);
    return {
      from: readSender(email.from),
      subject: line(email.subject ?? '', 200),
      ...splitQuoted(text),
      // Images in the text are nearly always part of a signature.
      attachments: email.attachments
        .filter(({ related, mimeType }) => !(related && mimeType.startsWith('image/')))
        .slice(0, MAX_ATTACHMENTS)
        .map((attachment) => ({ name: fileName(attachment), content: toBuffer(attachment.content) })),
    };
  } catch {
    return null;
  }
}

/**
 * Converts to one line without control characters or bidirectional overrides, which can disguise an executable as a
 * PDF.
 */
function line(text: string, max: number): string {
  const singleLine = text.replace(/[\r\n]+/g, ' ').replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
  return removeUnprintable(singleLine).trim().slice(0, max);
}

export function readSender(sender: Address | undefined): EmailContent['from'] {
  return { name: line(sender?.name ?? '', 120), address: line(sender?.address ?? '', 320).toLowerCase() };
}

function fileName({ filename, mimeType }: Attachment): string {
  return line(filename ?? '', 1_000).slice(-200) || mimeType;
}

function toBuffer(content: Attachment['content']): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
}

/** Splits an email into the sender's own text and the earlier emails quoted below it. */
export function splitQuoted(text: string): { text: string; quoted: string } {
  const lines = text.split('\n');
  let end = lines.length;
  while (end > 0 && /^(>.*|\s*)$/.test(lines[end - 1] ?? '')) end -= 1;
  const hasQuote = lines.slice(end).some((line) => line.startsWith('>'));
  const start = lines.findIndex((_, index) => isQuoteStart(lines, index));
  const quoteStart = start >= 0 ? start : hasQuote ? end : lines.length;
  const replyText = lines.slice(0, quoteStart).join('\n').trim();
  return replyText === ''
    ? { text, quoted: '' }
    : { text: replyText, quoted: lines.slice(quoteStart).join('\n').trim() };
}

function isQuoteStart(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim();
  const nextLine = (lines[at + 1] ?? '').trim();
  // “On Monday, Sam wrote:”, which email clients break into two lines.
  if (line.startsWith('On ') && line.length < 300)
    return line.endsWith('wrote:') || nextLine === 'wrote:' || nextLine.endsWith(' wrote:');
  if (/^-{2,} ?original message ?-{2,}$/i.test(line)) return true;
  return (
    /^\*?From:/.test(line) && lines.slice(at + 1, at + 5).some((other) => /^\s*\*?(Sent|Date|To|Subject):/.test(other))
  );
}

const BLOCKS = new Set('p div br tr li ul ol table blockquote hr h1 h2 h3 h4 h5 h6 pre'.split(' '));
const SILENT = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'iframe', 'svg']);

/**
 * Extracts the words of an HTML email, with one line per block. Works in a single pass, because hostile input can
 * occupy a real parser for ever.
 */
export function htmlToText(source: string): string {
  const html = source.slice(0, MAX_HTML_LENGTH);
  const lower = html.toLowerCase();
  let blockText = '';
  let position = 0;
  while (position < html.length) {
    const tagStart = html.indexOf('<', position);
    blockText += html.slice(position, tagStart < 0 ? undefined : tagStart).replace(/\s+/g, ' ');
    if (tagStart < 0) break;
    const name = /^[a-z][a-z0-9]*/.exec(lower.slice(tagStart + 1, tagStart + 20))?.[0];
    const isTag = name !== undefined || '/!?'.includes(html[tagStart + 1] ?? ' ');
    if (!isTag) blockText += '&lt;';
    else if (BLOCKS.has(name ?? lower.slice(tagStart + 2, tagStart + 12).split(/[^a-z0-9]/)[0] ?? ''))
      blockText += '\n';
    position = isTag ? skipTag(lower, tagStart, name) : tagStart + 1;
  }
  const lines = blockText.split('\n').map(toPlainText);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns the position after a tag, comment or silent element; the end of the text if it is not closed. */
function skipTag(lower: string, tagPosition: number, name: string | undefined): number {
  const isComment = lower.startsWith('<!--', tagPosition);
  const closingSign = isComment ? '-->' : '>';
  let end = lower.indexOf(closingSign, isComment ? tagPosition + 4 : tagPosition);
  if (end >= 0 && name !== undefined && SILENT.has(name)) {
    const close = lower.indexOf(`</${name}`, end);
    end = close < 0 ? -1 : lower.indexOf('>', close);
    return end < 0 ? lower.length : end + 1;
  }
  return end < 0 ? lower.length : end + closingSign.length;
}
