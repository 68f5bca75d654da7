/**
 * Builds the same number of similar pages with Hugo: a layout with header and footer, a job's facts, text and
 * structured data.
 */
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from 'content-types/define';
import { htmlFromRichText, type RichText } from 'content-types/text/rich-text';
import { pullFeed } from 'publisher/content/feed';
import { run } from '../lib/run.ts';
import { removeAtEnd } from './at-end.ts';
import type { Peer } from './peer.ts';
import type { System } from './system.ts';

const HUGO = '/usr/bin/hugo';

/** Returns nothing if Hugo is not installed. */
export async function benchHugo(system: System): Promise<Peer[]> {
  if (!existsSync(HUGO)) return [];
  const folder = mkdtempSync(join(tmpdir(), 'bench-hugo-'));
  removeAtEnd(folder);
  await writeSite(system, folder);
  const startedAt = performance.now();
  const { ok, output } = await run(HUGO, ['--quiet', '--minify'], { cwd: folder });
  if (!ok) throw new Error(output);
  const fullBuildMs = performance.now() - startedAt;
  const secondStart = performance.now();
  await run(HUGO, ['--quiet', '--minify'], { cwd: folder });
  return [{ name: 'hugo', edit: performance.now() - secondStart, all: fullBuildMs }];
}

async function writeSite(system: System, folder: string): Promise<void> {
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  for (const name of ['content/job', 'layouts/_default']) mkdirSync(join(folder, name), { recursive: true });
  write(
    'config.json',
    JSON.stringify({ baseURL: system.address, title: 'Agency', disableKinds: ['taxonomy', 'term'] }),
  );
  write('layouts/_default/baseof.html', BASE);
  write('layouts/_default/single.html', SINGLE);
  write('layouts/_default/list.html', LIST);
  const { changes } = await pullFeed(system.address, 0);
  for (const { type, id, entry } of changes) {
    if (type === 'job' && entry) write(`content/job/${id}.md`, toMarkdown(entry));
  }
}

function toMarkdown({ data, publishedAt }: Entry): string {
  const { title, category, type, location, salary, reference, responsibilities, requirements, benefits, description } =
    data;
  const lists = { responsibilities, requirements, benefits };
  const params = { title, category, type, location, salary, reference, lists, date: publishedAt };
  return `${JSON.stringify(params)}\n\n${htmlFromRichText(description as RichText)}\n`;
}

const LINKS = [
  'about-us',
  'part-time-jobs',
  'full-time-jobs',
  'contract-jobs',
  'products',
  'career',
  'blog',
  'contact-us',
];
const MENU = LINKS.map((path) => `<li><a class="link" href="/${path}">${path}</a></li>`).join('\n');

const BASE = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }} | {{ .Site.Title }}</title><link rel="canonical" href="{{ .Permalink }}">
<meta name="description" content="{{ .Summary | plainify | truncate 155 }}"><meta property="og:title" content="{{ .Title }}">
<link rel="stylesheet" href="/site.css">{{ block "head" . }}{{ end }}</head>
<body><header><a href="/">{{ .Site.Title }}</a><nav><ul>${MENU}</ul></nav></header>
<main>{{ block "main" . }}{{ end }}</main>
<footer><ul>${MENU}</ul><ul>${MENU}</ul><p>© 2025 {{ .Site.Title }}</p></footer></body></html>
`;

const SINGLE = `{{ define "head" }}<script type="application/ld+json">{{ dict "@context" "https://schema.org" "@type" "JobPosting" "title" .Title "description" .Content "datePosted" (.Date.Format "2006-01-02T15:04:05Z") "identifier" .Params.reference "jobLocation" .Params.location | jsonify | safeJS }}</script>{{ end }}
{{ define "main" }}<h1>{{ .Title }}</h1><p>{{ .Params.category }}, {{ .Params.type }}</p>
<dl>{{ range $name, $value := .Params.location }}<div><dt>{{ $name }}</dt><dd>{{ $value }}</dd></div>{{ end }}
{{ range $name, $value := .Params.salary }}<div><dt>{{ $name }}</dt><dd>{{ $value }}</dd></div>{{ end }}</dl>
{{ .Content }}{{ range $name, $lines := .Params.lists }}<h2>{{ $name }}</h2><ul>{{ range $lines }}<li>{{ . }}</li>{{ end }}</ul>{{ end }}
<form action="/api/applications" method="post" enctype="multipart/form-data"><input type="hidden" name="jobId" value="{{ .File.BaseFileName }}">
{{ range slice "fullName" "email" "phone" "coverLetter" "resume" }}<label for="{{ . }}">{{ . }}</label><input id="{{ . }}" name="{{ . }}" required>{{ end }}<button>Apply</button></form>{{ end }}
`;

const LIST = `{{ define "main" }}<h1>{{ .Title }}</h1><ul>{{ range first 50 .RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}
`;
