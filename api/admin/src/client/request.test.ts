import { expect, test } from 'vitest';
import { ApiError, inSession, leaveSession, onPasswordNeeded, onSessionEnd, resumeSession } from './request.ts';

const rejected = () => Promise.reject(new ApiError(401, {}));

test('R19 shows no login dialog after the user has logged out', async () => {
  let asked = 0;
  onSessionEnd(async () => {
    asked += 1;
  });
  await expect(inSession(rejected)).rejects.toThrow(ApiError);
  expect(asked).toBe(1);

  const response = Promise.withResolvers<never>();
  const late = inSession(() => response.promise);
  leaveSession();
  await expect(inSession(rejected)).rejects.toThrow(ApiError);
  const later = Promise.withResolvers<never>();
  const latest = inSession(() => later.promise);
  resumeSession();
  for (const { reject } of [response, later]) reject(new ApiError(401, {}));
  for (const request of [late, latest]) await expect(request).rejects.toThrow(ApiError);
  expect(asked).toBe(1);

  await expect(inSession(rejected)).rejects.toThrow(ApiError);
  expect(asked).toBe(2);
});

test('retries a request only after the user confirms the password', async () => {
  let attempts = 0;
  const guarded = async () => {
    attempts += 1;
    if (attempts === 1) throw new ApiError(403, { confirm: 'password' });
    return 'done';
  };
  onPasswordNeeded(async () => false);
  await expect(inSession(guarded)).rejects.toThrow(ApiError);
  attempts = 0;
  onPasswordNeeded(async () => true);
  await expect(inSession(guarded)).resolves.toBe('done');
  expect(attempts).toBe(2);
});
