/** The visible columns of a table. Each user's choice is stored in the browser. */
import { createContext, use, useState } from 'react';

/** The minimum number of columns in a table whose columns can be hidden. */
const MIN_COLUMNS = 5;

/** The id of the user whose choices apply. */
export const ChoicesOf = createContext('');

interface Choosable {
  label: string;
  kind?: string;
}

export interface ColumnChoice<Column extends Choosable = Choosable> {
  shown: Column[];
  /** The labels of the columns that can be hidden; none in a small table. */
  optional: string[];
  hidden: readonly string[];
  hide(labels: string[]): void;
}

/** The visible columns of the table `label`. The column that names a row and its buttons are always shown. */
export function useColumnChoice<Column extends Choosable>(label: string, columns: Column[]): ColumnChoice<Column> {
  const key = `admin:columns:${use(ChoicesOf)}:${label}`;
  const [state, setState] = useState(() => ({ key, hidden: readHidden(key) }));
  const hiddenLabels = state.key === key ? state.hidden : readHidden(key);
  const lead = columns.find(({ kind }) => kind === 'lead') ?? columns[0];
  const optional =
    columns.length < MIN_COLUMNS
      ? []
      : columns.filter((column) => column !== lead && column.kind !== 'action').map(labelOf);
  return {
    shown: columns.filter((column) => !(optional.includes(column.label) && hiddenLabels.includes(column.label))),
    optional,
    hidden: hiddenLabels,
    hide(labels) {
      setState({ key, hidden: labels });
      localStorage.setItem(key, JSON.stringify(labels));
    },
  };
}

const labelOf = ({ label }: Choosable) => label;

function readHidden(key: string): string[] {
  // Storage is missing outside a browser, as in a test.
  const storedJson = typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
  try {
    const hiddenLabels: unknown = JSON.parse(storedJson ?? '[]');
    return Array.isArray(hiddenLabels) ? hiddenLabels.map(String) : [];
  } catch {
    return [];
  }
}
