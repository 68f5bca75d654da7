export type Options = readonly (readonly [value: string, label: string])[];

interface SelectProps {
  name: string;
  id?: string;
  options: Options;
  required?: boolean;
  'data-missing'?: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** The first option is selected. */
export function Select({ options, ...field }: SelectProps) {
  return (
    <span className="select">
      <select className="input" {...field}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
