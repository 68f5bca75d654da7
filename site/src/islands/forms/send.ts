/** What the API says to a form: a reference number, or what is wrong and where. */
export type Answer =
  | { isAccepted: true; reference: string }
  | { isAccepted: false; issues: { path: string; message: string }[] };

const NOTHING_TO_SAY: Answer = { isAccepted: false, issues: [] };

/**
 * Sends a form. The same key makes a second attempt the same submission. Never rejects: a broken connection is a refusal
 * without issues.
 */
export function send(
  form: HTMLFormElement,
  { key, token }: { key: string; token: string },
  onProgress: (share: number) => void,
): Promise<Answer> {
  return new Promise((resolve) => {
    // `fetch` cannot tell how much has been sent.
    const request = new XMLHttpRequest();
    request.open('POST', form.action);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total);
    request.onload = () => resolve(answerOf(request.status, request.responseText));
    request.onerror = () => resolve(NOTHING_TO_SAY);
    request.onabort = () => resolve(NOTHING_TO_SAY);
    request.send(bodyOf(form, token));
  });
}

export function answerOf(status: number, text: string): Answer {
  const body = parsed(text);
  if (status >= 200 && status < 300) return { isAccepted: true, reference: String(body.reference ?? '') };
  return { isAccepted: false, issues: Array.isArray(body.issues) ? body.issues : [] };
}

/** Says when a form was opened, so that the API can tell a person from a script; empty when it cannot be had. */
export async function formToken(): Promise<string> {
  try {
    const response = await fetch('/api/form-token');
    return response.ok ? (await response.json()).token : '';
  } catch {
    return '';
  }
}

function bodyOf(form: HTMLFormElement, token: string): FormData | URLSearchParams {
  const data = new FormData(form);
  data.set('formToken', token);
  if (form.enctype === 'multipart/form-data') return data;
  return new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
}

function parsed(text: string): { reference?: unknown; issues?: unknown } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
