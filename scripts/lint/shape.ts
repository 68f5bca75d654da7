/** Part of `pnpm check`: counts texts that are too long for their kind, or vague. The counts may only fall. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

/** Limits in words, or in characters for commit subjects. `most` is the number of longer texts that are still allowed. */
const BUDGETS = {
  'string on a screen': { longest: 20, most: 66 },
  'help of a field': { longest: 18, most: 0 },
  'title of a test': { longest: 12, most: 0 },
  'sentence of a document': { longest: 25, most: 0 },
  'cell of a table': { longest: 25, most: 0 },
  'comment in a file': { longest: 40, most: 0 },
  /** Openings such as “what” or “how” that avoid naming the subject. */
  'vague opening': { longest: 0, most: 0 },
  'comment without an end': { longest: 0, most: 0 },
  /** Names in comments, such as `findJobs` or `MAX_JOBS`, that the code does not have: most were renamed. */
  'name that is not in the code': { longest: 0, most: 0 },
  'subject of a commit': { longest: 72, most: 0 },
  /** Also subjects that join two changes, or that need a second reading: “the test of …”, “the moving of …”, “that …”. */
  'subject without a standard form': { longest: 0, most: 0 },
};
type Kind = keyof typeof BUDGETS;

/** The commits after which the length and the form of subjects are checked. */
const SINCE = { length: '890aa3ca', form: '78caf92a' };
const STANDARD_VERB =
  /^(?:Add|Check|Document|Extract|Fix|Measure|Move|Release|Remove|Rename|Replace|Revert|Reword|Speed up|Test|Update|Use) /;
const CLUMSY = /, and |\bthat\b|\b(?:\w+ing|tests?|lists?|tables?|names?|titles?|comments?|subjects?) of\b/i;
const CODE = globSync('{api,content-types,scripts,site}/**/*.{ts,tsx,astro}', {
  exclude: [
    '**/{node_modules,dist,.astro,migrations}/**',
    '**/api-schema.d.ts',
    '**/{synonyms,places}/**',
    '**/sample-content/**/!(*.test).{ts,tsx}',
  ],
});
const DOCUMENTS = globSync(['*.md', '{docs,deploy,api}/*.md']);
const VAGUE = /^\W*(?:What|How|Those|Of|As|Without)\b|\bwhat (?:is|was|the)\b/;
const IS_TEST = /\.test\.tsx?$|(^|\/)(test|e2e|bench|fixtures|conformance)\//;

const NAME_PATTERN = /`([a-z]+(?:[A-Z]\w*)+|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?:\([^`]*\))?`/g;
const COMMENT = /^ *\/\*\*?[\s\S]*?\*\/|(?:^ *\/\/.*\n)+/gm;

const findings: { kind: Kind; where: string; text: string; length: number }[] = [];

const sources = new Map(CODE.map((path) => [path, readFileSync(path, 'utf8')]));
const settings = readFileSync('.env.example', 'utf8');
const names = new Set(`${[...sources.values()].join('\n').replaceAll(COMMENT, '')}${settings}`.match(/\w+/g));

for (const [path, source] of sources) {
  for (const [comment] of source.matchAll(COMMENT)) {
    const text = comment.replaceAll(/^ *(\/\*\*?|\*\/|\*|\/\/)/gm, ' ').replaceAll(/\s+/g, ' ');
    if (!source.startsWith(comment)) check('comment in a file', path, text);
    if (VAGUE.test(text)) check('vague opening', path, text);
    if (/[:,]\s*$/.test(text)) check('comment without an end', path, text);
    for (const [, name = ''] of text.matchAll(NAME_PATTERN))
      if (!names.has(name)) check('name that is not in the code', path, name);
  }
  for (const [, text = ''] of source.matchAll(/\.describe\(\s*['`]([^\n]+)['`],?\s*\)/g))
    if (VAGUE.test(text)) check('vague opening', path, text);
  for (const [, title = ''] of source.matchAll(
    /\b(?:test|describe|it)\b(?:\.\w+(?:\([^()]*\))?)*\(\s*(?:\[[\s\S]*?\]\)\(\s*)?['`]([^'`\n]+)['`]/g,
  )) {
    if (IS_TEST.test(path)) check('title of a test', path, title.replaceAll(/\b[A-Z]\d+\b/g, ''));
  }
  if (IS_TEST.test(path) || path.startsWith('scripts/')) continue;
  for (const [, help = ''] of source.matchAll(/\bhelp: *'([^'\n]+)'/g)) check('help of a field', path, help);
  for (const [, text = ''] of source.matchAll(/(?<!help: *)'(\p{Lu}[^'\n]* [^'\n]*)'/gu))
    check('string on a screen', path, text);
}
for (const path of DOCUMENTS) {
  const prose = readFileSync(path, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  const isRow = (line: string) => line.startsWith('|');
  const lines = prose.split('\n');
  if (/^[<>]{7} /m.test(prose)) {
    console.error(`${path}: the marks of a conflict are left.`);
    process.exitCode = 1;
  }
  for (const cell of lines.filter(isRow).flatMap((row) => row.split('|'))) check('cell of a table', path, cell);
  const blocks = lines
    .filter((line) => !isRow(line))
    .join('\n')
    .split(/\n\s*\n|\n(?=\s*(?:[-*#]|\d+\.) )|(?<=^#.*)\n/m);
  for (const sentence of blocks.flatMap((block) => block.split(/(?<=[.!?:])\s+/)))
    check('sentence of a document', path, sentence);
}
for (const subject of listSubjects(SINCE.length)) check('subject of a commit', subject, subject, subject.length);
for (const subject of listSubjects(SINCE.form))
  if (!STANDARD_VERB.test(subject) || CLUMSY.test(subject))
    check('subject without a standard form', `${STANDARD_VERB} but not ${CLUMSY}`, subject);

for (const [kind, { longest, most }] of Object.entries(BUDGETS)) {
  const ofKind = findings.filter((finding) => finding.kind === kind).sort((a, b) => b.length - a.length);
  if (process.argv.includes('--list')) for (const { where, text } of ofKind) console.log(`${kind}: ${where}: ${text}`);
  if (ofKind.length === most) continue;
  const suffix = longest > 0 ? ` longer than ${longest}` : '';
  console.error(`${kind}: ${ofKind.length}${suffix}; the limit in scripts/lint/shape.ts is ${most}.`);
  process.exitCode = 1;
}
if (process.exitCode) console.error('`node scripts/lint/shape.ts --list` names them.');

function check(
  kind: Kind,
  where: string,
  text: string,
  length = text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length,
) {
  const { longest } = BUDGETS[kind];
  if (length > longest) findings.push({ kind, where, text: text.replaceAll(/\s+/g, ' ').trim(), length });
}

/** The subjects of the commits after `since`; empty in a clone without history. */
function listSubjects(since: string): string[] {
  try {
    return execFileSync('git', ['log', '--no-merges', '--format=%s', `${since}..HEAD`], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}
