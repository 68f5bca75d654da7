import { plural } from 'content-types/text/plural';
import { formatDayAndMonth } from '../../kit/text/dates.ts';
import type { OwnedJob } from './queries.ts';

const countJobs = (total: number) => plural(total, { one: '# job', other: '# jobs' });
const countApplications = (total: number) => plural(total, { one: '# application', other: '# applications' });

export const ownerTexts = {
  filter: 'Owner',
  any: 'All',
  noOwner: 'No owner',
  owner: ({ owner, cover }: OwnedJob) => {
    const name = owner ? `Owner: ${owner.name}` : ownerTexts.noOwner;
    if (!cover) return name;
    return `${name} · ${cover.user.name} covers from ${formatDayAndMonth(cover.from)} to ${formatDayAndMonth(cover.until)}`;
  },
  owns: (total: number) => `Owns ${countJobs(total)}.`,
  leaves: 'Hand them over first, or they’ll have no owner.',

  open: 'Hand over…',
  title: (jobs: readonly OwnedJob[]) =>
    `Hand over ${jobs.length === 1 ? `“${jobs[0]?.title}”` : countJobs(jobs.length)}`,
  intro: 'Open applications go too. Your colleague gets one email.',
  to: 'To',
  choose: 'Choose a colleague',
  how: 'For how long',
  ways: { good: 'Permanently', time: 'Temporarily, as cover' },
  from: 'First day',
  fromHelp: 'Leave blank for today.',
  until: 'Last day',
  submit: 'Hand over',
  endCover: 'End cover now',
  done: (jobs: number, name: string, applications: number) =>
    `${countJobs(jobs)} handed over to ${name}${applications > 0 ? `, with ${countApplications(applications)}` : ''}.`,
};
