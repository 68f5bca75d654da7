/** What browsers tell of who they ask for. */
import type { IncomingHttpHeaders } from 'node:http';

/** Do Not Track, or the Global Privacy Control. */
export function asksNotToBeCounted(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}

const PROGRAMS = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|java\//i;

/** Those that say so; one that says nothing is none that people use. */
export function isProgram(userAgent: string | undefined): boolean {
  return !userAgent || PROGRAMS.test(userAgent);
}
