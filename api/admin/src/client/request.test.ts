import { expect, test } from 'vitest';
import { ApiError, enterSession, inSession, leaveSession, onSessionEnd } from './request.ts';

const rejected = () => Promise.reject(new ApiError(401, {}));

test('R19 does not ask a user who has logged out to log in again, whenever the request was sent', async () => {
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
  enterSession();
  for (const { reject } of [response, later]) reject(new ApiError(401, {}));
  for (const request of [late, latest]) await expect(request).rejects.toThrow(ApiError);
  expect(asked).toBe(1);

  await expect(inSession(rejected)).rejects.toThrow(ApiError);
  expect(asked).toBe(2);
});
