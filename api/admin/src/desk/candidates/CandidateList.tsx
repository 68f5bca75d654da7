import { Anchor, Badge, Button, Group, Mark, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ApiResponse } from '../../client/request.ts';
import { isNarrowed, type ListState } from '../../core/navigation/use-list.ts';
import type { Outcome } from '../../core/publishing/OutcomeBanner.tsx';
import { BulkBar } from '../../kit/list/BulkBar.tsx';
import { List } from '../../kit/list/List.tsx';
import { SelectBox } from '../../kit/list/SelectBox.tsx';
import { useSelection } from '../../kit/list/use-selection.ts';
import { Note } from '../../kit/notes.tsx';
import { formatRelative } from '../../kit/text/dates.ts';
import classes from './candidates.module.css';
import { InviteDialog } from './InviteDialog.tsx';
import type { CandidateFilter, ListedCandidate } from './queries.ts';
import { texts } from './texts.ts';

const labels = texts.list;

interface CandidateListProps {
  list: ListState<CandidateFilter> & {
    data: ApiResponse<'GET', '/candidates'> | undefined;
    error: Error | null;
    size: number;
  };
  linkTo(id: string): string;
  onOutcome(outcome: Outcome): void;
}

export function CandidateList({ list, linkTo, onOutcome }: CandidateListProps) {
  const { data, filter, shown, page } = list;
  const selection = useSelection<ListedCandidate>(JSON.stringify([shown, page]), data?.items ?? []);
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <List
        list={list}
        errorTitle={texts.fetchFailed}
        empty={isNarrowed(filter, ['job']) ? labels.noMatch : labels.empty}
        total={texts.count}
        above={(items) => (
          <>
            {data && data.unagreed > 0 && (
              <Note>
                {labels.unagreed(data.unagreed)}{' '}
                <Anchor component="button" inherit onClick={() => list.setFilter({ consent: '' })}>
                  {labels.showThem}
                </Anchor>
              </Note>
            )}
            {data && data.unplaced > 0 && <Note>{labels.unplaced(data.unplaced)}</Note>}
            <BulkBar label={labels.selection} selection={selection} page={items} describeSelected={labels.selected}>
              <Button size="sm" variant="default" onClick={() => setInviting(true)}>
                {texts.invite.action}
              </Button>
            </BulkBar>
          </>
        )}
        className="card plain-list"
        card={(candidate: ListedCandidate) => (
          <Row
            candidate={candidate}
            href={linkTo(candidate.id)}
            isSelected={selection.has(candidate.id)}
            onToggle={() => selection.toggle(candidate)}
          />
        )}
      />
      {isInviting && (
        <InviteDialog
          ids={selection.items.map(({ id }) => id)}
          initialJobId={filter.job}
          onClose={() => setInviting(false)}
          onOutcome={onOutcome}
        />
      )}
    </>
  );
}

interface RowProps {
  candidate: ListedCandidate;
  href: string;
  isSelected: boolean;
  onToggle(): void;
}

function Row({ candidate, href, isSelected, onToggle }: RowProps) {
  const { name, email, lastJob, applications, tags, rating, talentPoolUntil, contactedAt, excerpt, isSample } =
    candidate;
  const placeText = candidate.placeBy === 'cv' && candidate.place ? labels.byCv(candidate.place) : candidate.place;
  const location = [placeText, candidate.miles === null ? '' : labels.away(candidate.miles)].filter(Boolean).join(', ');
  return (
    <li className={classes.row}>
      <SelectBox label={labels.select(name)} checked={isSelected} onToggle={onToggle} />
      <Stack gap={2} flex={1} miw={0}>
        <Group gap="xs" justify="space-between">
          <Anchor href={href} fw={600} c="inherit">
            <bdi>{name}</bdi>
          </Anchor>
          <Note size="xs">{formatRelative(contactedAt)}</Note>
        </Group>
        <Note>
          {[location, email, lastJob, labels.applications(applications), rating && texts.record.stars(rating)]
            .filter(Boolean)
            .join(' · ')}
        </Note>
        {(tags.length > 0 || talentPoolUntil || isSample) && (
          <Group gap={4}>
            {isSample && (
              <Badge size="sm" variant="default" tt="none">
                {labels.sample}
              </Badge>
            )}
            {talentPoolUntil && (
              <Badge size="sm" variant="default" tt="none">
                {labels.inPool}
              </Badge>
            )}
            {tags.map((tag) => (
              <Badge key={tag} size="sm" variant="default" tt="none">
                {tag}
              </Badge>
            ))}
          </Group>
        )}
        {excerpt.length > 0 && (
          <Text size="sm">
            {excerpt.map(({ text, isMatch }, i) =>
              // The parts of a text never change their order.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              isMatch ? <Mark key={i}>{text}</Mark> : <span key={i}>{text}</span>,
            )}
          </Text>
        )}
      </Stack>
    </li>
  );
}
