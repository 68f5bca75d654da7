/** Responses to multi-posters: XML for XML, lines of text for form fields. Both have PostingPal's result element. */
import { removeIllegalXml } from 'content-types/text/xml';
import type { ErrorResponse } from '../../core/http/errors.ts';
import type { Outcome } from './take-post.ts';

interface PostOutcome extends Omit<Outcome, 'row'> {
  id: string;
  url: string;
  live: boolean | null;
}

export function formatOutcome(isXml: boolean, { result, reference, id, url, live, messages }: PostOutcome): string {
  const state = live === null ? 'pending' : live ? 'yes' : 'no';
  if (!isXml) {
    const plainFacts = { result, reference, id, url, live: state };
    const lines = Object.entries(plainFacts).map(([name, value]) => `${name}: ${toOneLine(value)}`);
    const findings = messages.map(({ weight, path, message }) =>
      toOneLine(`${weight}: ${path ? `${path}: ` : ''}${message}`),
    );
    return ['OK', ...lines, ...findings, element('vacancypostresult', 'OK'), ''].join('\n');
  }
  const findingElements = messages.map(({ weight, path, message }) =>
    element('finding', message, { weight, field: path }),
  );
  const facts = { status: 'OK', result, reference, id, url, live: state, vacancypostresult: 'OK' };
  return toXmlResponse(facts, `<advert_check>${findingElements.join('')}</advert_check>`);
}

export function formatError(isXml: boolean, { status, body: { message, issues = [] } }: ErrorResponse): string {
  const result = status === 401 ? 'INVALIDACCOUNT' : `ERROR:${toOneLine(issues[0]?.message ?? message)}`;
  if (!isXml) {
    const lines = issues.map(({ path, message }) => toOneLine(`error: ${path}: ${message}`));
    return ['ERROR', `message: ${toOneLine(message)}`, ...lines, element('vacancypostresult', result), ''].join('\n');
  }
  const errors = issues.map(({ path, message }) => element('error', message, { field: path }));
  return toXmlResponse({ status: 'ERROR', message, vacancypostresult: result }, `<errors>${errors.join('')}</errors>`);
}

function toXmlResponse(facts: Record<string, string>, extraXml: string): string {
  const elements = Object.entries(facts).map(([name, value]) => element(name, value));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<response>${elements.join('')}${extraXml}</response>\n`;
}

function element(name: string, text: string, attributes: Record<string, string> = {}): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${attributeTexts.join('')}>${escapeXml(text)}</${name}>`;
}

/** Escapes text for XML, and drops the characters that XML does not allow. */
function escapeXml(text: string): string {
  return removeIllegalXml(text).replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
