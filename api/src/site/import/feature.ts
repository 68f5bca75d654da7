import { importRows, importSources, imports as table } from '../../core/database/schema/imports.ts';
import type { Feature } from '../../core/feature.ts';
import { importRoutes } from './routes.ts';

export const imports: Feature = {
  name: 'import',
  plugins: [importRoutes],
  tables: [
    [importRows, 'Entries that were imported.'],
    [importSources, 'Which entry was imported from where.'],
    [table, 'Files and counts.'],
  ],
  audit: { things: { import: 'Import' }, actions: { run: 'completed' } },
  tags: [['Import', 'admin', 'Imports from other systems, and the export of jobs.']],
};
