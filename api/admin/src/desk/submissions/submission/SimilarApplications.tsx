import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { readAs } from '../../../client/request.ts';
import { toHash } from '../../../core/navigation/views.ts';
import { SmallButton } from '../../../kit/buttons.tsx';
import { Note } from '../../../kit/notes.tsx';
import { texts } from '../texts.ts';

const labels = texts.opened.alike;

/** The applications for the same job with almost the same text: one line for CVs and one for cover letters. */
export function SimilarApplications({ id }: { id: string }) {
  const { data } = useQuery(
    readAs(['inbox', 'applications', 'alike', id], '/applications/{id}/alike', { params: { id } }),
  );
  if (!data) return null;
  return (
    <>
      <Line key={`${id} resume`} label={labels.resume} others={data.resume} />
      <Line key={`${id} letter`} label={labels.coverLetter} others={data.coverLetter} />
    </>
  );
}

function Line({ label, others }: { label: string; others: { id: string; reference: string }[] }) {
  const [showsAll, setShowsAll] = useState(false);
  // Two applications fit on the line; if there are more, only the first is shown.
  const shownApplications = showsAll || others.length <= 2 ? others : others.slice(0, 1);
  const hiddenCount = others.length - shownApplications.length;
  if (others.length === 0) return null;
  return (
    <Note>
      {label}{' '}
      {shownApplications.map(({ id, reference }, index) => (
        <Fragment key={id}>
          {index > 0 && (index === others.length - 1 ? labels.and : ', ')}
          <Anchor inherit underline="always" href={toHash({ view: 'applications', entry: id })}>
            {reference}
          </Anchor>
        </Fragment>
      ))}
      {hiddenCount > 0 && (
        <>
          {labels.and}
          <SmallButton isQuiet size="compact-xs" onClick={() => setShowsAll(true)}>
            {labels.others(hiddenCount)}
          </SmallButton>
        </>
      )}
    </Note>
  );
}
