/** CV files made byte by byte, valid and invalid. */
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

export interface PdfOptions {
  /** Text to add to the trailer, such as `/Encrypt 5 0 R`. */
  trailer?: string;
  /** The dictionary of the extra object, `5 0 R`. */
  extra?: string;
  /** Bytes of incompressible padding. */
  ballast?: Buffer;
  /** The text after the end of the PDF. */
  padding?: string;
  /** The text of the page, without brackets. */
  words?: string;
  /** The page's content streams. `filter` applies to the ballast, which is object `6 0 R`. */
  contents?: string;
  filter?: string;
}

/** A one-page PDF with a classic cross-reference table. */
export function makePdf({
  trailer = '',
  extra = '<< >>',
  ballast = Buffer.alloc(0),
  padding = '\n',
  words = 'Ada Lovelace',
  contents = '4 0 R',
  filter = '',
}: PdfOptions = {}): Buffer {
  const text = `BT /F1 24 Tf 72 720 Td (${words}) Tj ET`;
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
    ),
    Buffer.from(`<< /Length ${text.length} >>\nstream\n${text}\nendstream`),
    Buffer.from(extra),
    Buffer.concat([
      Buffer.from(`<< /Length ${ballast.length} ${filter} >>\nstream\n`),
      ballast,
      Buffer.from('\nendstream'),
    ]),
  ];
  const chunks = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  const size = () => chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  for (const [i, body] of objects.entries()) {
    offsets.push(size());
    chunks.push(Buffer.from(`${i + 1} 0 obj\n`), body, Buffer.from('\nendobj\n'));
  }
  const start = size();
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  chunks.push(
    Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`),
    Buffer.from(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF${padding}`,
    ),
  );
  return Buffer.concat(chunks);
}

/** A PDF with `objects`, such as `<< /S /Launch >>`, in a compressed stream. `change` corrupts the stream. */
export function makePdfWithObjectStream(
  objects: string,
  { dictionary = '/Type /ObjStm /Filter /FlateDecode', change = (compressedBytes: Buffer) => compressedBytes } = {},
): Buffer {
  const head = `9 0 10 ${objects.length} `;
  const compressedBytes = change(deflateSync(`${head}${objects} << >>`));
  const extra = `<< ${dictionary} /N 2 /First ${head.length} /Length ${compressedBytes.length} >>\nstream\r\n`;
  return makePdf({ ballast: Buffer.concat([Buffer.from(extra), compressedBytes, Buffer.from('\nendstream')]) });
}

/** A PDF 1.5 whose cross-reference table is a stream object. */
export function makePdfWithXrefStream(dictionary = ''): Buffer {
  const head = '%PDF-1.5\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
  const table = `2 0 obj\n<< /Type /XRef /Size 3 /W [1 2 1] /Root 1 0 R ${dictionary} /Length 4 >>\nstream\n\0\0\0\0\nendstream\nendobj\n`;
  return Buffer.from(`${head}${table}startxref\n${head.length}\n%%EOF\n`, 'latin1');
}

export interface ZipPart {
  name: string;
  content: string | Buffer;
  /** General purpose flags; 1 means encrypted. */
  flags?: number;
  /** The uncompressed size that the directory claims. */
  claimedSize?: number;
  stored?: boolean;
}

export function makeZip(parts: ZipPart[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, flags = 0, claimedSize, stored = false } of parts) {
    const raw = Buffer.from(content);
    const data = stored ? raw : deflateRawSync(raw);
    const commonHeader = Buffer.alloc(26);
    commonHeader.writeUInt16LE(20, 0);
    commonHeader.writeUInt16LE(flags, 2);
    commonHeader.writeUInt16LE(stored ? 0 : 8, 4);
    commonHeader.writeUInt32LE(crc32(raw), 10);
    commonHeader.writeUInt32LE(data.length, 14);
    commonHeader.writeUInt32LE(claimedSize ?? raw.length, 18);
    commonHeader.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), commonHeader, Buffer.from(name), data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), commonHeader, tail, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(Buffer.byteLength(comment, 'latin1'), 20);
  return Buffer.concat([...locals, list, end, Buffer.from(comment, 'latin1')]);
}

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export function contentTypes(main = MAIN, part = '/word/document.xml'): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="${part}" ContentType="${main}"/></Types>`;
}

export const DOCUMENT_XML = documentXml('<w:p><w:r><w:t>Ada Lovelace</w:t></w:r></w:p>');

/** The text of a Word document: `body` is XML, such as `paragraph('Ada')`. */
export function documentXml(body: string): string {
  return `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
}

