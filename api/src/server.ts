/** The server as a process of its own. */
import './quick-start.ts';

await import('./serve.ts');
