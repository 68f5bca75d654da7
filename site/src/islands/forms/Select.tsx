export type Options = readonly (readonly [value: string, label: string])[];

interface SelectProps {
  name: string;
  id?: string;
  options: Options;
}

/** The first option is selected. */
export function Select({ name, id, options }: SelectProps) {
  return (
    <span className="select">
      <select className="input" id={id} name={name}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
