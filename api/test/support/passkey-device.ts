/** A simulated device that creates passkeys (ES256) and signs with them, for WebAuthn without a browser. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { ORIGIN } from './app.ts';

const ES256 = -7;
const FLAGS = { present: 0x01, verified: 0x04, newKey: 0x40 };

/** Values to forge, as a hostile or broken device or another site's page would. */
interface Lies {
  origin?: string;
  rpId?: string;
  type?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  id?: string;
  /** The format and content of the manufacturer's attestation statement. */
  statement?: [string, Map<string, unknown>];
}

interface Options {
  challenge: string;
}

export function passkeyDevice() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let userHandle = '';
  let counter = 0;

  const authData = (flags: number, { rpId = 'localhost', isVerified = true, counter: reportedCounter }: Lies) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(reportedCounter ?? counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | (isVerified ? FLAGS.verified : 0)]), count]);
  };

  return {
    /** The result of `navigator.credentials.create` in the browser. */
    create({ challenge, user }: Options & { user: { id: string } }, forgery: Lies = {}) {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const flags = FLAGS.present | FLAGS.newKey;
      const data = [authData(flags, forgery), Buffer.alloc(16), length, credentialId, coseKey(publicKey)];
      const [fmt, attStmt] = forgery.statement ?? ['none', new Map()];
      const parts = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', Buffer.concat(data)],
      ]);
      const id = credentialId.toString('base64url');
      const clientDataJSON = clientData('webauthn.create', challenge, forgery).toString('base64url');
      const attestationObject = cbor(parts).toString('base64url');
      return { id, rawId: id, type: 'public-key', response: { attestationObject, clientDataJSON } };
    },

    /** The result of `navigator.credentials.get` in the browser. */
    sign({ challenge }: Options, forgery: Lies = {}) {
      counter += 1;
      const authenticatorData = authData(FLAGS.present, forgery);
      const client = clientData('webauthn.get', challenge, forgery);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      const id = forgery.id ?? credentialId.toString('base64url');
      const response = {
        authenticatorData: authenticatorData.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: forgery.userHandle ?? userHandle,
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}

function clientData(type: string, challenge: string, { origin = ORIGIN, ...lies }: Lies): Buffer {
  return Buffer.from(JSON.stringify({ type: lies.type ?? type, challenge, origin, crossOrigin: false }));
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const parts: [number, number | Buffer][] = [
    [1, 2],
    [3, ES256],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ];
  return cbor(new Map(parts));
}

/** Encodes integers, strings, bytes, lists and maps of up to 65,535 items as CBOR (RFC 8949). */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
  throw new Error('The device cannot encode this.');
}

function head(major: number, length: number): Buffer {
  const type = major << 5;
  if (length < 24) return Buffer.from([type | length]);
  return length < 256 ? Buffer.from([type | 24, length]) : Buffer.from([type | 25, length >> 8, length & 255]);
}
