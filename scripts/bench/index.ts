/** `pnpm bench publish|load|lists|desk|search`: runs a benchmark. A missed target fails the command. */
import { benchDesk } from './desk.ts';
import { benchLists } from './lists.ts';
import { benchLoad } from './load.ts';
import { benchPublish } from './publish.ts';
import { benchSearch } from './search.ts';

const benches: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  publish: benchPublish,
  load: benchLoad,
  lists: benchLists,
  desk: benchDesk,
  search: benchSearch,
};

const [name = 'publish', ...args] = process.argv.slice(2);
const bench = benches[name];
if (bench) await bench(args);
else {
  console.error(`There is no benchmark ${name}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exitCode = 1;
}
