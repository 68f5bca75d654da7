/** What an applicant may choose besides: consents, none of them ticked beforehand, and the equality questions. */
import { equalityQuestions } from 'content-types/lib/equality-questions';
import { escapeHtml } from 'content-types/lib/rich-text';
import { publishedSingleton } from '../../content/published-singleton.ts';
import { CONSENT_FIELDS, consentKinds, isTicked } from '../../data-protection/consents.ts';
import type { Database } from '../../database/open.ts';

/** `values` is what was chosen before. */
export function choicesHtml(db: Database, values: Record<string, unknown>): string {
  const { consents, equality } = publishedSingleton(db, 'dataProtection');
  const boxes = consentKinds.map((kind) => {
    const checked = isTicked(values[CONSENT_FIELDS[kind]]) ? ' checked' : '';
    const box = `<input type="checkbox" name="${CONSENT_FIELDS[kind]}" value="yes"${checked}>`;
    return `<label class="tick">${box}<span>${escapeHtml(consents[kind])}</span></label>`;
  });
  const groups = [`<fieldset><legend>If you like (optional)</legend>${boxes.join('')}</fieldset>`];
  if (equality) groups.push(equalityHtml(values));
  return groups.join('\n');
}

function equalityHtml(values: Record<string, unknown>): string {
  const questions = equalityQuestions.map(({ name, label, answers }) => {
    const options = ['', ...answers].map((answer) => {
      const selected = answer !== '' && values[name] === answer ? ' selected' : '';
      return `<option value="${escapeHtml(answer)}"${selected}>${escapeHtml(answer)}</option>`;
    });
    const select = `<select id="${name}" name="${name}">${options.join('')}</select>`;
    return `<div class="field"><label for="${name}">${escapeHtml(label)}</label>${select}</div>`;
  });
  const hint = '<p class="hint">We only count the answers. They are not kept with your application.</p>';
  return `<fieldset><legend>Equality questions (optional)</legend>${hint}${questions.join('')}</fieldset>`;
}
