import { useEffect, useRef, useState } from 'react';

const texts = {
  // The specification's wording.
  sent: 'Application submitted successfully!',
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
  /** The API's sentences about what happens now. */
  next: string;
  /** The candidate's address. */
  email: string;
  onAgain(): void;
}

/** Takes the place of the form once the application is sent: the reference, what happens by when, and more jobs. */
export function ApplicationSent({ reference, next, email, onAgain }: ApplicationSentProps) {
  const start = useRef<HTMLParagraphElement>(null);
  const jobs = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  const [alertForm] = useState(() => document.querySelector<HTMLFormElement>('form[data-alert]'));
  const [reply, setReply] = useState('');

  useEffect(() => {
    // The button that had the focus is gone.
    start.current?.focus({ preventScroll: true });
    start.current?.scrollIntoView({ block: 'start' });
    return jobs.current ? borrowSimilarJobs(jobs.current) : undefined;
  }, []);

  async function copy() {
    await navigator.clipboard.writeText(reference);
    setCopied(true);
  }

  return (
    <div className="sent">
      <p ref={start} className="banner-message good" tabIndex={-1}>
        {texts.sent}
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
        <div role="status">
          {reply ? (
            <p>{reply}</p>
          ) : (
            <button
              type="button"
              className="button quiet"
              onClick={async () => setReply(await requestAlert(alertForm, email))}
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

/** Asks for the alert of the page's own form, and returns the API's sentence. */
async function requestAlert(form: HTMLFormElement, email: string): Promise<string> {
  const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  body.set('email', email);
  try {
    const response = await fetch(form.action, { method: 'POST', body, headers: { accept: 'application/json' } });
    return String((await response.json()).message);
  } catch {
    return texts.alertFailed;
  }
}

/** Moves the page's similar jobs into `box`. The function that it returns moves them back. */
function borrowSimilarJobs(box: HTMLElement): () => void {
  const jobs = document.querySelector('nav[aria-labelledby="similar"]');
  const { parentNode, nextSibling } = jobs ?? {};
  if (jobs) box.append(jobs);
  return () => {
    if (jobs && parentNode) parentNode.insertBefore(jobs, nextSibling ?? null);
  };
}
