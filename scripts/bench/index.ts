/** `pnpm bench publish [--jobs 100,1000,10000]`, `pnpm bench serve`, `pnpm bench intake`, `pnpm bench load`, `pnpm bench jobs-list`, `pnpm bench admin-lists`: measures, beside its peers, in one run. */
import { benchAdminLists } from './admin-lists.ts';
import { benchIntake } from './intake.ts';
import { benchJobSearch } from './job-search.ts';
import { benchJobsList } from './jobs-list.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLoad } from './load/index.ts';
import { benchPublish } from './publish.ts';
import { benchServe } from './serve.ts';

const benches: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  publish: benchPublish,
  serve: benchServe,
  intake: benchIntake,
  'jobs-list': benchJobsList,
  'job-search': benchJobSearch,
  lighthouse: benchLighthouse,
  load: benchLoad,
  'admin-lists': benchAdminLists,
};

const [name = 'publish', ...args] = process.argv.slice(2);
const bench = benches[name];
if (bench) await bench(args);
else {
  console.error(`There is no benchmark ${name}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
}
