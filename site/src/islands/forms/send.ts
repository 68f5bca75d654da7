/** The API's response to a form. */
export type SubmissionResult =
  | { isAccepted: true; reference: string }
  | { isAccepted: false; issues: { path: string; message: string }[] };

const NO_RESPONSE: SubmissionResult = { isAccepted: false, issues: [] };

/**
 * Sends a form. A second attempt with the same key is the same submission. Never rejects: without a connection the form
 * is not accepted and there are no issues.
 */
export function send(
  form: HTMLFormElement,
  { key, token }: { key: string; token: string },
  onProgress: (share: number) => void,
): Promise<SubmissionResult> {
  return new Promise((resolve) => {
    // `fetch` does not report how much has been sent.
    const request = new XMLHttpRequest();
    request.open('POST', form.action);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total);
    request.onload = () => resolve(parseResponse(request.status, request.responseText));
    request.onerror = () => resolve(NO_RESPONSE);
    request.onabort = () => resolve(NO_RESPONSE);
    request.send(buildBody(form, token));
  });
}

export function parseResponse(status: number, text: string): SubmissionResult {
  const body = parseObject(text);
  if (status >= 200 && status < 300) return { isAccepted: true, reference: String(body.reference ?? '') };
  return { isAccepted: false, issues: Array.isArray(body.issues) ? body.issues : [] };
}

/** The token says when the form was opened, which tells people from scripts. Empty when it cannot be fetched. */
export async function fetchFormToken(): Promise<string> {
  try {
    const response = await fetch('/api/form-token');
    return response.ok ? (await response.json()).token : '';
  } catch {
    return '';
  }
}

function buildBody(form: HTMLFormElement, token: string): FormData | URLSearchParams {
  const data = new FormData(form);
  data.set('formToken', token);
  if (form.enctype === 'multipart/form-data') return data;
  return new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
}

function parseObject(text: string): { reference?: unknown; issues?: unknown } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
