import type { ComponentProps } from 'react';

export type Options = readonly (readonly [value: string, label: string])[];

/** The first option is selected. */
export function Select({ options, ...attributes }: ComponentProps<'select'> & { options: Options }) {
  return (
    <span className="select">
      <select className="input" {...attributes}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
