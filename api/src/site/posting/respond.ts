/** Responses to multi-posters: XML for XML, lines of text for form fields. Both have PostingPal's result element. */
import { removeIllegalXml } from 'content-types/text/xml';
import type { ErrorResponse } from '../../core/http/errors.ts';
import type { Outcome } from './take-post.ts';

interface Done extends Omit<Outcome, 'row'> {
  id: string;
  url: string;
  live: boolean | null;
}

export function formatOutcome(isXml: boolean, { result, reference, id, url, live, messages }: Done): string {
  const state = live === null ? 'pending' : live ? 'yes' : 'no';
  if (!isXml) {
    const facts = { result, reference, id, url, live: state };
    const lines = Object.entries(facts).map(([name, value]) => `${name}: ${inLine(value)}`);
    const findings = messages.map(({ weight, path, message }) =>
      inLine(`${weight}: ${path ? `${path}: ` : ''}${message}`),
    );
    return ['OK', ...lines, ...findings, element('vacancypostresult', 'OK'), ''].join('\n');
  }
  const check = messages.map(({ weight, path, message }) => element('finding', message, { weight, field: path }));
  const facts = { status: 'OK', result, reference, id, url, live: state, vacancypostresult: 'OK' };
  return response(facts, `<advert_check>${check.join('')}</advert_check>`);
}

export function formatError(isXml: boolean, { status, body: { message, issues = [] } }: ErrorResponse): string {
  const result = status === 401 ? 'INVALIDACCOUNT' : `ERROR:${inLine(issues[0]?.message ?? message)}`;
  if (!isXml) {
    const lines = issues.map(({ path, message }) => inLine(`error: ${path}: ${message}`));
    return ['ERROR', `message: ${inLine(message)}`, ...lines, element('vacancypostresult', result), ''].join('\n');
  }
  const errors = issues.map(({ path, message }) => element('error', message, { field: path }));
  return response({ status: 'ERROR', message, vacancypostresult: result }, `<errors>${errors.join('')}</errors>`);
}

function response(facts: Record<string, string>, extraXml: string): string {
  const elements = Object.entries(facts).map(([name, value]) => element(name, value));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<response>${elements.join('')}${extraXml}</response>\n`;
}

function element(name: string, text: string, attributes: Record<string, string> = {}): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${attributeTexts.join('')}>${escapeXml(text)}</${name}>`;
}

/** Drops the characters that XML does not allow. */
function escapeXml(text: string): string {
  return removeIllegalXml(text).replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function inLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
