import { useId } from 'react';

export default function Days({ days }: { days: ReadonlyMap<string, number> }) {
  return <p id={useId()}>{[...days].join()}</p>;
}
