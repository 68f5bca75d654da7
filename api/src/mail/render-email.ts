import { escapeHtml } from 'content-types/lib/rich-text';

/** A mail's words. All of them are plain text here and escaped where they become HTML. */
export interface Letter {
  subject: string;
  greeting: string;
  parts: LetterPart[];
  /** Lines under "Kind regards,". */
  signature: string[];
  /** Why the reader gets this. */
  footnote?: string;
}

export type LetterPart =
  | string
  | { details: [label: string, value: string][] }
  | { quote: string }
  | { link: { label: string; address: string /** Lines under it. */; note?: string } };

/** The letter as the mail's subject, text and HTML. */
export function renderLetter(letter: Letter): { subject: string; text: string; html: string } {
  const { subject, greeting, parts, signature, footnote } = letter;
  const lines = signature.filter(Boolean);
  const text = [
    greeting,
    ...parts.map(partAsText),
    ['Kind regards,', ...lines].join('\n'),
    ...(footnote ? [`--\n${footnote}`] : []),
  ];
  const html = [
    paragraph(greeting),
    ...parts.map(partAsHtml),
    `<p>Kind regards,<br>${lines.map(escapeHtml).join('<br>')}</p>`,
    footnote ? `<p style="color:#4b5852;font-size:14px">${escapeHtml(footnote)}</p>` : '',
  ];
  return { subject: subject.slice(0, 250), text: `${text.join('\n\n')}\n`, html: page(subject, html.join('\n')) };
}

function partAsText(part: LetterPart): string {
  if (typeof part === 'string') return part;
  if ('details' in part) return part.details.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('quote' in part) return part.quote.replace(/^/gm, '> ');
  const { label, address, note } = part.link;
  return note === undefined ? `${label}: ${address}` : `${label}\n${note}\n${address}`;
}

function partAsHtml(part: LetterPart): string {
  if (typeof part === 'string') return paragraph(part);
  if ('details' in part) return `<table role="presentation">${part.details.map(row).join('')}</table>`;
  if ('quote' in part) {
    return `<blockquote style="margin:16px 0;padding-left:16px;border-left:3px solid #e8613c">${withBreaks(part.quote)}</blockquote>`;
  }
  const { label, address, note } = part.link;
  return `<p><a href="${escapeHtml(address)}">${escapeHtml(label)}</a>${note ? `<br>${withBreaks(note)}` : ''}</p>`;
}

function row([label, value]: [string, string]): string {
  return `<tr><th align="left" valign="top" style="padding-right:16px">${escapeHtml(label)}</th><td>${withBreaks(value)}</td></tr>`;
}

function paragraph(text: string): string {
  return `<p>${withBreaks(text)}</p>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.55 system-ui,sans-serif;color:#14211d;background:#fffcf6">
<div style="max-width:36em;margin:0 auto">
${body}
</div>
</body>
</html>
`;
}
