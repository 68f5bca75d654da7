import { expect, test } from 'vitest';
import { ApiError, inSession, leaveSession, onPasswordNeeded, onSessionEnd, resumeSession } from './request.ts';

const rejectedRequest = () => Promise.reject(new ApiError(401, {}));

test('R19 shows no login dialog after the user has logged out', async () => {
  let dialogCount = 0;
  onSessionEnd(async () => {
    dialogCount += 1;
  });
  await expect(inSession(rejectedRequest)).rejects.toThrow(ApiError);
  expect(dialogCount).toBe(1);

  const response = Promise.withResolvers<never>();
  const lateRequest = inSession(() => response.promise);
  leaveSession();
  await expect(inSession(rejectedRequest)).rejects.toThrow(ApiError);
  const laterResponse = Promise.withResolvers<never>();
  const latest = inSession(() => laterResponse.promise);
  resumeSession();
  for (const { reject } of [response, laterResponse]) reject(new ApiError(401, {}));
  for (const request of [lateRequest, latest]) await expect(request).rejects.toThrow(ApiError);
  expect(dialogCount).toBe(1);

  await expect(inSession(rejectedRequest)).rejects.toThrow(ApiError);
  expect(dialogCount).toBe(2);
});

test('retries a request only after the user confirms the password', async () => {
  let attempts = 0;
  const guardedRequest = async () => {
    attempts += 1;
    if (attempts === 1) throw new ApiError(403, { confirm: 'password' });
    return 'done';
  };
  onPasswordNeeded(async () => false);
  await expect(inSession(guardedRequest)).rejects.toThrow(ApiError);
  attempts = 0;
  onPasswordNeeded(async () => true);
  await expect(inSession(guardedRequest)).resolves.toBe('done');
  expect(attempts).toBe(2);
});
