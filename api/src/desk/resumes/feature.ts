import { join } from 'node:path';
import { formatBytes } from 'content-types/text/bytes';
import { plural } from 'content-types/text/plural';
import fp from 'fastify-plugin';
import { z } from 'zod';
import type { App } from '../../core/app.ts';
import { readDiskSpace } from '../../core/data-folder/disk-space.ts';
import { eq } from '../../core/database/drizzle.ts';
import { resumes as table } from '../../core/database/schema/applications.ts';
import { type Feature, healthFact } from '../../core/feature.ts';
import { countMissing, startSweep } from './resume-store.ts';
import { readUploadState, startUploadNotices } from './upload-notices.ts';

const resumeStore = fp(async (app: App) => {
  startSweep(app);
  startUploadNotices(app);
});

export const resumes: Feature = {
  name: 'resumes',
  plugins: [resumeStore],
  tables: [table],
  personalData: {
    exportFor({ db }, { kind, row }) {
      if (kind === 'message') return {};
      const { name, kind: type, bytes, sha256 } = table;
      const resume = db
        .select({ name, kind: type, bytes, sha256 })
        .from(table)
        .where(eq(table.applicationId, row.id))
        .get();
      return { resume: resume ?? null };
    },
    files({ db, resumeFolder }, { row: { id, reference } }) {
      const rows = db.select().from(table).where(eq(table.applicationId, id)).all();
      return rows.map((cvRow) => ({ name: `${reference}-CV.${cvRow.kind}`, path: join(resumeFolder, cvRow.id) }));
    },
    erase(db, { row }, extent) {
      // The law requires agencies to keep the CV of a work-seeker.
      if (extent === 'some') return {};
      const ids = db.delete(table).where(eq(table.applicationId, row.id)).returning({ id: table.id }).all();
      return { files: ids.map(({ id }) => id) };
    },
    recorded: { resumes: { table, of: table.applicationId, hasFile: true } },
  },
  health: {
    /** The free space on the data disk. If the disk is almost full, no more files are accepted. */
    disk: healthFact({
      label: 'Disk',
      schema: z.object({ freeBytes: z.int(), ok: z.boolean() }),
      async read(app) {
        const { freeBytes, acceptsFiles } = await readDiskSpace(app.env);
        return { freeBytes, ok: acceptsFiles };
      },
      describe: ({ freeBytes, ok }) =>
        ok
          ? `${formatBytes(freeBytes)} free.`
          : `Only ${formatBytes(freeBytes)} free, so CVs and images are rejected. Free up some space or add more.`,
      hasOwnEmail: true,
      gauges: [['data_disk_free_bytes', 'Free disk space in the data folder', ({ freeBytes }) => freeBytes]],
    }),
    /** The number of missing files of CVs and emails. */
    files: healthFact({
      label: 'CV files',
      schema: z.object({ missing: z.int(), ok: z.boolean() }),
      async read({ db, resumeFolder }) {
        const missingCount = await countMissing(db, resumeFolder);
        return { missing: missingCount, ok: missingCount === 0 };
      },
      describe({ missing, ok }) {
        if (ok) return 'No files are missing.';
        const files = plural(missing, { one: '# file is', other: '# files are' });
        return `${files} missing. Ask your server administrator to restore them from a backup.`;
      },
      gauges: [['missing_files', 'Files of CVs and emails that are missing', ({ missing }) => missing]],
    }),
    /** The size of the CVs received in the last 24 hours. */
    uploads: healthFact({
      label: 'CVs received',
      schema: z.object({ dayBytes: z.int(), ok: z.boolean() }),
      async read(app) {
        const { dayBytes, problem } = await readUploadState(app);
        return { dayBytes, ok: problem !== 'unusual' };
      },
      describe: ({ dayBytes, ok }) =>
        `${formatBytes(dayBytes)} in the last 24 hours.${ok ? '' : ' Look through the latest applications: someone may be trying to fill the disk.'}`,
      hasOwnEmail: true,
      gauges: [['resumes_day_bytes', 'Size of the CVs received in the last 24 hours', ({ dayBytes }) => dayBytes]],
    }),
  },
  audit: { actions: { resume: 'CV loaded' } },
};
