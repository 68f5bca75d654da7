import { Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../client/request.ts';
import { Line, SelectInput } from '../../kit/form/inputs.tsx';
import { TagsInput } from '../../kit/form/pickers.tsx';
import type { Candidate } from './queries.ts';
import { texts } from './texts.ts';

const recordLabels = texts.record;

interface LabelsProps {
  candidate: Candidate;
  onChange(send: () => Promise<Candidate>): void;
}

interface LabelChange {
  addTags?: string[];
  removeTags?: string[];
  rating?: number | null;
  place?: string | null;
}

export function Labels({ candidate: { id, rating, tags, place, placeBy }, onChange }: LabelsProps) {
  const save = (body: LabelChange) => onChange(() => request('PATCH', '/candidates/{id}', { params: { id }, body }));
  return (
    <Group align="start" gap="sm">
      <SelectInput
        label={recordLabels.rating}
        emptyLabel={recordLabels.noRating}
        options={[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: recordLabels.stars(stars) }))}
        value={String(rating ?? '')}
        onChange={(stars) => save({ rating: stars === '' ? null : Number(stars) })}
      />
      <Place
        place={place}
        isConfirmed={placeBy === 'staff' || place === ''}
        // A blank place falls back to the CV's.
        onSave={(place) => save({ place: place || null })}
      />
      <TagsInput
        flex="1 1 14rem"
        label={recordLabels.tags}
        placeholder={tags.length === 0 ? recordLabels.tagsHint : undefined}
        maxTags={30}
        value={tags}
        onChange={(newTags) =>
          save({
            addTags: newTags.filter((tag) => !tags.includes(tag)),
            removeTags: tags.filter((tag) => !newTags.includes(tag)),
          })
        }
      />
    </Group>
  );
}

interface PlaceProps {
  place: string;
  isConfirmed: boolean;
  onSave(place: string): void;
}

/** The candidate's place of residence, from the CV until it is confirmed or corrected. */
function Place({ place, isConfirmed, onSave }: PlaceProps) {
  const [text, setText] = useState(place);
  const sentPlace = useRef(place);
  useEffect(() => {
    sentPlace.current = place;
    setText(place);
  }, [place]);
  function apply() {
    if (text.trim() === sentPlace.current) return;
    sentPlace.current = text.trim();
    onSave(text.trim());
  }
  useHotkeys([['p', () => !isConfirmed && onSave(place)]]);
  return (
    <Group align="end" gap={4}>
      <Line
        label={recordLabels.place}
        placeholder={recordLabels.placeUnknown}
        maxLength={100}
        w="11rem"
        value={text}
        onChange={setText}
        onBlur={apply}
        onKeyDown={({ key }) => key === 'Enter' && apply()}
      />
      {!isConfirmed && (
        <Button variant="light" aria-keyshortcuts="p" title={recordLabels.placeByCv} onClick={() => onSave(place)}>
          {recordLabels.confirmPlace}
        </Button>
      )}
    </Group>
  );
}
