import { expect, it } from 'vitest';
import { listEvents, narrow, type Part } from './thread.ts';

const timeAt = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
const blank = { email: 'ada@example.com', history: [], mails: [], incoming: [], text: '', about: null };
const nurse: Part = {
  ...blank,
  ...{ inbox: 'applications', id: 'nurse', job: 'Night nurse', createdAt: timeAt(1) },
  history: [{ id: 7, kind: 'note', text: 'Rang her.', user: 'Sam', at: timeAt(5) }],
  mails: [
    { id: 'm1', kind: 'application.acknowledgement', state: 'sent', at: timeAt(2), error: null, files: [] },
    { id: 'm2', kind: 'application.reply', state: 'sent', at: timeAt(6), error: null, files: [] },
  ],
};
const welder: Part = { ...blank, inbox: 'applications', id: 'welder', job: 'Welder', createdAt: timeAt(3) };
const message: Part = {
  ...blank,
  inbox: 'messages',
  id: 'm',
  job: '',
  createdAt: timeAt(4),
  text: 'Hello',
  about: 'nurse',
};
const notes = [{ id: 1, text: 'Prefers nights.', user: 'Sam', at: timeAt(4) }];

it('sorts applications, messages, emails and notes together', () => {
  const events = listEvents([nurse, welder, message], [], notes);
  expect(events.map(({ words, text, isRoutine }) => [words, text || '', isRoutine ?? false])).toEqual([
    ['Applied for Night nurse', '', false],
    ['Acknowledgement sent', '', true],
    ['Applied for Welder', '', false],
    ['Message', 'Hello', false],
    ['Note', 'Prefers nights.', false],
    ['Note', 'Rang her.', false],
  ]);
  expect(new Set(events.map(({ key }) => key)).size).toBe(events.length);
});

it('shows only the chosen application and messages about it', () => {
  expect(narrow([nurse, welder, message], 'nurse')).toEqual([nurse, message]);
  expect(narrow([nurse, welder, message], 'welder')).toEqual([welder]);
});
