import { Anchor, Box, Button, Group, Title } from '@mantine/core';
import { IconAlertCircle, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contentTypes } from 'content-types';
import type { ReactNode } from 'react';
import { type ApiResponse, request } from '../../client/request.ts';
import { toPreview } from '../../core/content/preview-path.ts';
import { useEntryLink } from '../../core/navigation/Navigation.tsx';
import type { Outcome } from '../../core/publishing/OutcomeBanner.tsx';
import { PlainButton } from '../../kit/buttons.tsx';
import { confirm } from '../../kit/confirm.ts';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Note } from '../../kit/notes.tsx';
import classes from './dashboard.module.css';
import { Notices } from './Notices.tsx';
import { texts } from './texts.ts';

type Setup = ApiResponse<'GET', '/setup'>;
type Opening = NonNullable<Setup['opening']>;
type Check = Opening['checks'][number];

const labels = texts.opening;
const WEEK_HOURS = 168;

interface OpenSiteProps extends Opening, Pick<Setup, 'notices'> {
  onDone(outcome: Outcome): void;
}

/** Shown while the site is closed: the checks before opening, each with its fix, and the button that opens the site. */
export function OpenSite({ address, checks, notices, onDone }: OpenSiteProps) {
  const queries = useQueryClient();
  const openMutation = useMutation({
    mutationFn: () => request('POST', '/setup/open'),
    onSuccess: ({ change }) => onDone({ kind: 'done', message: labels.opened(address), change, page: '/' }),
    onSettled: () => queries.invalidateQueries(),
  });
  const shareMutation = useMutation({ mutationFn: shareSite });
  const isBlocked = checks.some(({ state }) => state === 'required');
  const advisedCount = checks.filter(({ state }) => state === 'advised').length;

  async function askAndOpen() {
    const { title, text, advice, action } = labels.confirm;
    const confirmationText = advisedCount > 0 ? `${text(address)} ${advice(advisedCount)}` : text(address);
    if (await confirm({ title, text: confirmationText, action, isSafe: true })) openMutation.mutate();
  }

  return (
    <section className={classes.setup} aria-labelledby="opening">
      <div>
        <Title order={2} id="opening">
          {labels.title}
        </Title>
        <Note>
          {labels.text}{' '}
          <Anchor inherit underline="always" href="#shared/opening">
            {labels.page}
          </Anchor>
        </Note>
      </div>
      <ul>
        {checks.map((check) => (
          <li key={check.name} className={classes.checkLine} data-done={check.state === 'done' || undefined}>
            <StateIcon state={check.state} />
            <Box flex="1 1 0" miw={0}>
              <CheckText {...check} notices={notices} />
              <span className="visually-hidden">{labels.states[check.state]}</span>
              <Entries entries={check.entries} />
            </Box>
          </li>
        ))}
      </ul>
      <ErrorAlert error={openMutation.error ?? shareMutation.error} />
      <Group gap="sm">
        <Button disabled={isBlocked} loading={openMutation.isPending} onClick={askAndOpen}>
          {labels.action}
        </Button>
        {shareMutation.data ? (
          <Anchor href={shareMutation.data.path} target="_blank">
            {labels.preview.link}
          </Anchor>
        ) : (
          <PlainButton loading={shareMutation.isPending} onClick={() => shareMutation.mutate()}>
            {labels.preview.action}
          </PlainButton>
        )}
        {isBlocked && <Note>{labels.blocked}</Note>}
      </Group>
    </section>
  );
}

/** A link to the home page for people without an account, which leads to the other pages of a closed site too. */
async function shareSite() {
  const { homePage } = contentTypes;
  const params = { singleton: homePage.path };
  const entry = await request('GET', '/content/{singleton}', { params, query: { drafts: true } });
  return request('POST', '/preview-links', { body: { ...toPreview(homePage, entry, entry.data), hours: WEEK_HOURS } });
}

function StateIcon({ state }: Pick<Check, 'state'>) {
  if (state === 'done') return <IconCircleCheckFilled size={20} aria-hidden />;
  return state === 'required' ? (
    <IconAlertCircle size={20} aria-hidden className={classes.required} />
  ) : (
    <IconCircle size={20} aria-hidden />
  );
}

const VIEWS: Partial<Record<Check['name'], string>> = {
  details: '#shared/site-settings',
  email: '#mail',
  backup: '#backups',
};

function CheckText({ name, state, missing, notices }: Check & Pick<Setup, 'notices'>): ReactNode {
  if (state === 'done') return labels.done[name];
  if (name === 'notices') return <Notices versions={notices} />;
  const itemLabel = name === 'details' ? labels.toDo.details(missing) : labels.toDo[name];
  const view = VIEWS[name];
  return view ? <Anchor href={view}>{itemLabel}</Anchor> : itemLabel;
}

function Entries({ entries }: Pick<Check, 'entries'>) {
  const entryLink = useEntryLink();
  if (entries.length === 0) return null;
  return (
    <span className={classes.entries}>
      {entries.map(({ type, id, title, href }) => (
        <Anchor key={`${id} ${href}`} size="sm" href={entryLink(type)?.linkTo(id)}>
          {href ? labels.linkIn(title, href) : title}
        </Anchor>
      ))}
    </span>
  );
}
