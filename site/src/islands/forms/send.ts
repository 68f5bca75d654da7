/** The API's response to a form. */
export type SubmissionResult =
  /** `next` says what happens now. */
  | { isAccepted: true; reference: string; next: string }
  /** `reason` is the API's sentence; empty when there was no response. */
  | { isAccepted: false; reason: string; issues: { path: string; message: string }[] };

const NO_RESPONSE: SubmissionResult = { isAccepted: false, reason: '', issues: [] };

/**
 * Sends a form. A second attempt with the same key is the same submission. Never rejects: without a connection the form
 * is not accepted and there are no issues.
 */
export function send(
  form: HTMLFormElement,
  key: string,
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
    request.send(buildBody(form));
  });
}

export function parseResponse(status: number, text: string): SubmissionResult {
  const body = parseObject(text);
  if (status >= 200 && status < 300) {
    return { isAccepted: true, reference: String(body.reference ?? ''), next: String(body.next ?? '') };
  }
  return {
    isAccepted: false,
    reason: String(body.message ?? ''),
    issues: Array.isArray(body.issues) ? body.issues : [],
  };
}

function buildBody(form: HTMLFormElement): FormData | URLSearchParams {
  const data = new FormData(form);
  if (form.enctype === 'multipart/form-data') return data;
  return new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
