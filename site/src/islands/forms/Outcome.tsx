import type { ReactNode } from 'react';
import type { SubmissionState } from './use-submission.ts';

interface OutcomeProps {
  state: SubmissionState;
  sent: string;
  failed: string;
  children?: ReactNode;
}

/** Announces whether a form was sent, with the reference to quote and what the API says about it. */
export function Outcome({ state, sent, failed, children }: OutcomeProps) {
  return (
    <div aria-live="polite">
      {state.step === 'sent' && (
        <p ref={scrollToBanner} className="banner-message good">
          <span>{sent}</span>
          {state.reference && <span className="figures"> Your reference is {state.reference}.</span>}
          {state.next && <span> {state.next}</span>}
        </p>
      )}
      {state.step === 'failed' && (
        <p ref={scrollToBanner} className="banner-message bad">
          <span>{failed}</span>
          {state.reason && state.reason !== failed && <span> {state.reason}</span>}
        </p>
      )}
      {children}
    </div>
  );
}

/** On a phone the banner may be out of sight. A field with an error has the focus and stays in sight instead. */
function scrollToBanner(banner: HTMLElement | null): void {
  if (!document.activeElement?.matches('[aria-invalid="true"]')) banner?.scrollIntoView({ block: 'nearest' });
}
