import { useQuery } from '@tanstack/react-query';
import type { StageRules } from 'content-types/applications/stage-rules';
import { describeStage } from 'content-types/applications/stage-words';
import { addWorkingDays } from 'content-types/time/days';
import type { InboxName, Submission } from '../../client/submissions.ts';
import { toDay } from '../../core/content/editor/date-time.ts';
import { formatWeekday } from '../../kit/text/dates.ts';
import { today } from '../reminders/due.ts';
import { stagesQuery } from './queries.ts';
import { texts } from './texts.ts';

export interface Status {
  value: string;
  label: string;
  isNew: boolean;
  /** Whether staff seldom move an application here, because the candidate does. */
  isRare?: boolean;
  /** Whether applications here have left the pipeline. */
  isEnd?: boolean;
  /**
   * The text that candidates see once their application reaches this stage. Blank keeps the text that they see now.
   * Messages have none.
   */
  candidateSees?: string;
  /** Side effects of a move to this stage, as a sentence; blank if there are none. Messages have none. */
  sideEffects?: string;
}

const MESSAGE_STATUSES: Status[] = Object.entries(texts.statuses).map(([value, label]) => ({
  value,
  label,
  isNew: value === 'new',
}));
const SPAM: Status = { value: 'spam', label: texts.statuses.spam, isNew: false, candidateSees: '' };

/** The stages of applications or the statuses of messages, and spam. Applications have only spam until the stages are loaded. */
export function useStatuses(inbox: InboxName): Status[] {
  const { data: stages = [] } = useQuery({ ...stagesQuery, enabled: inbox === 'applications' });
  if (inbox === 'messages') return MESSAGE_STATUSES;
  const choices = stages.map((stage): Status => {
    return {
      value: stage.id,
      label: stage.name,
      isNew: stage.kind === 'new',
      isRare: stage.kind === 'withdrawn',
      isEnd: ['hired', 'rejected', 'withdrawn'].includes(stage.kind),
      candidateSees: describeStage(stage),
      sideEffects: describeStageEffects(stage),
    };
  });
  return [...choices, SPAM];
}

/** The effects of a move today: `Reminds you on Fri 4 Dec. Assigns it to you.` Blank for a stage without rules. */
export function describeStageEffects({ remindAfter, assignTo }: StageRules): string {
  const { reminder, assignment } = texts.sideEffects;
  const day = remindAfter === null ? '' : addWorkingDays(today(), remindAfter);
  return [day && reminder(formatWeekday(day)), assignment[assignTo]].filter(Boolean).join(' ');
}

export function statusLabel({ status, stage }: Submission): string {
  return stage?.name ?? messageStatus(status);
}

export function messageStatus(status: string): string {
  return MESSAGE_STATUSES.find(({ value }) => value === status)?.label ?? status;
}

/** Whether the sender of a vacancy brief has had no reply by the day promised. */
export function isOverdue({ replyBy, status }: Submission): boolean {
  return (
    Boolean(replyBy) && ['new', 'read'].includes(status) && toDay(replyBy ?? null) < toDay(new Date().toISOString())
  );
}
