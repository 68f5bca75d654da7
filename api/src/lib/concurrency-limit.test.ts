import { expect, test } from 'vitest';
import { places } from './concurrency-limit.ts';

test('one key has only its share, all keys together only theirs, and a place given back can be taken', () => {
  const room = places({ all: 3, each: 2 });
  const first = room.take('a');
  room.take('a');
  expect(room.take('a')).toBe('yours taken');
  room.take('b');
  expect(room.take('c')).toBe('all taken');
  if (typeof first !== 'function') throw new Error('There was room.');
  first();
  first();
  expect(room.take('c')).toBeTypeOf('function');
  expect(room.take('d')).toBe('all taken');
});
