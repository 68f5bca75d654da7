import type { ReactNode } from 'react';
import type { SubmissionState } from './use-submission.ts';

interface OutcomeProps {
  state: SubmissionState;
  sent: string;
  /** Follows the reference. */
  details?: string;
  failed: string;
  children?: ReactNode;
}

/** Announces whether a form was sent, with the reference to quote. */
export function Outcome({ state, sent, details, failed, children }: OutcomeProps) {
  return (
    <div aria-live="polite">
      {state.step === 'sent' && (
        <p ref={scrollToBanner} className="banner-message good">
          <span>{sent}</span>
          {state.reference && <span className="figures"> Your reference is {state.reference}.</span>}
          {details && <span> {details}</span>}
        </p>
      )}
      {state.step === 'failed' && (
        <p ref={scrollToBanner} className="banner-message bad">
          {failed}
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
