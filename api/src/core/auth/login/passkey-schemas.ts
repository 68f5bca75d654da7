/** The results that browsers send for passkeys (WebAuthn). In its own file, because `passkeys.ts` loads a large library. */
import { z } from 'zod';

const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);
const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') };

/** The result of `navigator.credentials.get` in a browser, in base64url. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    authenticatorData: bytes(1000),
    clientDataJSON: bytes(2000),
    signature: bytes(2000),
    userHandle: bytes(200).optional(),
  }),
});

/** The result of `navigator.credentials.create` in a browser, in base64url. */
export const attestation = z.object({
  ...credential,
  response: z.object({ attestationObject: bytes(20_000), clientDataJSON: bytes(2000) }),
});
