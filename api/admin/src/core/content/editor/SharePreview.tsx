import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readQuery, request } from '../../../client/request.ts';
import { CallButton, CopyAction } from '../../../kit/buttons.tsx';
import { ErrorAlert } from '../../../kit/ErrorAlert.tsx';
import { Line, SelectInput } from '../../../kit/form/inputs.tsx';
import { Note } from '../../../kit/notes.tsx';
import { formatDateTime } from '../../../kit/text/dates.ts';
import classes from '../preview/preview.module.css';
import { toPreview } from '../preview-path.ts';
import type { PreviewLink } from '../queries.ts';
import { texts } from '../texts.ts';
import type { Editor } from './use-editor.ts';

const { hour, day, week, month } = texts.share;
const LIFETIMES = { 1: hour, 24: day, 168: week, 720: month };

/** Links that show unsaved changes to people without an account. */
export default function SharePreview({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const { type, entry, form } = editor;
  const queries = useQueryClient();
  const links = readQuery('/preview-links', { query: { type: type.name, id: entry?.id ?? 'preview' } });
  const { data, error } = useQuery({ ...links, staleTime: 0 });
  const [hours, setHours] = useState('24');
  const refresh = () => queries.invalidateQueries({ queryKey: links.queryKey });
  const linkMutation = useMutation({
    mutationFn: () =>
      request('POST', '/preview-links', { body: { ...toPreview(type, entry, form.value()), hours: Number(hours) } }),
    onSuccess: refresh,
  });

  return (
    <Modal opened onClose={onClose} title={texts.share.title} size="lg">
      <Stack>
        <Text size="sm">{texts.share.text}</Text>
        <Group align="flex-end" gap="xs">
          <SelectInput label={texts.share.expiresAfter} options={LIFETIMES} value={hours} onChange={setHours} />
          <Button loading={linkMutation.isPending} onClick={() => linkMutation.mutate()} data-autofocus>
            {texts.share.create}
          </Button>
        </Group>
        <ErrorAlert error={linkMutation.error ?? error} />
        {data && data.length > 0 && (
          <ul className={classes.links} aria-label={texts.share.links}>
            {data.map((link) => (
              <Link key={link.id} link={link} refresh={links.queryKey} />
            ))}
          </ul>
        )}
      </Stack>
    </Modal>
  );
}

function Link({ link: { id, path, title, user, expiresAt }, refresh }: { link: PreviewLink; refresh: QueryKey }) {
  const address = `${window.location.origin}${path}`;
  return (
    <li>
      <Text size="sm">
        <b>{title}</b>
        <Note span>
          {' '}
          {user
            ? texts.share.expiresBy(formatDateTime(expiresAt), user)
            : texts.share.expires(formatDateTime(expiresAt))}
        </Note>
      </Text>
      <Group gap="xs" wrap="nowrap">
        <Line
          className={classes.address}
          aria-label={texts.share.linkTo(title)}
          readOnly
          value={address}
          // Pages cannot write to the clipboard without https; selected text can still be copied by hand.
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyAction size="sm" value={address} />
        <CallButton
          isQuiet
          size="sm"
          color="red"
          aria-label={texts.share.revoke(title)}
          call={() => request('DELETE', '/preview-links/{id}', { params: { id } })}
          refresh={refresh}
        >
          {texts.share.revokeThis}
        </CallButton>
      </Group>
    </li>
  );
}
