import { Button, Fieldset, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { contentTypes } from 'content-types';
import { useState } from 'react';
import { request } from '../../client/request.ts';
import { useReferable } from '../../core/fields/reference.tsx';
import { PlainButton } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { SelectInput } from '../../kit/form/inputs.tsx';
import { Segments } from '../../kit/Segments.tsx';
import type { Uploaded } from './queries.ts';
import { texts } from './texts.ts';

interface FileOptionsProps {
  file: Uploaded;
  isRunning: boolean;
  onStart(id: string): void;
}

type Kind = keyof typeof texts.kinds;

/** The contents of the uploaded file, the meaning of its columns, and the buttons for a dry run and the import. */
export function FileOptions({ file: uploaded, isRunning, onStart }: FileOptionsProps) {
  const [file, setFile] = useState(uploaded);
  const isPreviousSite = file.kind === 'previous-site';
  const [mapping, setMapping] = useState(uploaded.table?.mapping ?? {});
  const [options, setOptions] = useState({ publish: true, redirects: true, images: isPreviousSite });
  const [defaults, setDefaults] = useState<Defaults>({});
  const readMutation = useMutation({
    mutationFn: (kind: Kind) => request('POST', '/imports/file/kind', { body: { file: file.file, kind } }),
    onSuccess: (next) => {
      setFile(next);
      setMapping(next.table?.mapping ?? {});
    },
  });
  const startMutation = useMutation({
    mutationFn: (isDryRun: boolean) => {
      const isRedirects = file.kind === 'redirects';
      const rows = file.table ? { kind: isRedirects ? ('redirects' as const) : ('jobs' as const), mapping } : {};
      return request('POST', '/imports', { body: { file: file.file, isDryRun, ...options, defaults, ...rows } });
    },
    onSuccess: ({ id }) => onStart(id),
  });
  const renderOption = (name: keyof typeof options, label: string, description: string) => (
    <Switch
      label={label}
      description={description}
      checked={options[name]}
      onChange={({ currentTarget: { checked } }) => setOptions((now) => ({ ...now, [name]: checked }))}
    />
  );

  return (
    <Stack>
      <Title order={2}>{isPreviousSite ? file.name : texts.found(file.name, file.contents)}</Title>
      {isPreviousSite && <Text>{texts.foundThere(file.contents)}</Text>}
      {file.table && (
        <Fieldset legend={texts.columns}>
          <Stack gap="sm">
            <Segments
              label={texts.kind}
              options={texts.kinds}
              value={file.kind}
              onChange={(kind) => readMutation.mutate(kind as Kind)}
            />
            <Text size="sm">{texts.columnsHelp}</Text>
            {file.table.columns.map((column) => {
              const value = file.table?.examples.map((row) => row[column]).find(Boolean);
              return (
                <SelectInput
                  key={column}
                  label={column}
                  description={value && texts.example(value.slice(0, 80))}
                  emptyLabel={texts.notImported}
                  options={(file.table?.fields ?? []).map(({ name, label }) => ({ value: name, label }))}
                  value={mapping[column] ?? ''}
                  onChange={(field) => setMapping((now) => withField(now, column, field))}
                />
              );
            })}
          </Stack>
        </Fieldset>
      )}
      {file.kind !== 'redirects' && (
        <Fieldset legend={texts.defaults}>
          <Stack gap="sm">
            <Text size="sm">{texts.defaultsHelp}</Text>
            {TERMS.map(([name, type]) => (
              <DefaultTerm
                key={name}
                type={type}
                value={defaults[name] ?? ''}
                onChange={(id) => setDefaults((now) => ({ ...now, [name]: id || undefined }))}
              />
            ))}
          </Stack>
        </Fieldset>
      )}
      {renderOption('publish', texts.publish, texts.publishHelp)}
      {file.kind !== 'redirects' && renderOption('redirects', texts.redirects, texts.redirectsHelp)}
      {(file.kind === 'wordpress' || isPreviousSite) && renderOption('images', texts.images, texts.imagesHelp)}
      <ErrorAlert error={startMutation.error ?? readMutation.error} />
      <Group>
        <PlainButton loading={startMutation.isPending} disabled={isRunning} onClick={() => startMutation.mutate(true)}>
          {texts.dryRun}
        </PlainButton>
        <Button loading={startMutation.isPending} disabled={isRunning} onClick={() => startMutation.mutate(false)}>
          {texts.start}
        </Button>
      </Group>
    </Stack>
  );
}

/** The sector, job type and contract type of jobs, with their content types. */
const TERMS = [
  ['category', contentTypes.sector],
  ['type', contentTypes.jobType],
  ['basis', contentTypes.contractType],
] as const;

type Defaults = { [Name in (typeof TERMS)[number][0]]?: string };

interface DefaultTermProps {
  type: (typeof TERMS)[number][1];
  value: string;
  onChange(id: string): void;
}

function DefaultTerm({ type, value, onChange }: DefaultTermProps) {
  const options = useReferable(type.name) ?? [];
  return (
    <SelectInput
      label={type.label.one}
      emptyLabel={texts.noDefault}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}

/** Maps a column to a field, and removes the field from any other column. */
function withField(mapping: Record<string, string>, column: string, field: string): Record<string, string> {
  const otherColumns = Object.entries(mapping).filter(([name, value]) => name !== column && value !== field);
  return Object.fromEntries(field === '' ? otherColumns : [...otherColumns, [column, field]]);
}
