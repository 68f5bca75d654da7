import { Group, NativeSelect, TagsInput } from '@mantine/core';
import { request } from '../../client/request.ts';
import type { Candidate } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.record;

interface LabelsProps {
  candidate: Candidate;
  onChange(send: () => Promise<Candidate>): void;
}

interface LabelChange {
  addTags?: string[];
  removeTags?: string[];
  rating?: number | null;
}

/** A candidate's rating and tags. */
export function Labels({ candidate: { id, rating, tags }, onChange }: LabelsProps) {
  const save = (body: LabelChange) => onChange(() => request('PATCH', '/candidates/{id}', { params: { id }, body }));
  return (
    <Group align="start" gap="sm">
      <NativeSelect
        label={words.rating}
        data={[
          { value: '', label: words.noRating },
          ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: words.stars(stars) })),
        ]}
        value={String(rating ?? '')}
        onChange={({ currentTarget: { value } }) => save({ rating: value === '' ? null : Number(value) })}
      />
      <TagsInput
        flex="1 1 14rem"
        label={words.tags}
        placeholder={tags.length === 0 ? words.tagsHint : undefined}
        maxTags={30}
        value={tags}
        onChange={(changed) =>
          save({
            addTags: changed.filter((tag) => !tags.includes(tag)),
            removeTags: tags.filter((tag) => !changed.includes(tag)),
          })
        }
      />
    </Group>
  );
}
