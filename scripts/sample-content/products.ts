/** The products page. */
import { documents, image, type SampleDocument } from './document.ts';

const productsPage: SampleDocument<'productsPage'> = {
  type: 'productsPage',
  data: {
    intro: {
      title: 'Small tools that save you hours',
      text: 'We wrote each of these because we needed it. They run in the browser and keep their data in the UK. If you leave, you take everything with you.',
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
      'Everyone marks when they can work. Roundtable suggests three fair rotas and shows what each would cost. A swap takes two taps, and needs permission only if the hours change. Used for 2,300 shifts a week. From £2 per person per month.',
    image: image('crowd', 'A team around a table, seen from above, with one empty seat'),
    bannerBackgroundImage: image('shelf', 'A shelf of well-made things: discs, arches and boxes'),
  },
  {
    title: 'Fortnight',
    subtitle: 'Timesheets in two minutes',
    description:
      'Enter hours on a phone, have the client approve them with one tap, and get paid every second Friday. You can watch your holiday build up, hour by hour. Free for everyone who works through us; £1.50 per person per month for your own staff.',
    image: image('clock', 'A clock that shows five hours'),
    bannerBackgroundImage: null,
  },
  {
    title: 'Shown, not told',
    subtitle: 'Skills checks that respect people’s time',
    description:
      'Forty short exercises, from reconciling a ledger to reading a circuit diagram. None takes more than 25 minutes, and everyone gets their result with an explanation, hired or not.',
    image: image('screens', 'Two windows on a screen, one of them a chart'),
    bannerBackgroundImage: null,
  },
  {
    title: 'Going Rate',
    subtitle: 'What jobs pay near you',
    description:
      'Real pay from 48,000 placements and adverts, by job, place and hours, updated every month. Use it before you set a budget or ask for a pay rise. Free to look up; £40 a month for the full tables.',
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
          'Something you can use by the end of the second week, then a step every fortnight. You see the cost of each step before it starts. You can stop after any of them and keep what you have.',
        image: image('workshop', 'Three interlocking wheels'),
      },
      {
        title: 'Support the client',
        description:
          'A named person on the phone from 8am to 6pm, a reply within an hour, and a visit after three months to see how people really use it. Training is included.',
        image: image('handshake', 'Two interlinked rings'),
      },
    ],
  },
]);

export const productContent: SampleDocument[] = [productsPage, ...products, ...tabSections];
