/** Handing jobs over with their open applications, and who has a job now. */
import { Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { choice } from 'content-types/fields/choice';
import { date } from 'content-types/fields/date';
import { isRequired } from 'content-types/fields/problems';
import { plural } from 'content-types/text/plural';
import { request } from '../../client/request.ts';
import { colleaguesQuery } from '../../client/submissions.ts';
import { FieldsForm } from '../../core/content/form/FieldsForm.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { formatDayAndMonth } from '../../kit/text/dates.ts';
import type { OwnedJob } from './queries.ts';

const jobs = (total: number) => plural(total, { one: '# job', other: '# jobs' });

export const texts = {
  handOver: 'Hand over…',
  title: (of: readonly OwnedJob[]) => `Hand over ${of.length === 1 ? `“${of[0]?.title}”` : jobs(of.length)}`,
  intro: 'Open applications go with the job. Your colleague gets one email.',
  to: 'Colleague',
  choose: 'Choose a colleague',
  how: 'For how long',
  ways: { good: 'For good', time: 'For a time, as cover' },
  from: 'First day',
  until: 'Last day',
  submit: 'Hand over',
  endCover: 'End cover now',
  noOwner: 'No owner',
  owner: (name: string) => `Owner: ${name}`,
  covers: (name: string, from: string, until: string, isNow: boolean) =>
    isNow ? `${name} covers until ${until}` : `${name} covers from ${from} to ${until}`,
  done: (total: number, applications: number, name: string) =>
    `${jobs(total)} handed over to ${name}, with ${plural(applications, { one: '# application', other: '# applications' })}.`,
};

/** `Owner: Amara Osei · Ben Cole covers until 8 Dec`. */
export function describeOwner({ owner, cover }: OwnedJob): string {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });
  return [
    owner ? texts.owner(owner.name) : texts.noOwner,
    cover &&
      texts.covers(cover.user.name, formatDayAndMonth(cover.from), formatDayAndMonth(cover.until), cover.from <= today),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface HandOverProps {
  jobs: readonly OwnedJob[];
  /** Called with what has happened; without, if the user cancels. */
  onClose(message?: string): void;
}

export function HandOver({ jobs, onClose }: HandOverProps) {
  const queries = useQueryClient();
  const { data: colleagues } = useQuery(colleaguesQuery);
  const send = async (to: string, days: { from?: string; until?: string }) => {
    const entries = jobs.map(({ id, version }) => ({ id, version }));
    // Even if it fails: another user may have been faster, and the next attempt is based on what they did.
    const refresh = () =>
      Promise.all([['inbox'], ['content', 'job']].map((queryKey) => queries.invalidateQueries({ queryKey })));
    const done = await request('POST', '/jobs/hand-over', { body: { entries, to, ...days } }).finally(refresh);
    const name = colleagues?.find(({ id }) => id === to)?.name ?? '';
    onClose(texts.done(jobs.length, done.applications, name));
  };
  const [job] = jobs;
  const covered = jobs.length === 1 && job?.cover ? job.owner : null;
  const end = useMutation({ mutationFn: (owner: string) => send(owner, {}) });
  if (!colleagues) return null;
  return (
    <FieldsForm
      fields={createFields(colleagues)}
      dialog={texts.title(jobs)}
      submit={texts.submit}
      onCancel={() => onClose()}
      onSave={({ to, how, from, until }) => send(to, how === 'time' ? { from: from || undefined, until } : {})}
      intro={
        <>
          <Text size="sm">{texts.intro}</Text>
          <ErrorAlert error={end.error} />
        </>
      }
    >
      {covered && (
        <Button variant="subtle" size="compact-sm" loading={end.isPending} onClick={() => end.mutate(covered.id)}>
          {texts.endCover}
        </Button>
      )}
    </FieldsForm>
  );
}

function createFields(colleagues: readonly { id: string; name: string }[]) {
  const names = Object.fromEntries(colleagues.map(({ id, name }) => [id, name]));
  const isCover = ['how', 'time'] as const;
  return {
    to: {
      ...choice(texts.to, { options: { '': texts.choose, ...names } }),
      required: true,
      check: (id: string) => (id === '' ? isRequired(texts.to) : null),
    },
    how: choice(texts.how, { options: texts.ways }),
    from: { ...date(texts.from), when: isCover },
    until: {
      ...date(texts.until),
      required: true,
      when: isCover,
      check: (day: string, { how }: Record<string, unknown>) =>
        how === 'time' && day === '' ? isRequired(texts.until) : null,
    },
  };
}
