import { vaultFolder } from '../../applications/resumes/resume-store.ts';
import type { App } from '../app.ts';
import { type RateLimit, rateLimit } from '../rate-limit.ts';
import { type FormTokens, formTokens } from './form-token.ts';

/** What both forms share for as long as the app runs. */
export interface Intake {
  /** The folder of resumes. */
  vault: string;
  tokens: FormTokens;
  limits: { messages: RateLimit; applications: RateLimit; sameText: RateLimit };
}

const MINUTE = 60_000;

export function createIntake(app: App): Intake {
  return {
    vault: vaultFolder(app.env.dataDir),
    tokens: formTokens(app.db),
    limits: {
      messages: rateLimit({ max: 20, windowMs: 10 * MINUTE }),
      // A careers office or a library shares one address.
      applications: rateLimit({ max: 40, windowMs: 10 * MINUTE }),
      sameText: rateLimit({ max: 5, windowMs: 60 * MINUTE }),
    },
  };
}
