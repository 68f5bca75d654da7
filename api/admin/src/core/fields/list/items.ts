/**
 * Items of a list and their keys. A key stays with its item when the item moves. Indexes as keys would mix up the
 * inputs.
 */
import { useState } from 'react';

let nextKey = 0;

/** A key for each of `length` items. */
export function useItemKeys(length: number) {
  const [keys, setKeys] = useState<number[]>(() => createKeys(length));
  // Resizes the keys if the list was changed elsewhere.
  const currentKeys = keys.length === length ? keys : resizeKeys(keys, length);
  if (currentKeys !== keys) setKeys(currentKeys);
  return { keys: currentKeys, setKeys };
}

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const remainingItems = items.toSpliced(from, 1);
  return remainingItems.toSpliced(to, 0, ...items.slice(from, from + 1));
}

export function insertItem<Item>(items: readonly Item[], at: number, item: Item): Item[] {
  return items.toSpliced(at, 0, item);
}

export function removeItem<Item>(items: readonly Item[], at: number): Item[] {
  return items.toSpliced(at, 1);
}

export function newKey(): number {
  nextKey += 1;
  return nextKey;
}

function createKeys(length: number): number[] {
  return Array.from({ length }, newKey);
}

function resizeKeys(keys: number[], length: number): number[] {
  return length < keys.length ? keys.slice(0, length) : [...keys, ...createKeys(length - keys.length)];
}
