/** Sends the two forms as many different visitors would: each time with different content, from a different address. */
import { createHash, randomBytes } from 'node:crypto';
import { type Agent, request } from 'node:http';
import { makePdf } from '../../../api/test/support/resume-files.ts';

export interface Load {
  path: string;
  connections: number;
  contentType: string;
  /** The body of the nth request. No two are the same. */
  body(n: number): Buffer[];
}

export interface HttpResponse {
  status: number;
  /** In seconds; null if the response does not say. */
  retryAfter: number | null;
  /** The reference number; null if the submission was not accepted. */
  reference: string | null;
}

const RESUME = makePdf({ ballast: randomBytes(1024 * 1024) });
export const RESUME_SHA256 = createHash('sha256').update(RESUME).digest('hex');

/** With a 1 MB resume. */
export function applications(jobId: string): Load {
  const boundary = 'a-boundary-that-is-in-no-resume';
  const part = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  const fixed = part('jobId', jobId) + part('fullName', 'Ada Lovelace') + part('phone', '020 7946 0123');
  const end = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    path: '/api/applications',
    connections: 8,
    contentType: `multipart/form-data; boundary=${boundary}`,
    body(n) {
      const typed = fixed + part('email', `ada${n}@example.com`) + part('coverLetter', 'I would like to apply.');
      return [Buffer.from(typed + file), RESUME, end];
    },
  };
}

export const messages: Load = {
  path: '/api/messages',
  connections: 20,
  contentType: 'application/x-www-form-urlencoded',
  body: (n) => [Buffer.from(`name=Ada&email=ada%40example.com&website=&message=Please+call+me+about+number+${n}.`)],
};

export function sender(n: number): string {
  return `198.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

/** Resolves with the complete response; rejects if the connection breaks. */
export function post(
  address: string,
  { path, contentType, body }: Load,
  n: number,
  agent: Agent,
): Promise<HttpResponse> {
  const chunks = body(n);
  const headers = {
    accept: 'application/json',
    'content-type': contentType,
    'content-length': chunks.reduce((sum, { length }) => sum + length, 0),
    'x-forwarded-for': sender(n),
  };
  return new Promise((resolve, reject) => {
    const sending = request(address + path, { method: 'POST', agent, headers }, async (response) => {
      try {
        const text = Buffer.concat(await response.toArray()).toString();
        const { statusCode: status = 0 } = response;
        const retryAfter = response.headers['retry-after'];
        resolve({
          status,
          retryAfter: retryAfter === undefined ? null : Number(retryAfter),
          reference: status === 201 ? (JSON.parse(text).reference ?? null) : null,
        });
      } catch (error) {
        reject(error);
      }
    }).once('error', reject);
    for (const chunk of chunks) sending.write(chunk);
    sending.end();
  });
}
