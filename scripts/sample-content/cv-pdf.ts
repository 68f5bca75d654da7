/** A one-page PDF of plain text: the first line large, headings bold, set in a font that every reader has. */

const LINE_HEIGHT = 15;
const TOP = 780;
const LEFT = 64;

export function renderCvPdf(lines: readonly string[]): Buffer {
  const drawnLines = lines.map((line, index) => {
    const isHeading = /^[A-Z][a-z]+$/.test(line);
    const font = index === 0 ? '/F2 20 Tf' : isHeading ? '/F2 12 Tf' : '/F1 10.5 Tf';
    return `BT ${font} ${LEFT} ${TOP - index * LINE_HEIGHT} Td (${escapeText(line)}) Tj ET`;
  });
  const page = drawnLines.join('\n');
  const toFontObject = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    toFontObject('Helvetica'),
    toFontObject('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** Octal escapes for characters outside ASCII, in the font's WinAnsi encoding. */
const WINDOWS: Record<string, string> = { '–': '\\226', '’': '\\222', '·': '\\267' };

function escapeText(text: string): string {
  return text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, (character) => WINDOWS[character] ?? character);
}
