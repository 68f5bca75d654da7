import { Fieldset, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contentTypes } from 'content-types';
import { useState } from 'react';
import { request } from '../../client/request.ts';
import { useReferable } from '../../core/fields/reference.tsx';
import { SelectInput } from '../../kit/form/inputs.tsx';
import { FormButtons, SmallForm } from '../../kit/form/SmallForm.tsx';
import type { Poster } from './queries.ts';
import { texts } from './texts.ts';

type Term = keyof Poster['words'];

const TYPES: Record<Term, 'sector' | 'jobType' | 'contractType'> = {
  category: 'sector',
  type: 'jobType',
  basis: 'contractType',
};
const TERMS = Object.keys(TYPES) as Term[];

/** Maps the terms of a multi-poster to sectors, job types and contract types. */
export function WordsForm({ poster: { id, name, words: storedWords } }: { poster: Poster }) {
  const queries = useQueryClient();
  const [words, setWords] = useState(storedWords);
  const saveMutation = useMutation({
    mutationFn: () => request('PUT', '/multi-posters/{id}', { params: { id }, body: { words } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['multi-posters'] }),
  });
  const choose = (term: Term, word: string, entryId: string) =>
    setWords((now) => ({ ...now, [term]: { ...now[term], [word]: entryId } }));

  return (
    <Stack gap="sm">
      <Title order={2}>{texts.connectNamed(name)}</Title>
      <Text size="sm">{texts.words.help}</Text>
      <SmallForm onSend={() => saveMutation.mutate()} error={saveMutation.error}>
        {TERMS.map((term) => (
          <WordList key={term} type={TYPES[term]} words={words[term]} onChoose={(...args) => choose(term, ...args)} />
        ))}
        <FormButtons label={texts.words.save} isBusy={saveMutation.isPending} />
        {saveMutation.isSuccess && <Text role="status">{texts.words.saved}</Text>}
      </SmallForm>
    </Stack>
  );
}

interface WordListProps {
  type: 'sector' | 'jobType' | 'contractType';
  words: Record<string, string>;
  onChoose(word: string, entryId: string): void;
}

function WordList({ type, words, onChoose }: WordListProps) {
  const entries = useReferable(type) ?? [];
  const names = Object.keys(words).filter((word) => word !== '');
  return (
    <Fieldset legend={contentTypes[type].label.many}>
      <Stack gap="sm">
        {[...names.sort(), ''].map((word) => (
          <SelectInput
            key={word}
            label={word === '' ? texts.words.others : texts.words.word(word)}
            emptyLabel={word === '' ? texts.words.noDefault : texts.words.byName}
            options={entries}
            value={words[word] ?? ''}
            onChange={(entryId) => onChoose(word, entryId)}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
