import { Box, Group, Text } from '@mantine/core';
import type { Image } from 'content-types/fields/image';
import { FocalPoint, Thumbnail } from '../../../kit/Thumbnail.tsx';
import { describeValue } from '../../fields/index.ts';
import { EntryTitle } from '../../fields/reference.tsx';
import { texts } from '../texts.ts';
import type { Difference } from './diff.ts';
import { diffWords } from './diff-words.ts';
import classes from './revisions.module.css';

/** One field that differs: deleted text is struck out, added text is underlined. */
export function DifferenceView({ difference }: { difference: Difference }) {
  const { field, labels, before, after } = difference;
  return (
    <div className={classes.difference}>
      <Text size="sm" fw={600}>
        {labels.join(', ')}
      </Text>
      {field.kind === 'reference' ? (
        <p className={classes.words}>
          <del>
            <EntryTitle field={field} id={before as string | null} />
          </del>{' '}
          <ins>
            <EntryTitle field={field} id={after as string | null} />
          </ins>
        </p>
      ) : field.kind === 'image' ? (
        <Group gap="sm" wrap="nowrap">
          <ImageView image={before as Image | null} />
          <span aria-hidden>→</span>
          <span className="visually-hidden">{texts.history.changedTo}</span>
          <ImageView image={after as Image | null} />
        </Group>
      ) : (
        <p className={classes.words}>
          {diffWords(describeValue(field, before), describeValue(field, after)).map(({ kind, text }, index) => {
            const Piece = PIECE_TAGS[kind];
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name and never move
            return <Piece key={index}>{text}</Piece>;
          })}
        </p>
      )}
    </div>
  );
}

const PIECE_TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

export function ValueView({ difference, value }: { difference: Difference; value: unknown }) {
  const { field } = difference;
  if (field.kind === 'reference') return <EntryTitle field={field} id={value as string | null} />;
  if (field.kind === 'image') return <ImageView image={value as Image | null} />;
  return <p className={classes.words}>{describeValue(field, value) || texts.history.noValue}</p>;
}

function ImageView({ image }: { image: Image | null }) {
  if (!image) return <Text size="sm">{texts.history.noImage}</Text>;
  return (
    <Box component="span" pos="relative" display="inline-block">
      <Thumbnail image={image} size={96} />
      {image.focus && <FocalPoint at={image.focus} isSmall />}
    </Box>
  );
}
