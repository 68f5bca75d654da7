/** Invented CVs with the same layout and the vocabulary of one trade, and copies of them with a few words changed. */

export interface InventedCv {
  fullName: string;
  email: string;
  phone: string;
  /** The text of the CV, one paragraph per line. */
  text: string;
  /** The text without the headings of the form and the personal details. */
  body: string;
}

const splitWords = (list: string) => list.split(' ');
const phrases = (list: string) => list.split(', ');
const FIRST = splitWords(
  'Amara Bilal Carys Dmitri Elin Farida Gethin Hana Iqbal Jodie Kofi Lowri Mateusz Nia Owain Priya',
);
const LAST = splitWords('Abbott Banerjee Clarke Davies Evans Fraser Grant Hughes Ismail Jones Kaur Lewis Mensah Nowak');
const DID = splitWords('Planned Ran Checked Managed Repaired Organised Supervised Improved Recorded Led Reviewed Cut');
const KIND = splitWords(
  'chilled frozen weekly inbound outbound mixed urgent hazardous seasonal imported oversized sealed',
);
const THING = splitWords(
  'pallets parcels invoices trailers cages orders rotas stocktakes inspections briefings forklifts',
);
const PLACE = phrases('a parcel hub, a family brewery, an airport shed, a hospital pharmacy, a bakery, a paper mill');
const TOWN = splitWords('Daventry Tilbury Leeds Maidstone Swansea Carlisle Goole Dundee Telford Bristol Corby Widnes');
const TEAM = phrases('on nights, on two shifts, on my own, with a small team, with five colleagues, with agency staff');
const RESULT = phrases('without an accident, within budget, at short notice, to audit, with a scanner, at Christmas');
const SPARE = splitWords('carefully nightly regional junior thorough bilingual hourly coastal modern steady practical');

const FORM = [
  'Curriculum vitae for the position advertised. Please write your experience under the headings below.',
  'Employment history, most recent first, with the reason for leaving each position',
  'I declare that the information given on this form is true and complete to the best of my knowledge and belief. ' +
    'I understand that a false statement may lead to the withdrawal of an offer or to dismissal. I agree that the ' +
    'agency may check my references, my qualifications and my right to work in the United Kingdom before I start.',
];

/** Invents the same CVs each time for the same `seed`. */
export function inventCvs(seed: number) {
  let state = seed;
  let people = 0;
  const randomBelow = (max: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
  const pick = (list: readonly string[]) => list[randomBelow(list.length)] ?? '';
  const onForm = (body: string): InventedCv => {
    people += 1;
    const fullName = `${pick(FIRST)} ${pick(LAST)}`;
    const email = `${fullName.replace(' ', '.').toLowerCase()}${people}@example.com`;
    const phone = `020 7946 ${String(people).padStart(4, '0')}`;
    const [title, heading, end] = FORM;
    return { fullName, email, phone, body, text: [title, fullName, email, phone, heading, body, end].join('\n') };
  };
  const sentence = () => {
    const achievement = `${pick(DID)} ${pick(KIND)} ${pick(THING)}`;
    return `${achievement} for ${pick(PLACE)} near ${pick(TOWN)} ${pick(TEAM)}, ${pick(RESULT)}.`;
  };
  return {
    cv: (sentences = 24) => onForm(Array.from({ length: sentences }, sentence).join('\n')),
    /** A copy for another person with `changes` words replaced, 2 to 8 by default. */
    copyOf({ body }: InventedCv, changes = 2 + randomBelow(7)): InventedCv {
      const copiedWords = body.split(/\s+/);
      for (let change = 0; change < changes; change += 1) copiedWords[randomBelow(copiedWords.length)] = pick(SPARE);
      return onForm(copiedWords.join(' '));
    },
  };
}