export function paragraph(text: string): string {
  return `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A Word document in the current format. `parts` come after the two required ones, `first` before them. */
export function makeDocx({
  types = contentTypes(),
  parts = [],
  first = [],
  main = 'word/document.xml',
  comment = '',
  xml = DOCUMENT_XML,
}: DocxOptions = {}): Buffer {
  const requiredParts = [
    { name: '[Content_Types].xml', content: types },
    { name: main, content: xml },
  ];
  return makeZip([...first, ...requiredParts, ...parts], comment);
}

/** The relationships part of an Office file, with one relationship. */
export function relationships(type: string, target: string, attributes = 'TargetMode="External"'): ZipPart {
  const base = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return {
    name: 'word/_rels/settings.xml.rels',
    content: `<Relationships xmlns="x"><Relationship Id="rId1" Type="${base}/${type}" Target="${target}" ${attributes}/></Relationships>`,
  };
}

interface DocxOptions {
  types?: string;
  parts?: ZipPart[];
  first?: ZipPart[];
  main?: string;
  comment?: string;
  xml?: string;
}

interface DocOptions {
  /** Names of additional directory entries, such as a storage called `Macros`. */
  entries?: string[];
  streamName?: string;
  /** The flags of the file information block; 0x0100 means encrypted. */
  flags?: number;
  /** Length of the text stream in bytes. A stream of less than 4096 bytes is among the short streams. */
  length?: number;
  tail?: Buffer;
}

const END = 0xfffffffe;
const FREE = 0xffffffff;

/** A Word document in the old format: header, allocation table, directory, streams. */
export function makeDoc({
  entries = [],
  streamName = 'WordDocument',
  flags = 0,
  length = 4096,
  tail,
}: DocOptions = {}): Buffer {
  const text = Buffer.alloc(Math.ceil(length / 512) * 512);
  text.writeUInt16LE(0xa5ec, 0);
  text.writeUInt16LE(0x00c1, 2);
  text.writeUInt16LE(flags, 10);
  const isShort = length < 4096;
  const textSectors = text.length / 512;
  const names = ['Root Entry', streamName, ...entries];
  const directorySectors = Math.ceil(names.length / 4);
  const textStart = 1 + directorySectors;

  const table = Buffer.alloc(512, 0xff);
  const chain = (first: number, count: number) => {
    for (let i = 0; i < count; i += 1) table.writeUInt32LE(i === count - 1 ? END : first + i + 1, (first + i) * 4);
  };
  table.writeUInt32LE(0xfffffffd, 0);
  chain(1, directorySectors);
  chain(textStart, textSectors);

  const directory = Buffer.alloc(directorySectors * 512);
  for (const [i, name] of names.entries()) {
    const entryOffset = i * 128;
    directory.write(name, entryOffset, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, entryOffset + 64);
    directory[entryOffset + 66] = i === 0 ? 5 : i === 1 ? 2 : 1;
    // Short streams are inside the root's own stream.
    const holdsText = isShort ? i === 0 : i === 1;
    directory.writeUInt32LE(holdsText ? textStart : i === 0 ? END : 0, entryOffset + 116);
    directory.writeUInt32LE(i === 1 ? length : holdsText ? text.length : 0, entryOffset + 120);
  }

  const header = Buffer.alloc(512, 0);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  for (let i = 0; i < 109; i += 1) header.writeUInt32LE(i === 0 ? 0 : FREE, 76 + i * 4);
  return Buffer.concat([header, table, directory, text, tail ?? Buffer.alloc(0)]);
}
