import type { ReactNode } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';
import type { SubmissionState } from './use-submission.ts';

const WAITING_MESSAGE =
  'We can’t reach our server, so this hasn’t been sent yet. We’ll keep trying. Please keep this page open.';

interface FormEndProps {
  state: SubmissionState;
  button: string;
  failed: string;
  /** Whether to show the upload progress, because a form with a file takes a while to send. */
  hasProgress?: boolean;
  /** Content that screen readers announce along with the outcome. */
  children?: ReactNode;
}

/** The end of every form: the honeypot, the result of sending it (with a reference or the API's message), and the button. */
export function FormEnd({ state, button: label, failed, hasProgress = false, children }: FormEndProps) {
  const isSending = state.step === 'sending';
  const button = useKeptFocus(isSending);
  return (
    <>
      {/* People neither see nor reach this field; only bots fill it in. */}
      <div className="trap" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name="topic" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div aria-live="polite">
        {state.step === 'sent' && (
          <p ref={showSent} className="banner-message good" tabIndex={-1}>
            <span>{state.message}</span>
            {state.reference && <span className="figures"> Your reference is {state.reference}.</span>}
            {state.next && <span> {state.next}</span>}
          </p>
        )}
        {state.step === 'failed' && (
          <p ref={scrollToBanner} className="banner-message bad">
            <span>{state.willRetry ? WAITING_MESSAGE : failed}</span>
            {state.reason && state.reason !== failed && <span> {state.reason}</span>}
          </p>
        )}
        {children}
      </div>
      {hasProgress && isSending && (
        <p className="hint">
          <progress aria-label="Upload" max={1} value={state.share} /> {Math.round(state.share * 100)}% sent
        </p>
      )}
      <div>
        <button ref={button} className="button" type="submit" disabled={isSending}>
          {isSending ? 'SENDING...' : label}
        </button>
      </div>
    </>
  );
}

/** Focuses the banner of a folded form, which hides the button that had the focus. */
function showSent(banner: HTMLElement | null): void {
  if (banner?.closest('.folded')) banner.focus({ preventScroll: true });
  scrollToBanner(banner);
}

/**
 * Scrolls to the banner, which may be out of sight on a phone. A field with an error has the focus and stays in sight
 * instead.
 */
function scrollToBanner(banner: HTMLElement | null): void {
  if (!document.activeElement?.matches('[aria-invalid="true"]')) banner?.scrollIntoView({ block: 'nearest' });
}
