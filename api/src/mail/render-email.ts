import { html, type SafeHtml } from '@remix-run/html-template';
import type { EmailLink } from 'content-types/emails/email-types';
import { type Placeholders, placeholdersIn, splitParagraphs } from 'content-types/emails/template';
import { printable } from 'content-types/fields/text';

/** A template with what stands for its placeholders. All of it is plain text here and escaped when it becomes HTML. */
interface Email {
  subject: string;
  body: string;
  placeholders: Placeholders;
  values: Readonly<Record<string, string | readonly EmailLink[]>>;
}

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** The same part of an email for both kinds of email programs. */
interface Part {
  text: string;
  html: SafeHtml;
}

/**
 * The email's subject, text and HTML. The template is divided into lines and paragraphs before values take the place of
 * placeholders, so no value can add a heading, a link or a placeholder of its own.
 */
export function renderEmail(email: Email): RenderedEmail {
  const { body } = email;
  const end = body.search(/^--$/m);
  const parts = renderParagraphs(email, end < 0 ? body : body.slice(0, end));
  const footnotes = end < 0 ? [] : renderParagraphs(email, body.slice(end + 2));
  const subject = fillLine(email, email.subject).slice(0, 250);
  const text = [...parts.map(({ text }) => text), ...(footnotes.length > 0 ? [`--\n${textOf(footnotes)}`] : [])];
  const content = html`${parts.map(({ html: part }) => html`${part}\n`)}${
    footnotes.length > 0
      ? html`<div style="color:#4b5852;font-size:14px">${footnotes.map(({ html }) => html)}</div>`
      : ''
  }`;
  return { subject, text: `${text.join('\n\n')}\n`, html: page(subject, content) };
}

/**
 * Greets the sender of a form in an email that nobody reads before it is sent. The address may be anyone's, so a name
 * that could carry a message, such as a link or a phone number, is left out.
 */
export function greetingFor(name: string): string {
  const hasMessage = name.length > 60 || /[\p{L}\p{N}_][.。]\p{L}{2}|[\p{N}\p{C}/:@]/u.test(name.normalize('NFKC'));
  return hasMessage ? 'Hello,' : `Dear ${name},`;
}

function renderParagraphs(email: Email, text: string): Part[] {
  return splitParagraphs(text).flatMap((paragraph) => renderParagraph(email, paragraph));
}

/** No part for a paragraph that is empty once it is filled in. */
function renderParagraph(email: Email, paragraph: string): Part[] {
  const { placeholders, values } = email;
  const lines = paragraph.split('\n').filter((line) => hasContent(email, line));
  if (lines.length === 0) return [];
  const block = /^\{(\w+)\}$/.exec(paragraph)?.[1] ?? '';
  const kind = placeholders[block]?.kind;
  const value = values[block] ?? '';
  if (typeof value !== 'string') return value.map(renderLink);
  if (kind === 'quote') return [renderQuote(value)];
  if (kind === 'text') return splitParagraphs(value).map((text) => ({ text, html: paragraphOf(withBreaks(text)) }));

  const text = lines.map((line) => fillLine(email, line)).join('\n');
  const labelled = lines.map((line) => /^([^{}:]+): \{(\w+)\}$/.exec(line)?.slice(1) ?? []);
  const [label = '', name = ''] = labelled[0] ?? [];
  if (lines.length === 1 && placeholders[name]?.kind === 'link') {
    return [{ text, html: html`<p><a href="${lineOf(values[name])}">${label}</a></p>` }];
  }
  if (labelled.every(([, name = '']) => placeholders[name] && placeholders[name].kind === undefined)) {
    const rows = labelled.map(([label = '', name = '']) => row(label, lineOf(values[name])));
    return [{ text, html: html`<table role="presentation">${rows}</table>` }];
  }
  return [
    { text, html: paragraphOf(lines.map((line, at) => html`${at === 0 ? '' : html`<br>`}${lineAsHtml(email, line)}`)) },
  ];
}

/** Whether a line has something to say: it has no placeholders, or not all of them are empty. */
function hasContent({ placeholders, values }: Email, line: string): boolean {
  const names = placeholdersIn(line);
  return names.length === 0 || names.some((name) => !placeholders[name] || (values[name] ?? '').length > 0);
}

/** Unknown placeholders stay as they are: only the preview of a draft has any. */
function fillLine({ placeholders, values }: Email, line: string): string {
  return line.replace(PLACEHOLDER, (braced, name: string) => (placeholders[name] ? lineOf(values[name]) : braced));
}

function lineAsHtml(email: Email, line: string): SafeHtml[] {
  return line.split(/(\{\w+\})/).map((token) => {
    const text = fillLine(email, token);
    return email.placeholders[token.slice(1, -1)]?.kind === 'link'
      ? html`<a href="${text}">${text}</a>`
      : html`${text}`;
  });
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** A value in one line, so that it cannot look like several, or add a header to the email. */
function lineOf(value: Email['values'][string] | undefined): string {
  return typeof value === 'string' ? printable(value.replace(/[\r\n\u2028\u2029]+/g, ' ')) : '';
}

function renderLink({ label, address, note }: EmailLink): Part {
  return {
    text: note === undefined ? `${label}: ${address}` : `${label}\n${note}\n${address}`,
    html: html`<p><a href="${address}">${label}</a>${note ? html`<br>${note}` : ''}</p>`,
  };
}

function renderQuote(text: string): Part {
  const style = 'margin:16px 0;padding-left:16px;border-left:3px solid #e8613c';
  return {
    text: text.replace(/^/gm, '> '),
    html: html`<blockquote style="${style}">${withBreaks(text)}</blockquote>`,
  };
}

function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('\n\n');
}

function row(label: string, value: string): SafeHtml {
  return html`<tr><th align="left" valign="top" style="padding-right:16px">${label}</th><td>${value}</td></tr>`;
}

function paragraphOf(content: SafeHtml[]): SafeHtml {
  return html`<p>${content}</p>`;
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
