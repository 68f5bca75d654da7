import { escapeHtml } from 'content-types/text/rich-text';
import { removeIllegalXml } from 'content-types/text/xml';

/** An element with text, which is escaped. */
export function element(name: string, content: string): string {
  return `<${name}>${escapeHtml(removeIllegalXml(content))}</${name}>`;
}

/** An element with unescaped text, for readers that do not understand escapes. */
export function cdata(name: string, content: string): string {
  // Splits a `]]>`, which would end the section, over two sections.
  return `<${name}><![CDATA[${removeIllegalXml(content).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;
}

export function parent(name: string, children: readonly string[]): string {
  return `<${name}>${children.join('')}</${name}>`;
}

/** Sends a document in chunks while its pieces are read, because some documents are large. */
export function createXmlResponse(type: string, pieces: Iterable<string>): Response {
  const remainingChunks = encodeChunks(pieces);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = remainingChunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } });
}

/** The minimum characters per chunk, because each chunk has a cost. */
const MIN_CHUNK_LENGTH = 100_000;

function* encodeChunks(pieces: Iterable<string>): Generator<Uint8Array, void> {
  let buffer = HEAD;
  for (const piece of pieces) {
    buffer += piece;
    if (buffer.length < MIN_CHUNK_LENGTH) continue;
    yield encoder.encode(buffer);
    buffer = '';
  }
  yield encoder.encode(`${buffer}\n`);
}

const encoder = new TextEncoder();
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
