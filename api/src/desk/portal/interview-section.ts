/** Interviews on the candidate's own page: the times to choose from, and what is booked. */
import { html, type SafeHtml } from '@remix-run/html-template';
import { longText } from 'content-types/fields/text';
import type { App } from '../../core/app.ts';
import { stagesOfKinds } from '../../core/content/stages.ts';
import type { applications } from '../../core/database/schema/applications.ts';
import type { interviews } from '../../core/database/schema/interviews.ts';
import { formHtml } from '../../core/forms/form-html.ts';
import { longDateTime } from '../../core/lib/dates.ts';
import { isFree } from '../interviews/clash.ts';
import { findOpen } from '../submissions/applications/interview-words.ts';

type Interview = typeof interviews.$inferSelect;

/** The id of a field on the candidate's page, or of the interview times. */
export type FormField = 'resume' | 'message' | 'time' | 'other';

/** The form that failed: its errors, as `formHtml` wants them, and what was typed into it. */
export interface Failure {
  issues: { path: FormField; message: string }[];
  typed: Record<string, unknown>;
}

export const OTHER_TIMES = longText('When are you free?', { required: true, max: 2_000 });

/** Empty if none is booked and none can be. */
export function interviewSections(
  app: App,
  { id, status, deletedAt }: typeof applications.$inferSelect,
  base: string,
  failure: Failure,
): SafeHtml[] {
  const isOver = deletedAt !== null || stagesOfKinds(app.db, 'rejected', 'withdrawn').has(status);
  return findOpen(app, id).flatMap((interview) => {
    if (interview.state === 'booked') return bookedSection(interview);
    return isOver ? [] : offerSection(app, interview, base, failure);
  });
}

function bookedSection(interview: Interview): SafeHtml {
  return html`<h2>Your interview</h2>
${factsHtml(interview, longDateTime(interview.startsAt ?? 0))}
<p class="hint">We’ve emailed you an invitation for your calendar. If you can’t make it, send us a message below.</p>`;
}

function offerSection(app: App, interview: Interview, base: string, failure: Failure): SafeHtml | [] {
  if (Math.max(...interview.times) <= app.clock.now()) return [];
  const times = interview.times.filter((time) => isFree(app, interview, time));
  const choices = times.map(
    (time) =>
      html`<label class="tick"><input type="radio" name="time" value="${String(time)}" required><span>${longDateTime(time)}</span></label>\n`,
  );
  const { issues, typed } = failure.typed.interview === interview.id ? failure : { issues: [], typed: {} };
  const problem = issues.find(({ path }) => path === 'time')?.message;
  const fieldset = html`<fieldset class="choices" id="time"${problem ? html` aria-describedby="time-problem"` : ''}><legend>Times (UK time)</legend>
${problem ? html`<p class="problem" id="time-problem">${problem}</p>` : ''}
${choices}</fieldset>`;
  const hidden = { interview: interview.id };
  const choose =
    times.length > 0
      ? formHtml({ action: `${base}/interview`, button: 'Book this time', fields: {}, more: fieldset, hidden })
      : html`<p>These times have been taken.</p>`;
  const action = `${base}/interview/other`;
  const look = times.length > 0 ? 'quiet' : undefined;
  const fields = { other: OTHER_TIMES };
  const ask = formHtml({ action, button: 'Ask for other times', look, fields, values: typed, issues, hidden });
  const isTyped = 'other' in typed;
  const other =
    interview.state === 'asked'
      ? html`<p class="hint">You’ve asked for other times. We’ll get back to you.${times.length > 0 ? ' You can still choose one of these.' : ''}</p>`
      : times.length > 0
        ? html`<details${isTyped ? html` open` : ''}><summary>None of these times work for me</summary>${ask}</details>`
        : ask;
  return html`<h2>Choose a time for your interview</h2>
${factsHtml(interview)}
${choose}
${other}`;
}

function factsHtml({ minutes, place, note }: Interview, when?: string): SafeHtml {
  const link = /^https:\/\/[^\s"<>]+$/.test(place) ? html`<a href="${place}" rel="noreferrer">${place}</a>` : place;
  return html`<dl>${when ? html`<div><dt>When</dt><dd>${when} (UK time)</dd></div>` : ''}<div><dt>Length</dt><dd>${String(minutes)} minutes</dd></div><div><dt>Where</dt><dd>${link}</dd></div>${
    note ? html`<div><dt>Note</dt><dd>${note}</dd></div>` : ''
  }</dl>`;
}
