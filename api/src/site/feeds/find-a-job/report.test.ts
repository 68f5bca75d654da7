import { expect, test } from 'vitest';
import { readReport } from './report.ts';

const [A, B, C] = ['aaaaaaaaaaa1', 'bbbbbbbbbbb2', 'ccccccccccc3'];
const isKnown = (id: string) => [A, B, C].includes(id);
const read = (text: string) => {
  const { verdicts, unclear } = readReport(text, isKnown);
  return [Object.fromEntries([...verdicts].map(([id, { state }]) => [id, state])), unclear];
};

test.each([
  [
    'lines that speak for themselves',
    `${A},Accepted\n${B},Rejected,No location`,
    { [A]: 'accepted', [B]: 'refused' },
    0,
  ],
  ['references of adverts that were sent again', `${A}-2 updated`, { [A]: 'accepted' }, 0],
  ['headings', `Vacancies added\n${A}\n${B}\nFailures\n${C}`, { [A]: 'accepted', [B]: 'accepted', [C]: 'refused' }, 0],
  ['a reason that sounds like success', `${A} failed: the advert was already added and removed`, { [A]: 'refused' }, 0],
  ['adverts taken down', `Successfully deleted:\n${A}\n${B} expired`, { [A]: 'takenDown', [B]: 'takenDown' }, 0],
  ['a summary, which is no heading', `Accepted: 3, rejected: 1\n${A}`, {}, 1],
  ['a heading of something else', `Added\n${A}\nWelsh adverts\n${B}`, { [A]: 'accepted' }, 1],
  [
    'XML with attributes',
    `<r><v ref="${A}" status="Failed"/><v ref="${B}" status="Added"/></r>`,
    { [A]: 'refused', [B]: 'accepted' },
    0,
  ],
  ['XML whose elements are apart', `<r><v><s>Failed</s></v><v><ref>${A}</ref></v></r>`, {}, 1],
  ['others’ adverts, and longer words', `ddddddddddd4 failed\n${A}zz failed\nx-${A} failed`, {}, 0],
  ['nothing', '', {}, 0],
])('reads %s', (_, text, verdicts, unclear) => {
  expect(read(text)).toEqual([verdicts, unclear]);
});
