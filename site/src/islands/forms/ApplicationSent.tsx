import { useEffect, useRef, useState } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';
import { buildBody, send } from './use-submission.ts';

const texts = {
  reference: 'Your reference is',
  copy: 'Copy reference',
  copied: 'Copied.',
  noEmail: 'Didn’t get the email?',
  checkEmail: (email: string) =>
    `We’re sending it to ${email}. Allow a few minutes and check your spam folder. If that address is wrong, apply again with the right one, or contact us and quote your reference.`,
  alert: 'Email me jobs like this',
  alertFailed: 'Something went wrong. Please check your connection and try again.',
  again: 'Apply again',
};

interface ApplicationSentProps {
  reference: string;
  /** `message` is the API's confirmation, `next` its next steps. */
  message: string;
  next: string;
  /** The candidate's address. */
  email: string;
  onAgain(): void;
}

/** Replaces the form once the application is sent: the reference, the next steps with their dates, and more jobs. */
export function ApplicationSent({ reference, message, next, email, onAgain }: ApplicationSentProps) {
  const start = useRef<HTMLParagraphElement>(null);
  const jobs = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  const [alertForm] = useState(() => document.querySelector<HTMLFormElement>('form[action="/api/alerts"]'));
  const [alert, setAlert] = useState<AlertState>({ step: 'idle' });
  const alertButton = useKeptFocus(alert.step === 'asking');

  useEffect(() => {
    takeFocus(start.current);
    start.current?.scrollIntoView({ block: 'start' });
    return jobs.current ? borrowSimilarJobs(jobs.current) : undefined;
  }, []);

  async function askForAlert(form: HTMLFormElement) {
    setAlert({ step: 'asking' });
    setAlert(await requestAlert(form, email));
  }

  async function copy() {
    await navigator.clipboard.writeText(reference);
    setCopied(true);
  }

  return (
    <div className="sent">
      <p ref={start} className="banner-message good" tabIndex={-1}>
        {message}
      </p>
      <p>
        {texts.reference} <strong className="reference figures">{reference}</strong>
      </p>
      {'clipboard' in navigator && (
        <p>
          <button type="button" className="button quiet" onClick={() => copy().catch(() => {})}>
            {texts.copy}
          </button>{' '}
          <span role="status">{isCopied && texts.copied}</span>
        </p>
      )}
      <p>{next}</p>
      <details>
        <summary>{texts.noEmail}</summary>
        <p>{texts.checkEmail(email)}</p>
      </details>
      {alertForm && (
        <div className="flow">
          <div role="status">
            {'reply' in alert && (
              <p ref={alert.step === 'asked' ? takeFocus : undefined} tabIndex={-1}>
                {alert.reply}
              </p>
            )}
          </div>
          {alert.step !== 'asked' && (
            <button
              ref={alertButton}
              type="button"
              className="button quiet"
              disabled={alert.step === 'asking'}
              onClick={() => askForAlert(alertForm)}
            >
              {texts.alert}
            </button>
          )}
        </div>
      )}
      <div ref={jobs} />
      <p>
        <button type="button" className="button quiet" onClick={onAgain}>
          {texts.again}
        </button>
      </p>
    </div>
  );
}

/** `reply` is the message from the API. */
type AlertState = { step: 'idle' | 'asking' } | { step: 'asked' | 'failed'; reply: string };

/** Requests an alert with the criteria of the page's alert form. Never rejects. */
async function requestAlert(form: HTMLFormElement, email: string): Promise<AlertState> {
  const body = buildBody(form);
  body.set('email', email);
  const result = await send(form.action, body);
  if (result.isAccepted) return { step: 'asked', reply: result.message };
  return { step: 'failed', reply: result.reason || texts.alertFailed };
}

/** Moves the focus, because the button that had it is gone. */
function takeFocus(line: HTMLElement | null): void {
  line?.focus({ preventScroll: true });
}

/** Moves the page's similar jobs into `box`. Returns a function that moves them back. */
function borrowSimilarJobs(box: HTMLElement): () => void {
  const jobs = document.querySelector('nav[aria-labelledby="similar"]');
  const { parentNode, nextSibling } = jobs ?? {};
  if (jobs) box.append(jobs);
  return () => {
    if (jobs && parentNode) parentNode.insertBefore(jobs, nextSibling ?? null);
  };
}
