/** The candidate's view of their own application: its data, and the status on their page. */
import { ADDED_SEES } from 'content-types/applications/added-because';
import { describeStage, isDecided } from 'content-types/applications/stage-words';
import type { Clocked } from '../../../core/app.ts';
import { listStages } from '../../../core/content/rules/stages.ts';
import { and, asc, eq } from '../../../core/database/drizzle.ts';
import type { Database } from '../../../core/database/open.ts';
import type { applications } from '../../../core/database/schema/applications.ts';
import { outbox } from '../../../core/database/schema/mail.ts';
import { isHeld } from '../../../core/mail/outbox.ts';
import { stateBefore } from '../history.ts';
import { interviewWords } from './interview-words.ts';

type Application = typeof applications.$inferSelect;

/** The text for a candidate whose application has been erased, apart from the data the law requires. */
export const REDUCED_TEXT = 'We’ve deleted your data, except what we must keep by law.';

/**
 * The application as its candidate may see it: without a move whose email has not been sent. `until` is the time of
 * that move; later events by staff stay hidden from the candidate.
 */
export function knownToCandidate(db: Database, application: Application): { known: Application; until: number } {
  const heldEmail = db
    .select({ undo: outbox.undo })
    .from(outbox)
    .where(and(eq(outbox.subjectId, application.id), isHeld()))
    .orderBy(asc(outbox.createdAt))
    .get();
  if (!heldEmail?.undo || application.candidateStatus === 'withdrawn')
    return { known: application, until: Number.POSITIVE_INFINITY };
  const { undo } = heldEmail;
  return { known: { ...application, ...stateBefore(undo) }, until: undo.at ?? Number.POSITIVE_INFINITY };
}

/**
 * The status text and the kind of stage that the candidate sees. The stage's text is the one at the time of the move.
 */
export function describeState(app: Clocked, application: Application) {
  const { candidateSees, candidateStatus: kind } = application;
  const stage = listStages(app.db).find(({ id }) => id === application.status);
  const shownState = { words: candidateSees, kind };
  // Candidates who have withdrawn see that status, whatever the stage of the application.
  if (!stage || kind === 'withdrawn') return shownState;
  if (isDecided(stage.kind))
    return stage.kind === kind ? shownState : { words: describeStage(stage), kind: stage.kind };
  if (isDecided(kind)) {
    const stateText = interviewWords(app, application) || describeStage(stage) || 'We’re considering your application.';
    return { words: stateText, kind: 'active' as const };
  }
  // Shows the interview instead of the text of a new application, or of an interview stage without its own text.
  const interview =
    kind === 'new' || (stage.interviews && !stage.candidateSees) ? interviewWords(app, application) : '';
  const isAdded = stage.kind === 'new' && candidateSees === ADDED_SEES;
  const standard = stage.candidateSees || isAdded ? '' : describeStage(stage);
  return { words: interview || standard || candidateSees, kind };
}
