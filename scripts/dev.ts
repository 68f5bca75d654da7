/** `pnpm dev`: the API, the admin and the site, each reloading by itself. Ends them together. */
import { spawn } from 'node:child_process';

const PORT = process.env.PORT ?? '3000';
const api = `http://127.0.0.1:${PORT}`;

const SERVICES: [command: string, args: string[], cwd: string][] = [
  ['node', ['--watch', 'api/src/server.ts'], '.'],
  ['vite', ['--clearScreen', 'false'], 'api/admin'],
  ['astro', ['dev'], 'site'],
];

const children = SERVICES.map(([command, args, cwd]) =>
  spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, PORT, CONTENT_API_URL: api, API_URL: api } }),
);
const stop = () => children.forEach((child) => void child.kill());
for (const child of children) child.once('exit', stop);
process.once('SIGINT', stop).once('SIGTERM', stop);
