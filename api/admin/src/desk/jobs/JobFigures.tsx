/** Columns of the job list: the number of applicants, linked to their applications, and the number of views. */
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { contentTypes } from 'content-types';
import { getTitle } from 'content-types/define';
import { plural } from 'content-types/text/plural';
import type { AdminEntry } from '../../client/request.ts';
import type { ColumnsProps } from '../../core/content/parts.ts';
import { toHash } from '../../core/navigation/views.ts';
import type { Column } from '../../kit/list/DataTable.tsx';
import { jobFiguresQuery } from './queries.ts';

const texts = {
  applicants: 'Applicants',
  views: 'Views',
  fresh: (total: number) => `${total} new`,
  /** Read out after the number of applicants. */
  applicantsOf: (total: number, title: string) =>
    plural(total, { one: ` applicant for ${title}`, other: ` applicants for ${title}` }),
};

export default function JobFigures({ ids, children }: ColumnsProps) {
  const { data: figures } = useQuery(jobFiguresQuery(ids));
  const applicants: Column<AdminEntry> = {
    label: texts.applicants,
    kind: 'fact',
    cell(entry) {
      const { applications = null, new: unread = 0 } = figures?.byId[entry.id] ?? {};
      if (!applications) return applications;
      return (
        <Anchor size="sm" href={toHash({ view: 'applications', query: `job=${entry.id}` })}>
          {applications}
          {unread ? `, ${texts.fresh(unread)}` : ''}
          <span className="visually-hidden">{texts.applicantsOf(applications, getTitle(contentTypes.job, entry))}</span>
        </Anchor>
      );
    },
  };
  const views: Column<AdminEntry> = {
    label: texts.views,
    kind: 'fact',
    cell: ({ id }) => figures?.byId[id]?.views,
  };
  return children(figures?.hasViews ? [applicants, views] : [applicants]);
}
