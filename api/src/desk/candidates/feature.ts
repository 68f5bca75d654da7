import { inArray } from '../../core/database/drizzle.ts';
import {
  candidateNotes,
  candidatePending,
  candidateSubmissions,
  resumeTexts,
  candidates as table,
} from '../../core/database/schema/candidates.ts';
import type { Feature } from '../../core/feature.ts';
import { toIso } from '../../core/lib/dates.ts';
import { findIds } from './list.ts';
import { readNotes } from './record.ts';
import { candidates as plugin } from './routes.ts';

export const candidates: Feature = {
  name: 'candidates',
  plugins: [plugin],
  tables: [candidateNotes, candidatePending, candidateSubmissions, table, resumeTexts, 'resume_search'],
  personalData: {
    find({ db }, { candidateIds }) {
      const rows = db.select().from(table).where(inArray(table.id, candidateIds)).all();
      const candidateRecords = rows.map(({ id, name, email, phone, tags, rating, place, placeBy, createdAt }) => ({
        ...{ name, email, phone, tags, rating, place, placeBy, since: toIso(createdAt) },
        notes: readNotes(db, id).map(({ id: _, ...note }) => note),
      }));
      return { candidateRecords };
    },
    // Triggers delete a record with its last application or message (0032_candidates.sql).
    erase: () => ({}),
  },
  watchedLists: { candidates: { news: { one: '# new person', other: '# new people' }, find: findIds } },
  audit: {
    things: { candidate: 'Candidate' },
    actions: {
      correct: 'details corrected',
      deleteNote: 'note deleted',
      invitation: 'invited to apply',
      label: 'tags, rating or place changed',
      merge: 'merged',
      split: 'split',
    },
  },
  tags: [['Candidates', 'admin', 'Records of candidates, one per person, and a search of their CVs.']],
};
