import { collection } from '../define.ts';
import { boolean } from '../fields/boolean.ts';
import { choice } from '../fields/choice.ts';
import { date } from '../fields/date.ts';
import { type Field, optional } from '../fields/field.ts';
import { list } from '../fields/nested/list.ts';
import { number } from '../fields/number.ts';
import { reference } from '../fields/reference.ts';
import { lines } from '../fields/tags-lines.ts';
import { text } from '../fields/text.ts';

type Siblings = Readonly<Record<string, unknown>>;

/** The maximum number of options of a question with several answers. */
const MAX_SEVERAL_OPTIONS = 30;

const KNOCK_OUT =
  'A flag shows recruiters which applications to look at twice. It never rejects one, and candidates don’t see it.';

/** A screening question for applicants. An application keeps the wording that was shown. */
export const question = collection({
  name: 'question',
  path: 'questions',
  label: { one: 'Question', many: 'Questions' },
  group: 'Recruitment',
  admin: {
    words: 'screening application form',
  },
  writers: ['administrator', 'editor', 'recruiter'],
  page: '/send-your-cv',
  purpose: 'Asked on the application form: for every job, for certain sectors, or only for the jobs that you choose.',
  title: 'question',
  columns: ['answer', 'asked', 'required'],
  fields: {
    question: text('Question', {
      required: true,
      max: 200,
      help: 'You can’t ask about health or disability before a job offer, with few exceptions (Equality Act 2010).',
    }),
    answer: choice('Answer', {
      options: { text: 'Short text', choice: 'Choose from a list', yesNo: 'Yes or no', number: 'Number', date: 'Date' },
    }),
    options: {
      ...withCondition('choice', lines('Options', { help: 'One per line.' })),
      check: (options: string[], { answer, several }: Siblings) => {
        if (answer !== 'choice') return null;
        if (several && options.length > MAX_SEVERAL_OPTIONS)
          return `Enter at most ${MAX_SEVERAL_OPTIONS} options to choose several from.`;
        const isDifferent = options.length > 1 && new Set(options).size === options.length;
        return isDifferent ? null : 'Enter at least two different options, one per line.';
      },
    },
    several: optional(withCondition('choice', boolean('Candidates can choose more than one'))),
    required: boolean('Required'),
    asked: choice('Ask', {
      options: {
        all: 'In every application',
        sectors: 'For jobs in certain sectors',
        jobs: 'Only for jobs you add it to',
      },
      help: 'To ask it for just one job, add it in that job’s form.',
    }),
    sectors: {
      ...list('Sectors', reference('Sector', { to: 'sector', loose: true, required: true }), { one: 'sector' }),
      when: ['asked', 'sectors'],
      check: (sectors: (string | null)[], { asked }: Siblings) =>
        asked === 'sectors' && sectors.length === 0 ? 'Add a sector.' : null,
    },
    flagIf: knockOut(
      'yesNo',
      choice('Flag the application if the answer is', {
        options: { '': 'Don’t flag', Yes: 'Yes', No: 'No' },
        help: KNOCK_OUT,
      }),
    ),
    flagIfIn: {
      ...knockOut(
        'choice',
        lines('Flag the application if the answer is one of', { help: `One per line. ${KNOCK_OUT}` }),
      ),
      check: (flaggedOptions: string[], { answer, options }: Siblings) =>
        answer === 'choice' && flaggedOptions.some((option) => !(options as string[]).includes(option))
          ? 'Enter options from the list above, one per line.'
          : null,
    },
    flagBelow: knockOut('number', number('Flag if less than', { help: KNOCK_OUT })),
    flagAbove: knockOut('number', number('Flag if more than')),
    flagBefore: knockOut('date', date('Flag if before', { help: KNOCK_OUT })),
    flagAfter: knockOut('date', date('Flag if after')),
  },
});

/** Returns a field that applies to only one kind of answer. */
function withCondition<F extends Field>(answer: string, field: F): F {
  return { ...field, when: ['answer', answer] };
}

/** Returns a field for flagged answers. The field is internal, because visitors must not see which answers are flagged. */
function knockOut<F extends Field>(answer: string, field: F): F {
  return { ...withCondition(answer, field), internal: true };
}
