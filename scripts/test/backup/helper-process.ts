/** Processes that tests start and kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const SCRIPTS = fileURLToPath(new URL('../..', import.meta.url));

/** Runs JavaScript in a separate process and resolves when it prints its first line. It is killed after the test. */
export async function runScript(code: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: SCRIPTS,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

/** Kills the process, to simulate a crash, and waits until it has ended. */
export async function crash(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

/** Opens the database as a server does, and stays idle. */
export function idleServer(database: string): Promise<ChildProcess> {
  return runScript(`
    import Sqlite from 'better-sqlite3';
    const db = new Sqlite(${JSON.stringify(database)});
    db.pragma('journal_mode = WAL');
    db.prepare('SELECT count(*) FROM resumes').get();
    console.log('open');
    setInterval(() => {}, 1000);`);
}

/** Commits one row after another, as fast as the disk allows. */
export function busyServer(database: string): Promise<ChildProcess> {
  return runScript(`
    import Sqlite from 'better-sqlite3';
    const db = new Sqlite(${JSON.stringify(database)});
    db.pragma('journal_mode = WAL');
    const add = db.prepare("INSERT INTO audit_log (at, action, subject) VALUES (?, 'probe', 'x')");
    console.log('open');
    const next = () => { add.run(Date.now()); setImmediate(next); };
    next();`);
}
