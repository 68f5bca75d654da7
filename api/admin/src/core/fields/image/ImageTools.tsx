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
  const [openedTool, setOpenedTool] = useState<'crop' | 'focus' | null>(null);
  const [lastCrop, setLastCrop] = useState<{ from: Image; to: string } | null>(null);
  const close = () => setOpenedTool(null);

  function handleCropped({ id, width, height }: MediaItem, area: Area) {
    const { focus, ...rest } = value;
    setLastCrop({ from: value, to: id });
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
      <Button size="xs" variant="default" onClick={() => setOpenedTool('crop')}>
        {common.crop}
      </Button>
      {!isWhole && (
        <Button size="xs" variant="default" onClick={() => setOpenedTool('focus')}>
          {media.focus.title}
        </Button>
      )}
      {lastCrop?.to === value.id && (
        <Button size="xs" variant="default" onClick={() => onChange(lastCrop.from)}>
          {media.cropDialog.undo}
        </Button>
      )}
      <Suspense>
        {openedTool === 'crop' && <CropDialog image={value} ratio={ratio} onClose={close} onCropped={handleCropped} />}
        {openedTool === 'focus' && <FocusDialog image={value} ratio={ratio} onClose={close} onChoose={applyFocus} />}
      </Suspense>
    </>
  );
}
