import { collection } from '../define.ts';
import { boolean } from '../fields/boolean.ts';
import { choice } from '../fields/choice.ts';
import { number } from '../fields/number.ts';
import { text } from '../fields/text.ts';

/** A stage of an application. Agencies add, rename, order and replace stages. Code depends only on a stage's kind. */
export const stage = collection({
  name: 'stage',
  path: 'stages',
  label: { one: 'Stage', many: 'Stages' },
  group: 'Recruitment',
  admin: {
    words: 'pipeline statuses board',
  },
  rules: ['neededStages'],
  purpose: 'The steps that applications go through, as columns of the board. Change them to match how you recruit.',
  internal: true,
  isSetting: true,
  title: 'name',
  uniqueTitle: true,
  columns: ['kind', 'candidateSees'],
  fields: {
    name: text('Name', { required: true, max: 60 }),
    kind: choice('Type', {
      options: {
        new: 'New',
        active: 'In progress',
        offer: 'Offer',
        hired: 'Hired',
        rejected: 'Rejected',
        withdrawn: 'Withdrawn',
      },
      initial: 'active',
      help: 'New applications start in the first New stage. Withdrawn ones move to the first Withdrawn stage.',
    }),
    interviews: boolean('Use for booked interviews', {
      help: 'When an interview is booked, the application moves here from any earlier stage. Only for In progress stages.',
    }),
    candidateSees: text('What the candidate sees', {
      max: 200,
      help: 'Shown on the candidate’s page. If blank, decisions and interviews use a standard text.',
    }),
    remindAfter: number('Working days until a reminder', {
      min: 1,
      max: 60,
      help: 'The user who moves an application here gets a reminder this many working days later.',
    }),
    assignTo: choice('Assign to', {
      options: { '': 'No change', mover: 'The user who moves it', jobOwner: 'The job’s owner' },
      help: 'Applies when an application is moved here. If a colleague is covering for the owner, they get it.',
    }),
  },
});
