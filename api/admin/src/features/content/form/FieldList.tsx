import type { Fields } from 'content-types/fields/any-field';
import { getFieldView } from '../../../fields/index.ts';
import { join } from '../../../lib/form/path.ts';
import { FieldControl } from './FieldControl.tsx';
import classes from './form.module.css';

/** The inputs of an object of fields; small ones share a line where there is room. */
export function FieldList({ fields, path }: { fields: Fields; path: string }) {
  return (
    <div className={classes.room}>
      <div className={classes.fields}>
        {Object.entries(fields).map(([name, field]) => (
          <div key={name} data-narrow={getFieldView(field).isNarrow?.(field) || undefined}>
            <FieldControl field={field} path={join(path, name)} />
          </div>
        ))}
      </div>
    </div>
  );
}
