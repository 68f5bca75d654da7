import { html, type SafeHtml } from '@remix-run/html-template';

/** An email's text. All of it is plain text here and escaped when it becomes HTML. */
interface Email {
  subject: string;
  greeting: string;
  parts: EmailPart[];
  /** Lines under "Kind regards,". */
  signature: string[];
  /** Why the reader gets this. */
  footnote?: string;
}

type EmailPart =
  | string
  | { details: [label: string, value: string][] }
  | { quote: string }
  | { link: { label: string; address: string /** Lines under it. */; note?: string } };

/** The email's subject, text and HTML. */
export function renderEmail(email: Email): { subject: string; text: string; html: string } {
  const { subject, greeting, parts, signature, footnote } = email;
  const lines = ['Kind regards,', ...signature.filter(Boolean)].join('\n');
  const text = [greeting, ...parts.map(partAsText), lines, ...(footnote ? [`--\n${footnote}`] : [])];
  const body = html`${paragraph(greeting)}
${parts.map((part) => html`${partAsHtml(part)}\n`)}${paragraph(lines)}
${footnote ? html`<p style="color:#4b5852;font-size:14px">${footnote}</p>` : ''}`;
  return { subject: subject.slice(0, 250), text: `${text.join('\n\n')}\n`, html: page(subject, body) };
}

/**
 * Greets the sender of a form in an email that nobody reads before it is sent. The address may be anyone's, so a name
 * that could carry a message, such as a link or a phone number, is left out.
 */
export function greetingFor(name: string): string {
  const hasMessage = name.length > 60 || /[\p{L}\p{N}_][.。]\p{L}{2}|[\p{N}\p{C}/:@]/u.test(name.normalize('NFKC'));
  return hasMessage ? 'Hello,' : `Dear ${name},`;
}

function partAsText(part: EmailPart): string {
  if (typeof part === 'string') return part;
  if ('details' in part) return part.details.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('quote' in part) return part.quote.replace(/^/gm, '> ');
  const { label, address, note } = part.link;
  return note === undefined ? `${label}: ${address}` : `${label}\n${note}\n${address}`;
}

function partAsHtml(part: EmailPart): SafeHtml {
  if (typeof part === 'string') return paragraph(part);
  if ('details' in part) return html`<table role="presentation">${part.details.map(row)}</table>`;
  if ('quote' in part) {
    return html`<blockquote style="margin:16px 0;padding-left:16px;border-left:3px solid #e8613c">${withBreaks(part.quote)}</blockquote>`;
  }
  const { label, address, note } = part.link;
  return html`<p><a href="${address}">${label}</a>${note ? html`<br>${withBreaks(note)}` : ''}</p>`;
}

function row([label, value]: [string, string]): SafeHtml {
  return html`<tr><th align="left" valign="top" style="padding-right:16px">${label}</th><td>${withBreaks(value)}</td></tr>`;
}

function paragraph(text: string): SafeHtml {
  return html`<p>${withBreaks(text)}</p>`;
}

function withBreaks(text: string): SafeHtml[] {
  return text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`));
}

function page(title: string, body: SafeHtml): string {
  return String(html`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:24px;font:16px/1.55 system-ui,sans-serif;color:#14211d;background:#fffcf6">
<div style="max-width:36em;margin:0 auto">
${body}
</div>
</body>
</html>
`);
}
