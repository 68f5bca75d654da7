/** The columns of the list of jobs: how many have applied, with a link to them, and how often a job was viewed. */
import { Anchor, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { contentTypes } from 'content-types';
import { getTitle } from 'content-types/define';
import { plural } from 'content-types/text/plural';
import type { AdminEntry } from '../../client/api-types.ts';
import classes from '../../core/content/list/list.module.css';
import { toHash } from '../../core/navigation/views.ts';
import { jobFiguresQuery } from './queries.ts';

const texts = {
  applicants: 'Applicants',
  views: 'Views',
  fresh: (total: number) => `${total} new`,
  /** Read out after the number. */
  applicantsOf: (total: number, title: string) =>
    plural(total, { one: ` applicant for ${title}`, other: ` applicants for ${title}` }),
};

interface Rows {
  /** Of the jobs in the list. */
  ids: readonly string[];
}

export function FigureHeads({ ids }: Rows) {
  const { data: figures } = useQuery(jobFiguresQuery(ids));
  return (
    <>
      <Table.Th>{texts.applicants}</Table.Th>
      {figures?.hasViews && <Table.Th>{texts.views}</Table.Th>}
    </>
  );
}

export function FigureCells({ ids, entry }: Rows & { entry: AdminEntry }) {
  const { data: figures } = useQuery(jobFiguresQuery(ids));
  const { applications = null, new: unread = 0, views = '' } = figures?.byId[entry.id] ?? {};
  return (
    <>
      <Table.Td className={classes.number} data-label={texts.applicants}>
        {applications === 0 && 0}
        {applications !== null && applications > 0 && (
          <Anchor size="sm" href={toHash({ view: 'applications', query: `job=${entry.id}` })}>
            {applications}
            {unread ? `, ${texts.fresh(unread)}` : ''}
            <span className="visually-hidden">
              {texts.applicantsOf(applications, getTitle(contentTypes.job, entry))}
            </span>
          </Anchor>
        )}
      </Table.Td>
      {figures?.hasViews && (
        <Table.Td className={classes.number} data-label={texts.views}>
          {views}
        </Table.Td>
      )}
    </>
  );
}
