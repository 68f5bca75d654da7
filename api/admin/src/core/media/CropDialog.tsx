import { Button, Group, Modal, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { imagePath } from 'content-types/media/image-widths';
import { useState } from 'react';
import { Component as ReactCrop } from 'react-image-crop';
import { ErrorAlert } from '../../kit/ErrorAlert.tsx';
import { common } from '../../kit/text/texts.ts';
import 'react-image-crop/dist/ReactCrop.css';
import { type MediaItem, request } from '../../client/request.ts';
import { PlainButton } from '../../kit/buttons.tsx';
import { Note, Status } from '../../kit/notes.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { type Area, centreArea, clampFraction, toPixels, WHOLE } from './area.ts';
import classes from './crop.module.css';
import { texts } from './texts.ts';

interface CropDialogProps {
  image: Pick<MediaItem, 'id' | 'alt' | 'width' | 'height'>;
  /** The aspect ratio (width divided by height) at which the site shows the image, if known. */
  ratio?: number;
  onClose(): void;
  /** Called with the new image, and the part of the old image that it shows. */
  onCropped(item: MediaItem, area: Area): void;
}

const RATIOS = { Square: 1, '3:2': 3 / 2, '16:9': 16 / 9 };

export default function CropDialog({ image, ratio, onClose, onCropped }: CropDialogProps) {
  const queries = useQueryClient();
  const { asOnSite, free } = texts.cropDialog;
  const shapes: Record<string, number | undefined> = {
    ...(ratio && { [asOnSite]: ratio }),
    [free]: undefined,
    ...RATIOS,
  };
  const [shape, setShape] = useState(Object.keys(shapes)[0] ?? free);
  const [area, setArea] = useState(ratio ? centreArea(image, ratio) : WHOLE);
  const aspect = shapes[shape];
  const size = toPixels(area, image);
  const cropMutation = useMutation({
    mutationFn: () => request('POST', '/media/{id}/crop', { params: { id: image.id }, body: area }),
    onSuccess(item) {
      void queries.invalidateQueries({ queryKey: ['media'] });
      onCropped(item, area);
    },
  });

  function choose(name: string) {
    setShape(name);
    const shapeRatio = shapes[name];
    if (shapeRatio) setArea(centreArea(image, shapeRatio));
  }

  return (
    <Modal opened onClose={onClose} title={texts.cropDialog.title} size="xl">
      <Stack>
        <Segments
          label={texts.cropDialog.shape}
          size="xs"
          className={classes.shapes}
          options={Object.keys(shapes).map((name) => ({ value: name, label: name }))}
          value={shape}
          onChange={choose}
        />
        <ReactCrop
          className={classes.crop}
          crop={{ unit: '%', ...toPercent(area) }}
          aspect={aspect}
          keepSelection
          ruleOfThirds
          ariaLabels={{ cropArea: texts.cropDialog.frame, ...texts.cropDialog.handles }}
          minWidth={16}
          minHeight={16}
          onChange={(_, { x, y, width, height }) =>
            setArea({
              x: clampFraction(x / 100),
              y: clampFraction(y / 100),
              width: clampFraction(width / 100),
              height: clampFraction(height / 100),
            })
          }
        >
          <img src={imagePath(image)} alt={image.alt || texts.cropDialog.original} className={classes.whole} />
        </ReactCrop>
        <Note>{texts.cropDialog.help}</Note>
        <Status className="numbers">
          {(size.width < SMALL_WIDTH ? texts.cropDialog.smallSize : texts.cropDialog.size)(size.width, size.height)}
        </Status>
        <ErrorAlert error={cropMutation.error} />
        <Group justify="flex-end" className="dialog-buttons">
          <PlainButton onClick={onClose}>{common.cancel}</PlainButton>
          <Button loading={cropMutation.isPending} disabled={coversImage(area)} onClick={() => cropMutation.mutate()}>
            {common.crop}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

const SMALL_WIDTH = 480;

function coversImage({ width, height }: Area): boolean {
  return width > 0.995 && height > 0.995;
}

function toPercent({ x, y, width, height }: Area): Area {
  return { x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}
