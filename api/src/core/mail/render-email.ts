import { html, type SafeHtml } from '@remix-run/html-template';
import type { emailColours } from 'content-types/brand/theme';
import type { EmailLink } from 'content-types/emails/email-types';
import { type Placeholders, placeholdersIn } from 'content-types/emails/template';
import { removeUnprintable } from 'content-types/fields/text';
import { splitParagraphs } from 'content-types/text/paragraphs';

/** A template and the values of its placeholders: plain text, which is escaped when it becomes HTML. */
interface Email {
  subject: string;
  body: string;
  placeholders: Placeholders;
  values: Readonly<Record<string, string | readonly EmailLink[]>>;
  look: EmailLook;
}

type Filling = Pick<Email, 'placeholders' | 'values'>;

interface EmailLook {
  companyName: string;
  colours: ReturnType<typeof emailColours>;
}

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** A part of an email in both formats. */
interface Part {
  text: string;
  html: SafeHtml;
}

/**
 * Renders an email's subject, text and HTML. Splits the template into lines and paragraphs before it fills in
 * placeholders, so that no value can add a heading, a link or a placeholder.
 */
export function renderEmail(email: Email): RenderedEmail {
  const { body } = email;
  const end = body.search(/^--$/m);
  const parts = renderParagraphs(email, end < 0 ? body : body.slice(0, end));
  const footnotes = end < 0 ? [] : renderParagraphs(email, body.slice(end + 2));
  const subject = fillLine(email, email.subject).slice(0, 250);
  const text = [...parts.map(({ text }) => text), ...(footnotes.length > 0 ? [`--\n${textOf(footnotes)}`] : [])];
  const lines = (list: readonly Part[]) => list.map(({ html: part }) => html`${part}\n`);
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: renderPage(email.look, subject, lines(parts), lines(footnotes)),
  };
}

/** Renders a template's subject and body as plain text for editing. Leaves out lines as `renderEmail` does. */
export function fillTemplate(template: Omit<Email, 'look'>): Pick<RenderedEmail, 'subject' | 'text'> {
  const lines = template.body.split('\n').filter((line) => hasContent(template, line));
  const text = lines.map((line) => fillLine(template, line)).join('\n');
  return { subject: fillLine(template, template.subject), text };
}

/**
 * Greets the sender of a form by first name. Leaves out a name that could carry a message, such as a link or phone
 * number, because the address may be anyone's and most emails are sent unread.
 */
export function greetingFor(name: string): string {
  const hasMessage = name.length > 60 || /[\p{L}\p{N}_][.。]\p{L}{2}|[\p{N}\p{C}/:@]/u.test(name.normalize('NFKC'));
  if (hasMessage) return 'Hello,';
  const [first = '', ...others] = name.trim().split(/\s+/);
  // Does not address people by an initial or a title.
  const isFirstName = others.length > 0 && first.length > 1 && !/\.$|^(mr|mrs|ms|miss|mx|dr|prof|sir)$/i.test(first);
  return `Dear ${isFirstName ? first : name},`;
}

function renderParagraphs(email: Email, text: string): Part[] {
  return splitParagraphs(text).flatMap((paragraph) => renderParagraph(email, paragraph));
}

/** Renders a paragraph. Returns no parts if filling in the placeholders leaves it empty. */
function renderParagraph(email: Email, paragraph: string): Part[] {
  const { placeholders, values } = email;
  const lines = paragraph.split('\n').filter((line) => hasContent(email, line));
  if (lines.length === 0) return [];
  const block = /^\{(\w+)\}$/.exec(paragraph)?.[1] ?? '';
  const kind = placeholders[block]?.kind;
  const value = values[block] ?? '';
  if (typeof value !== 'string') return value.map((link) => renderLink(email, link));
  if (kind === 'quote') return [renderQuote(email, value)];
  if (kind === 'text') return splitParagraphs(value).map((text) => ({ text, html: paragraphOf(withBreaks(text)) }));

  const text = lines.map((line) => fillLine(email, line)).join('\n');
  const labelledLines = lines.map((line) => /^([^{}:]+): \{(\w+)\}$/.exec(line)?.slice(1) ?? []);
  const [label = '', name = ''] = labelledLines[0] ?? [];
  if (lines.length === 1 && placeholders[name]?.kind === 'link') {
    const style = placeholders[name].isMinor ? linkStyle(email) : buttonStyle(email);
    return [
      {
        text,
        html: html`<p style="${BUTTON_MARGIN}"><a href="${lineOf(values[name])}" style="${style}">${label}</a></p>`,
      },
    ];
  }
  if (labelledLines.every(([, name = '']) => placeholders[name] && placeholders[name].kind === undefined)) {
    const rows = labelledLines.map(([label = '', name = '']) => renderRow(email, label, lineOf(values[name])));
    return [
      {
        text,
        html: html`<table role="presentation" style="width:100%;margin:20px 0;border-collapse:collapse">${rows}</table>`,
      },
    ];
  }
  return [
    {
      text,
      html: paragraphOf(lines.map((line, index) => html`${index === 0 ? '' : html`<br>`}${lineAsHtml(email, line)}`)),
    },
  ];
}

