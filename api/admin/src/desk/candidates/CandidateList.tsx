import { Anchor, Badge, Button, Checkbox, Group, Mark, Text } from '@mantine/core';
import { useState } from 'react';
import type { ApiResponse } from '../../client/api-types.ts';
import type { Outcome } from '../../core/publishing/OutcomeBanner.tsx';
import { Empty } from '../../kit/list/Empty.tsx';
import { Pager } from '../../kit/list/Pager.tsx';
import { formatRelative } from '../../kit/text/dates.ts';
import classes from './candidates.module.css';
import { InviteDialog } from './InviteDialog.tsx';
import { type ListedCandidate, PAGE_SIZE } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.list;

interface CandidateListProps {
  list: ApiResponse<'GET', '/candidates'>;
  page: number;
  onPage(page: number): void;
  linkTo(id: string): string;
  isFiltered: boolean;
  onOutcome(outcome: Outcome): void;
}

export function CandidateList({
  list: { items, total },
  page,
  onPage,
  linkTo,
  isFiltered,
  onOutcome,
}: CandidateListProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isInviting, setInviting] = useState(false);
  if (total === 0) return <Empty {...(isFiltered ? words.noMatch : words.empty)} />;
  const ids = items.map(({ id }) => id).filter((id) => selected.has(id));
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  return (
    <>
      <Group className={classes.bulk} gap="xs" role="region" aria-label={words.selection}>
        <Checkbox
          size="xs"
          label={words.selectAll}
          checked={ids.length === items.length}
          indeterminate={ids.length > 0 && ids.length < items.length}
          onChange={() => setSelected(new Set(ids.length === items.length ? [] : items.map(({ id }) => id)))}
        />
        {ids.length > 0 && (
          <Button size="sm" variant="default" onClick={() => setInviting(true)}>
            {texts.invite.action}
          </Button>
        )}
        <Text role="status" size="sm" c="dimmed" ml="auto">
          {ids.length > 0 ? words.selected(ids.length) : texts.count(total)}
        </Text>
      </Group>
      <ul className={classes.list}>
        {items.map((candidate) => (
          <Row
            key={candidate.id}
            candidate={candidate}
            href={linkTo(candidate.id)}
            isSelected={selected.has(candidate.id)}
            onToggle={() => toggle(candidate.id)}
          />
        ))}
      </ul>
      <Pager total={total} size={PAGE_SIZE} page={page} onPage={onPage} />
      {isInviting && <InviteDialog ids={ids} onClose={() => setInviting(false)} onOutcome={onOutcome} />}
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
  const { name, email, lastJob, applications, tags, rating, talentPoolUntil, contactedAt, excerpt } = candidate;
  return (
    <li className={classes.row}>
      <Checkbox size="xs" aria-label={words.select(name)} checked={isSelected} onChange={onToggle} />
      <div className={classes.about}>
        <Group gap="xs" justify="space-between">
          <Anchor href={href} fw={600} c="inherit">
            <bdi>{name}</bdi>
          </Anchor>
          <Text size="xs" c="dimmed">
            {formatRelative(contactedAt)}
          </Text>
        </Group>
        <Text size="sm" c="dimmed" className={classes.line}>
          {[email, lastJob, words.applications(applications), rating && texts.record.stars(rating)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {(tags.length > 0 || talentPoolUntil) && (
          <Group gap={4}>
            {talentPoolUntil && (
              <Badge size="sm" variant="default" tt="none">
                {words.inPool}
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
          <Text size="sm" className={classes.line}>
            {excerpt.map(({ text, isMatch }, i) =>
              // The parts of a text never change their order.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              isMatch ? <Mark key={i}>{text}</Mark> : <span key={i}>{text}</span>,
            )}
          </Text>
        )}
      </div>
    </li>
  );
}
