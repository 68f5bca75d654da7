/** Uploads files to the server of Find a Job. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { Client, type SFTPWrapper } from 'ssh2';

interface Visit {
  url: URL;
  /** The fingerprint `SHA256:…`, as `ssh-keygen -lf` prints it. */
  hostKey: string;
  uploads: readonly { name: string; content: Buffer }[];
  signal: AbortSignal;
}

const INBOUND = 'Inbound';
const CONNECT_MS = 20_000;

/**
 * Uploads files to Find a Job. Rejects with an error whose message can be shown to users. After an error, no upload is
 * known to be complete.
 */
export async function uploadToFindAJob({ url, hostKey, uploads, signal }: Visit) {
  const client = new Client();
  const { promise: connectionError, reject } = Promise.withResolvers<never>();
  // Prevents an unhandled rejection, because `connectionError` is only awaited together with the work.
  connectionError.catch(() => {});
  const stop = () => reject(new Error('The server took too long to respond.'));
  signal.addEventListener('abort', stop, { once: true });
  let isTrusted = true;
  client.on('error', ({ level }) => reject(new Error(isTrusted ? describe(level) : WRONG_KEY)));
  client.on('close', () => reject(new Error('The connection was lost.')));
  try {
    const connected = new Promise<void>((resolve) => void client.on('ready', resolve));
    client.connect({
      host: url.hostname,
      port: Number(url.port || 22),
      username: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      readyTimeout: CONNECT_MS,
      hostVerifier: (key: Buffer) => {
        isTrusted = fingerprintOf(key) === hostKey;
        return isTrusted;
      },
    });
    await Promise.race([connected, connectionError]);
    client.setNoDelay(true);
    await Promise.race([transfer(client, uploads), connectionError]);
  } finally {
    signal.removeEventListener('abort', stop);
    client.end();
    client.destroy();
  }
}

const WRONG_KEY = 'The server’s key is not the one in FIND_A_JOB_HOST_KEY.';

function describe(level: string | undefined): string {
  if (level === 'client-authentication') return 'The server rejects the user name or password.';
  return 'The server can’t be reached.';
}

/** The fingerprint in the format of `ssh-keygen -lf`. */
export function fingerprintOf(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}

async function transfer(client: Client, uploads: Visit['uploads']) {
  const sftp = await promisify<SFTPWrapper>(
    (callback) => void client.sftp((error, sftpClient) => callback(error ?? null, sftpClient)),
  )();
  for (const { name, content } of uploads) {
    const path = `${INBOUND}/${name}`;
    await promisify<string, Buffer, void>((target, data, callback) =>
      sftp.writeFile(target, data, (error) => callback(error ?? null)),
    )(path, content);
    // Throws after a partial upload, because the board would reject every job in it.
    const { size } = await promisify(sftp.stat.bind(sftp))(path);
    if (size !== content.length) throw new Error(`Only ${size} of ${content.length} bytes of ${name} arrived.`);
  }
}
