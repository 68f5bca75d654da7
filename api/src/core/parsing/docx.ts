import { MB } from 'content-types/text/bytes';
import { describeOtherKind, PROBLEMS, type Verdict, type Warning } from './verdict.ts';
import { readZip, unpack, type ZipEntry } from './zip.ts';

const MAX_UNPACKED_BYTES = 100 * MB;
const MAX_TEXT_BYTES = 32 * MB;
/** The limit for all relationships together. A long document with hundreds of links has 100 kB. */
const MAX_RELATIONSHIP_BYTES = 4 * MB;
const WORD = 'wordprocessingml.document.main+xml';

/**
 * Checks for a Word document in the current format that has its list of parts and its text, and no macros or password.
 */
export async function checkDocx(bytes: Buffer): Promise<Verdict> {
  const entries = readZip(bytes);
  if (!entries) return { problem: PROBLEMS.damaged };
  const parts = new Map(entries.map((entry) => [entry.name, entry]));
  // Word compares part names case-insensitively.
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size !== entries.length)
    return { problem: PROBLEMS.damaged };
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { problem: PROBLEMS.protected };
  if (entries.reduce((sum, { size }) => sum + size, 0) > MAX_UNPACKED_BYTES)
    return { problem: PROBLEMS.unpacksTooLarge };
  // Rejects files of two kinds: PDF readers search the first kilobyte for a header, and Java looks for
  // META-INF.
  if (bytes.subarray(0, 1024).includes('%PDF-') || hasPartNamed(parts, /^META-INF\/MANIFEST/i)) {
    return { problem: PROBLEMS.twoKinds };
  }
  const list = parts.get('[Content_Types].xml');
  if (!list) return otherZip(parts);
  try {
    return await checkParts(bytes, parts, (await unpack(bytes, list, MB)).toString('utf8'));
  } catch {
    return { problem: PROBLEMS.damaged };
  }
}

async function checkParts(bytes: Buffer, parts: Map<string, ZipEntry>, types: string): Promise<Verdict> {
  if (hasPartNamed(parts, /vba(Project|Data)/i) || /macroEnabled|vbaProject/i.test(types))
    return { problem: PROBLEMS.macros };
  const mainEntry = parts.get(mainPart(types));
  if (!mainEntry || !types.includes(WORD)) return { problem: PROBLEMS.otherKind };
  const xml = (await unpack(bytes, mainEntry, MAX_TEXT_BYTES)).toString('utf8', 0, 4096);
  if (!/<(\w+:)?document[\s>]/.test(xml)) return { problem: PROBLEMS.damaged };
  const warnings = new Set<Warning>(hasPartNamed(parts, /^word\/embeddings\//i) ? ['attachment'] : []);
  const relationships = [...parts.values()].filter(({ name }) => /\.rels$/i.test(name));
  if (relationships.reduce((sum, { size }) => sum + size, 0) > MAX_RELATIONSHIP_BYTES) {
    return { problem: PROBLEMS.unpacksTooLarge };
  }
  for (const entry of relationships) {
    // UTF-16 without its zero bytes matches the ASCII patterns.
    const relationshipXml = (await unpack(bytes, entry, MAX_RELATIONSHIP_BYTES))
      .toString('latin1')
      .replaceAll('\0', '');
    for (const warning of warningsIn(relationshipXml)) warnings.add(warning);
  }
  return { kind: 'docx', warnings: [...warnings] };
}

/**
 * Returns the warnings about a document's relationships. Allows hyperlinks, which load another site only when clicked.
 * Any other external target is loaded when the document opens.
 */
function warningsIn(relationships: string): Warning[] {
  const unmatchedXml = relationships.replace(/<Relationship\s[^<>]*>/g, (tag) => {
    const attributeMatches = [...tag.matchAll(/(?<![\w:])([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
    const attributes = new Map(attributeMatches.map(([, name, value, quoted]) => [name, value ?? quoted]));
    const isLink = attributes.get('Type')?.endsWith('/relationships/hyperlink');
    return isLink || attributes.get('TargetMode') === 'Internal' ? '' : tag;
  });
  const warnings: Warning[] = [];
  // The attribute counts even in a tag that could not be parsed.
  if (unmatchedXml.includes('TargetMode')) warnings.push('remote');
  if (/\/(?:aFChunk|oleObject)["']/i.test(relationships)) warnings.push('attachment');
  return warnings;
}

/** The path of the main part: as given in the content types, otherwise the path that Word uses. */
function mainPart(types: string): string {
  const override = types.match(/<Override\b[^<>]*>/g)?.find((tag) => tag.includes(WORD));
  return override ? (/PartName="\/([^"]+)"/.exec(override)?.[1] ?? '') : 'word/document.xml';
}

function otherZip(parts: Map<string, ZipEntry>): Verdict {
  if (parts.has('Index/Document.iwa') || hasPartNamed(parts, /\.iwa$/)) return describeOtherKind('an Apple Pages file');
  if (parts.has('mimetype') && parts.has('content.xml')) return describeOtherKind('an OpenDocument file');
  return { problem: PROBLEMS.otherKind };
}

function hasPartNamed(parts: Map<string, ZipEntry>, pattern: RegExp): boolean {
  return [...parts.keys()].some((name) => pattern.test(name));
}
