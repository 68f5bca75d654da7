/**
 * The files of the job search: `facts`, `vocabulary`, `words-0` to `words-63`, `references-0` to `references-15`,
 * `synonyms-0` to `synonyms-255`, and `cards-N` for each block of jobs.
 */
import type { APIRoute } from 'astro';
import type { EntryOf } from 'content-types';
import { toJobFacts, toJobText } from 'content-types/job-search/facts';
import { listSynonymLines } from 'content-types/job-search/synonyms/lines';
import { toReference } from 'content-types/job-search/words';
import { toPublicPay } from 'content-types/jobs/pay';
import type { ContentReader } from '../../../content.ts';
import {
  CARDS_PER_FILE,
  type CardLine,
  type NumberedJob,
  packFacts,
  packReferences,
  packSynonyms,
  packVocabulary,
  packWords,
} from '../../../lib/jobs/search-files.ts';
import { getPaths } from '../../../static-paths.ts';

export const getStaticPaths = () => getPaths('/jobs/search/[file].json');

export const GET: APIRoute = ({ params: { file = '' }, locals: { content } }) => {
  const block = /^cards-(\d+)$/.exec(file)?.[1];
  const synonyms = /^synonyms-(\d+)$/.exec(file)?.[1];
  if (synonyms) return jsonResponse(JSON.stringify(synonymFiles(content.list('searchWords'))[Number(synonyms)]));
  const json = block ? JSON.stringify(listCards(content, Number(block))) : packFiles(content.list('job')).get(file);
  if (!json) throw new Error(`The job search has no file ${file}.`);
  return jsonResponse(json);
};

type AgencySynonyms = readonly EntryOf<'searchWords'>[];

// The cache is rebuilt when an editor changes the words, because the list is then a new object.
const packedSynonyms = new WeakMap<AgencySynonyms, readonly (readonly string[])[]>();

function synonymFiles(agencyWords: AgencySynonyms) {
  const cachedFiles =
    packedSynonyms.get(agencyWords) ?? packSynonyms(listSynonymLines(agencyWords.map(({ data }) => data)));
  packedSynonyms.set(agencyWords, cachedFiles);
  return cachedFiles;
}

function jsonResponse(json: string): Response {
  return new Response(json, { headers: { 'content-type': 'application/json' } });
}

function listCards(content: ContentReader, block: number): CardLine[] {
  const jobs = content.block('job', block, CARDS_PER_FILE);
  return jobs.map(({ position, id, data }) => {
    const { min, max, unit } = toPublicPay(data.salary);
    return [position, id, data.title, min, max, unit];
  });
}

type Jobs = readonly EntryOf<'job'>[];

// Makes all of these files together, because reading all jobs is slow. When a job changes, the list is a new object.
const filesByJobs = new WeakMap<Jobs, ReadonlyMap<string, string>>();

/** Packs all files but the cards, by name. `jobs` are newest first. */
function packFiles(jobs: Jobs): ReadonlyMap<string, string> {
  const cachedFiles = filesByJobs.get(jobs);
  if (cachedFiles) return cachedFiles;
  const facts = new Map<string, NumberedJob>();
  const references: { number: number; reference: string }[] = [];
  // Reads one job at a time, because the texts of all of them would need a lot of memory.
  function* readFacts() {
    for (const job of jobs.toSorted((a, b) => a.position - b.position)) {
      facts.set(job.id, { number: job.position, ...toJobFacts(job) });
      references.push({ number: job.position, reference: toReference(job.data.reference || job.id) });
      yield { number: job.position, text: toJobText(job) };
    }
  }
  const wordFiles = packWords(readFacts());
  const namedWordFiles = wordFiles.map((file, number) => [`words-${number}`, file] as const);
  const referenceFiles = packReferences(references).map((file, number) => [`references-${number}`, file] as const);
  const vocabulary = ['vocabulary', packVocabulary(wordFiles)] as const;
  const packedFacts = packFacts(jobs.flatMap(({ id }) => facts.get(id) ?? []));
  const files = new Map(
    [['facts', packedFacts] as const, vocabulary, ...namedWordFiles, ...referenceFiles].map(([name, file]) => [
      name,
      JSON.stringify(file),
    ]),
  );
  filesByJobs.set(jobs, files);
  return files;
}
