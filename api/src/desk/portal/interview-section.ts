/** Interviews on the candidate's own page: the times to choose from, and the booked ones. */
import { html, type SafeHtml } from '@remix-run/html-template';
import { longText } from 'content-types/fields/text';
import { toInputs } from 'content-types/forms/inputs';
import type { App } from '../../core/app.ts';
import { stagesOfKinds } from '../../core/content/rules/stages.ts';
import type { Application } from '../../core/database/schema/applications.ts';
import type { Interview } from '../../core/database/schema/interviews.ts';
import { formHtml } from '../../core/forms/form-html.ts';
import { formatLongDateTime } from '../../core/lib/dates.ts';
import { isFree } from '../interviews/clash.ts';
import { findOpen } from '../submissions/applications/interview-words.ts';

/** The id of a field on the candidate's page, or of the interview times. */
export type FormField = 'resume' | 'message' | 'time' | 'other';

/** The form that failed: its errors, in the format of `formHtml`, and its values. */
export interface Failure {
  issues: { path: FormField; message: string }[];
  typed: Record<string, unknown>;
}

export const OTHER_TIMES = { other: longText('When are you free?', { required: true, max: 2_000 }) };

/** The interview sections of the candidate's page; empty if no interview is booked and none can be. */
export function interviewSections(
  app: App,
  { id, status, deletedAt }: Application,
  base: string,
  failure: Failure,
): SafeHtml[] {
  const isOver = deletedAt !== null || stagesOfKinds(app.db, 'rejected', 'withdrawn').has(status);
  return findOpen(app, id).flatMap((interview) => {
    if (interview.state === 'booked') return bookedSection(app, interview, isOver ? '' : base, failure);
    return isOver ? [] : offerSection(app, interview, base, failure);
  });
}

/** The section for a booked interview. `base` is empty if the time can no longer be changed. */
function bookedSection(app: App, interview: Interview, base: string, failure: Failure): SafeHtml {
  const times = interview.times.filter((time) => time !== interview.startsAt && isFree(app, interview, time));
  const isOpen = isAsking(interview, failure) || failureOf(interview, failure).issues.length > 0;
  const change =
    base &&
    html`<details${isOpen ? html` open` : ''}><summary>I need a different time</summary>
${times.length > 0 ? chooseForm(interview, times, base, failure, 'Change to this time') : ''}
<p class="hint">If you ask for another time, your interview stays booked until we’ve agreed one.</p>
${otherTimesForm(interview, base, failure, 'quiet')}</details>`;
  return html`<h2>Your interview</h2>
${factsHtml(interview, formatLongDateTime(interview.startsAt ?? 0))}
<p class="hint">We’ve emailed you an invitation for your calendar.</p>
${change}`;
}

function offerSection(app: App, interview: Interview, base: string, failure: Failure): SafeHtml | [] {
  if (Math.max(...interview.times) <= app.clock.now()) return [];
  const times = interview.times.filter((time) => isFree(app, interview, time));
  const choose =
    times.length > 0
      ? chooseForm(interview, times, base, failure, 'Book this time')
      : html`<p>These times have been taken.</p>`;
  const ask = otherTimesForm(interview, base, failure, times.length > 0 ? 'quiet' : undefined);
  const other =
    interview.state === 'asked'
      ? html`<p class="hint">You’ve asked for other times. We’ll get back to you.${times.length > 0 ? ' You can still choose one of these.' : ''}</p>`
      : times.length > 0
        ? html`<details${isAsking(interview, failure) ? html` open` : ''}><summary>None of these times work for me</summary>${ask}</details>`
        : ask;
  return html`<h2>Choose a time for your interview</h2>
${factsHtml(interview)}
${choose}
${other}`;
}

function chooseForm(interview: Interview, times: readonly number[], base: string, failure: Failure, button: string) {
  const choices = times.map(
    (time) =>
      html`<label class="tick"><input type="radio" name="time" value="${String(time)}" required><span>${formatLongDateTime(time)}</span></label>\n`,
  );
  const { issues } = failureOf(interview, failure);
  const problem = issues.find(({ path }) => path === 'time')?.message;
  const fieldset = html`<fieldset class="choices" id="time"${problem ? html` aria-describedby="time-problem"` : ''}><legend>Times (UK time)</legend>
${problem ? html`<p class="problem" id="time-problem">${problem}</p>` : ''}
${choices}</fieldset>`;
  const hiddenValues: Record<string, string> = { interview: interview.id };
  if (interview.startsAt !== null) hiddenValues.instead = String(interview.startsAt);
  return formHtml({ action: `${base}/interview`, button, parts: [], more: fieldset, hidden: hiddenValues });
}

function otherTimesForm(interview: Interview, base: string, failure: Failure, style?: 'quiet'): SafeHtml {
  const { issues, typed } = failureOf(interview, failure);
  const action = `${base}/interview/other`;
  const hiddenValues = { interview: interview.id };
  const parts = [{ inputs: toInputs(OTHER_TIMES) }];
  return formHtml({
    action,
    button: 'Ask for other times',
    look: style,
    parts,
    values: typed,
    issues,
    hidden: hiddenValues,
  });
}

/** The failure, if it is of a form of this interview. */
function failureOf({ id }: Interview, failure: Failure): Failure {
  return failure.typed.interview === id ? failure : { issues: [], typed: {} };
}

function isAsking(interview: Interview, failure: Failure): boolean {
  return 'other' in failureOf(interview, failure).typed;
}

function factsHtml({ minutes, place, note }: Interview, timeText?: string): SafeHtml {
  const link = /^https:\/\/[^\s"<>]+$/.test(place) ? html`<a href="${place}" rel="noreferrer">${place}</a>` : place;
  return html`<dl>${timeText ? html`<div><dt>When</dt><dd>${timeText} (UK time)</dd></div>` : ''}<div><dt>Length</dt><dd>${String(minutes)} minutes</dd></div><div><dt>Where</dt><dd>${link}</dd></div>${
    note ? html`<div><dt>Note</dt><dd>${note}</dd></div>` : ''
  }</dl>`;
}