/** Whether a line has no placeholders, or at least one with a value. */
function hasContent({ placeholders, values }: Filling, line: string): boolean {
  const names = placeholdersIn(line);
  return names.length === 0 || names.some((name) => !placeholders[name] || (values[name] ?? '').length > 0);
}

/** Fills in a line's placeholders. Keeps unknown placeholders, which occur only in the preview of a draft. */
function fillLine({ placeholders, values }: Filling, line: string): string {
  return line.replace(PLACEHOLDER, (placeholder, name: string) =>
    placeholders[name] ? lineOf(values[name]) : placeholder,
  );
}

function lineAsHtml(email: Email, line: string): SafeHtml[] {
  return line.split(/(\{\w+\})/).map((token) => {
    const text = fillLine(email, token);
    return email.placeholders[token.slice(1, -1)]?.kind === 'link'
      ? html`<a href="${text}" style="${linkStyle(email)}">${text}</a>`
      : html`${text}`;
  });
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** A value on one line, so that it cannot look like several values or add a header to the email. */
function lineOf(value: Email['values'][string] | undefined): string {
  return typeof value === 'string' ? removeUnprintable(value.replace(/[\r\n\u2028\u2029]+/g, ' ')) : '';
}

function renderLink(email: Email, { label, address, note }: EmailLink): Part {
  const { line, soft } = email.look.colours;
  const style = `margin:0;padding:14px 0;border-top:1px solid ${line}`;
  return {
    text: note === undefined ? `${label}: ${address}` : `${label}\n${note}\n${address}`,
    html: html`<p style="${style}"><a href="${address}" style="${linkStyle(email)};font-weight:600">${label}</a>${
      note ? html`<br><span style="color:${soft}">${note}</span>` : ''
    }</p>`,
  };
}

function renderQuote({ look }: Email, text: string): Part {
  const style = `margin:20px 0;padding-left:16px;border-left:3px solid ${look.colours.accent}`;
  return {
    text: text.replace(/^/gm, '> '),
    html: html`<blockquote style="${style}">${withBreaks(text)}</blockquote>`,
  };
}

function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('\n\n');
}

function renderRow({ look }: Email, label: string, value: string): SafeHtml {
  const { line, soft } = look.colours;
  const cell = `padding:10px 16px 10px 0;border-top:1px solid ${line};border-bottom:1px solid ${line}`;
  return html`<tr><th align="left" valign="top" style="${cell};color:${soft};font-weight:400;width:40%">${label}</th><td style="${cell};font-weight:600">${value}</td></tr>`;
}

function paragraphOf(content: SafeHtml[]): SafeHtml {
  return html`<p style="margin:16px 0">${content}</p>`;
}

function withBreaks(text: string): SafeHtml[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
}

const BUTTON_MARGIN = 'margin:24px 0';

function buttonStyle({ look: { colours } }: Email): string {
  return `display:inline-block;padding:14px 28px;border-radius:26px;background:${colours.accent};color:${colours.onAccent};font-weight:700;line-height:1.2;text-decoration:none`;
}

function linkStyle({ look }: Email): string {
  return `color:${look.colours.ink}`;
}

/**
 * Lays out an email. Uses only inline styles, which every email client keeps, and the same colours in light and dark
 * mode. Each text has a background, so that it stays readable in clients that darken emails.
 */
function renderPage(appearance: EmailLook, title: string, body: SafeHtml[], footnotes: SafeHtml[]): string {
  const { paper, raised, ink, soft, deep, onDeep } = appearance.colours;
  const box = 'max-width:600px;margin:0 auto;box-sizing:border-box';
  const head = `${box};padding:20px 28px;border-radius:12px 12px 0 0;background:${deep};color:${onDeep};font-size:20px;font-weight:700;letter-spacing:-0.01em`;
  const card = `${box};padding:12px 28px 16px;border-radius:0 0 12px 12px;background:${raised};color:${ink};overflow-wrap:anywhere`;
  const smallStyle = `${box};padding:12px 28px;color:${soft};font-size:14px;line-height:1.5`;
  return String(html`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only"><title>${title}</title></head>
<body style="margin:0;padding:24px 12px;font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:${ink};background:${paper}">
<div style="${head}">${appearance.companyName}</div>
<div style="${card}">
${body}</div>
${footnotes.length > 0 ? html`<div style="${smallStyle}">\n${footnotes}</div>` : ''}
</body>
</html>
`);
}
