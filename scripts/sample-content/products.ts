/** The products page. */
import { documents, image, type SampleDocument } from './document.ts';

const productsPage: SampleDocument<'productsPage'> = {
  type: 'productsPage',
  data: {
    intro: {
      title: 'Small tools that save long afternoons',
      text: 'We wrote each of these because we needed it. They run in the browser, keep their data in the UK, and you can leave with everything you put in.',
    },
    search: {
      title: 'Products: rotas, timesheets and hiring tools',
      description:
        'Four tools for people who hire: shift rotas, timesheets, skills checks and pay comparison. Free for clients of Orrin & Vale.',
    },
  },
};

const products = documents('product', [
  {
    title: 'Roundtable',
    subtitle: 'Rotas that people agree on',
    description:
      'Everyone marks when they can work; Roundtable offers three fair rotas and says what each one costs. Swaps need two presses and nobody’s permission unless the hours change. Used for 2,300 shifts a week. From £2 a person a month.',
    image: image('crowd', 'A team around a table, seen from above, with one place free'),
    bannerBackgroundImage: image('shelf', 'A shelf of well-made things: discs, arches and boxes'),
  },
  {
    title: 'Fortnight',
    subtitle: 'Timesheets in two minutes',
    description:
      'Hours on a phone, approved by the client with one press, paid every second Friday. Holiday builds up in the open, hour by hour. Free for everyone who works through us; £1.50 a person a month for your own staff.',
    image: image('clocks', 'Three clocks, each showing part of a day'),
    bannerBackgroundImage: null,
  },
  {
    title: 'Shown, not told',
    subtitle: 'Skills checks that respect people’s time',
    description:
      'Forty short exercises, from reconciling a ledger to reading a circuit diagram. None takes more than 25 minutes and everybody gets their result with an explanation, hired or not.',
    image: image('screens', 'Two windows on a screen, one of them a chart'),
    bannerBackgroundImage: null,
  },
  {
    title: 'Going Rate',
    subtitle: 'What the job pays, near you',
    description:
      'Real pay from 48,000 placements and adverts, by job, place and hours, brought up to date each month. Use it before you write a budget, or before you ask for a rise. Free to look up; £40 a month for the full tables.',
    image: image('coins', 'Three stacks of coins, each higher than the last'),
    bannerBackgroundImage: null,
  },
]);

const tabSections = documents('tabSection', [
  {
    title: 'How we build for clients',
    tabs: [
      {
        title: 'Define the task',
        description:
          'Two days with the people who do the work now. We write down what happens on a bad day, agree what “better” means in numbers, and stop here if a form and a spreadsheet would do.',
        image: image('letters', 'Two speech bubbles that overlap'),
      },
      {
        title: 'Create the solution',
        description:
          'Something you can use by the end of the second week, then a step every fortnight. You see the cost of each step before it starts, and you may stop after any of them and keep what there is.',
        image: image('workshop', 'Three wheels that turn one another'),
      },
      {
        title: 'Support the client',
        description:
          'A named person on the phone from 8am to 6pm, a reply within an hour, and a visit after three months to see what people really do with it. Training is part of the price.',
        image: image('handshake', 'Two rings, each through the other'),
      },
    ],
  },
]);

export const productContent: SampleDocument[] = [productsPage, ...products, ...tabSections];
