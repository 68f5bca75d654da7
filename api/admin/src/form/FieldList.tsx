import { Stack } from '@mantine/core';
import type { Fields } from 'content-types/field';
import { FieldControl } from './FieldControl.tsx';
import { join } from './path.ts';

/** The inputs of an object of fields, one below the other. */
export function FieldList({ fields, path }: { fields: Fields; path: string }) {
  return (
    <Stack gap="md">
      {Object.entries(fields).map(([name, field]) => (
        <FieldControl key={name} field={field} path={join(path, name)} />
      ))}
    </Stack>
  );
}
