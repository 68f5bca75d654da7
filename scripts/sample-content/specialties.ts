/** The agency's specialities: business sections and application services. */
import { documents, image, type SampleDocument } from './document.ts';

const businessSections = documents('businessSection', [
  {
    title: 'Software and data',
    description:
      'People who deliver. They join your stand-up on the first morning and have code in production by the end of their second week.',
    skillsHeading: 'Who we can send within ten working days',
    skillsLeft: ['TypeScript and React developers', 'Java and .NET developers', 'Test engineers', 'Data engineers'],
    skillsRight: ['Cloud and platform engineers', 'Product designers', 'Delivery managers', 'Security testers'],
  },
  {
    title: 'Engineering and sites',
    description:
      'People who are ready for site, with current cards, medicals and their own tools, for maintenance shutdowns, installations and handovers.',
    skillsHeading: 'Who we can send within five working days',
    skillsLeft: ['Maintenance engineers', 'Electrical testers (18th Edition)', 'CAD technicians', 'Quantity surveyors'],
    skillsRight: ['CNC programmers', 'Commissioning engineers', 'Quality inspectors', 'Site managers (SMSTS)'],
  },
  {
    title: 'Office and operations',
    description:
      'Calm, quick people for month ends, mergers and long-term sick leave, with references from their last three employers.',
    skillsHeading: 'Who we can send tomorrow morning',
    skillsLeft: ['Executive assistants', 'Payroll and accounts staff', 'Customer service teams', 'Receptionists'],
    skillsRight: ['HR advisers', 'Project coordinators', 'Data entry teams', 'Legal secretaries'],
  },
]);

const applicationServices = documents('applicationService', [
  {
    title: 'Software teams',
    header: {
      title: 'Software people who get things finished',
      subtitle: 'Developers, testers and designers',
      description: 'Individual specialists or a whole team with its own lead, on site or from home.',
    },
    headerImage: image('screens', 'Two windows on a screen, one of them a chart'),
    content: {
      title: 'Built with your people, not around them',
      description:
        'Our developers pair with yours from day one, write down what they decide and why, and leave you the tests. In the last month of every project, one of your people leads and one of ours watches.',
    },
    secondaryImage: image('conversation', 'Two people in profile, whose thoughts overlap'),
    tabs: [
      {
        title: 'Build',
        description: 'New services and sites in TypeScript, Java or .NET, in two-week steps you can see and use.',
        image: image('desk', 'A desk with a lamp, a screen and a plant', { x: 0.5, y: 0.85 }),
      },
      {
        title: 'Repair',
        description: 'Old systems made safe: an audit within ten days, then the three changes that matter most.',
        image: image('workshop', 'Three interlocking wheels'),
      },
      {
        title: 'Run',
        description: 'Monitoring, on-call rotas and small improvements, and a report your board can read.',
        image: image('clocks', 'Three clocks, each showing part of a day'),
      },
    ],
  },
  {
    title: 'Engineering projects',
    header: {
      title: 'Engineers for when it has to work',
      subtitle: 'Design, installation and handover',
      description: 'From one commissioning engineer to the night shift for a whole shutdown.',
    },
    headerImage: image('workshop', 'Three interlocking wheels'),
    content: {
      title: 'Carded, insured and on time',
      description:
        'We check cards, medicals and training before we quote. You get the names, certificates and rota in one file, three days before anyone arrives on site.',
    },
    secondaryImage: image('handshake', 'Two interlinked rings'),
    tabs: [
      {
        title: 'Plan',
        description: 'Estimators, CAD technicians and planners who know what a site can do in a day.',
        image: image('calendar', 'Six columns of discs, three quarters of them filled'),
      },
      {
        title: 'Install',
        description: 'Electrical, mechanical and controls teams with their own supervisor.',
        image: image('route', 'Three places on a map, joined by a road'),
      },
    ],
  },
]);

export const specialties: SampleDocument[] = [...businessSections, ...applicationServices];
