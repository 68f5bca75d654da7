import { Button } from '@mantine/core';
import type { Image, ImageField, Point } from 'content-types/fields/image';
import { lazy, Suspense, useState } from 'react';
import type { MediaItem } from '../../../client/request.ts';
import { common } from '../../../kit/text/texts.ts';
import { type Area, pointIn } from '../../media/area.ts';
import { texts as media } from '../../media/texts.ts';

const CropDialog = lazy(() => import('../../media/CropDialog.tsx'));
const FocusDialog = lazy(() => import('../../media/FocusDialog.tsx'));

interface ImageToolsProps {
  value: Image;
  field: ImageField;
  onChange(value: Image): void;
}

export function ImageTools({ value, field: { ratio, isWhole }, onChange }: ImageToolsProps) {
  const [open, setOpen] = useState<'crop' | 'focus' | null>(null);
  const [crop, setCrop] = useState<{ from: Image; to: string } | null>(null);
  const close = () => setOpen(null);

  function handleCropped({ id, width, height }: MediaItem, area: Area) {
    const { focus, ...rest } = value;
    setCrop({ from: value, to: id });
    onChange({ ...rest, id, width, height, ...(focus && { focus: pointIn(area, focus) }) });
    close();
  }

  function applyFocus(focus: Point | null) {
    const { focus: _before, ...rest } = value;
    onChange(focus ? { ...rest, focus } : rest);
    close();
  }

  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen('crop')}>
        {common.crop}
      </Button>
      {!isWhole && (
        <Button size="xs" variant="default" onClick={() => setOpen('focus')}>
          {media.focus.title}
        </Button>
      )}
      {crop?.to === value.id && (
        <Button size="xs" variant="default" onClick={() => onChange(crop.from)}>
          {media.cropDialog.undo}
        </Button>
      )}
      <Suspense>
        {open === 'crop' && <CropDialog image={value} ratio={ratio} onClose={close} onCropped={handleCropped} />}
        {open === 'focus' && <FocusDialog image={value} ratio={ratio} onClose={close} onChoose={applyFocus} />}
      </Suspense>
    </>
  );
}
