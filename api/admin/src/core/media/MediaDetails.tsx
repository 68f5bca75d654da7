import { Anchor, Button, Group, Modal, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type MediaItem, readQuery, request } from '../../client/request.ts';
import { PlainButton } from '../../kit/buttons.tsx';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { Line } from '../../kit/form/inputs.tsx';
import { SmallForm } from '../../kit/form/SmallForm.tsx';
import { Note } from '../../kit/notes.tsx';
import { Thumbnail } from '../../kit/Thumbnail.tsx';
import { common } from '../../kit/text/texts.ts';
import { useEntryLink } from '../navigation/Navigation.tsx';
import type { Outcome } from '../publishing/OutcomeBanner.tsx';
import { useSession } from '../session/Session.tsx';
import classes from './media.module.css';
import type { Usage } from './queries.ts';
import { ReplaceImage } from './ReplaceImage.tsx';
import { texts } from './texts.ts';
import { useCropOffer, useDeletion } from './use-media-actions.ts';

const CropDialog = lazy(() => import('./CropDialog.tsx'));

interface MediaDetailsProps {
  item: MediaItem;
  onClose(): void;
  onOutcome(outcome: Outcome): void;
}

export function MediaDetails({ item, onClose, onOutcome }: MediaDetailsProps) {
  const queries = useQueryClient();
  const { user } = useSession();
  const params = { id: item.id };
  const [name, setName] = useState(item.name);
  const [alt, setAlt] = useState(item.alt);
  const [isCropping, setCropping] = useState(false);
  const finish = () => {
    void queries.invalidateQueries({ queryKey: ['media'] });
    onClose();
  };
  const { data: usage } = useQuery({ ...readQuery('/media/{id}/usage', { params }), staleTime: 0 });
  const saveMutation = useMutation({
    mutationFn: () => request('PATCH', '/media/{id}', { params, body: { name, alt } }),
    onSuccess: finish,
  });
  const confirmDeletion = useDeletion((outcome) => {
    onOutcome(outcome);
    onClose();
  });

  const offerCrop = useCropOffer(item, onOutcome);

  if (isCropping) {
    return (
      <Suspense>
        <CropDialog
          image={item}
          onClose={() => setCropping(false)}
          onCropped={(croppedItem) => {
            onClose();
            offerCrop(croppedItem, usage?.items.length ?? 0);
          }}
        />
      </Suspense>
    );
  }
  return (
    <Modal opened onClose={onClose} title={item.name} size="lg">
      <SmallForm onSend={() => saveMutation.mutate()}>
        <Thumbnail image={item} size={480} />
        <ErrorAlert error={saveMutation.error} />
        <Line label={texts.details.name} required value={name} onChange={setName} />
        <Line
          label={texts.details.description}
          required
          description={texts.details.descriptionHelp}
          maxLength={300}
          value={alt}
          onChange={setAlt}
        />
        {usage && <UsedIn usage={usage.items} onGo={onClose} />}
        {user.role !== 'recruiter' && (
          <div className={classes.actions}>
            <Group gap="xs">
              <Button
                variant="subtle"
                color="red"
                disabled={!usage || usage.items.length > 0}
                onClick={() => confirmDeletion([{ ...item, inHistory: usage?.inHistory }])}
              >
                {common.delete}
              </Button>
              <PlainButton onClick={() => setCropping(true)}>{common.crop}</PlainButton>
              <ReplaceImage
                item={item}
                alt={alt}
                onReplaced={(outcome) => {
                  onOutcome(outcome);
                  finish();
                }}
              />
            </Group>
            <Button type="submit" loading={saveMutation.isPending}>
              {common.save}
            </Button>
          </div>
        )}
      </SmallForm>
    </Modal>
  );
}

function UsedIn({ usage, onGo }: { usage: Usage[]; onGo(): void }) {
  const entryLink = useEntryLink();
  if (usage.length === 0) {
    return <Note>{texts.details.unused}</Note>;
  }
  return (
    <div>
      <Text size="sm" fw={500}>
        {texts.details.usedIn}
      </Text>
      {usage.map(({ type, id: entry, title, deleted }) => {
        const linkTarget = entryLink(type);
        const usageText = (deleted ? texts.details.useInBin : texts.details.use)(
          linkTarget?.type.label.one ?? type,
          title,
        );
        if (deleted || !linkTarget) return <Note key={entry}>{usageText}</Note>;
        return (
          <Anchor key={entry} size="sm" display="block" href={linkTarget.linkTo(entry)} onClick={onGo}>
            {usageText}
          </Anchor>
        );
      })}
    </div>
  );
}
