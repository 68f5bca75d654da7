import { Button, Group, Input, Modal, Slider, Stack, Text } from '@mantine/core';
import type { Image, Point } from 'content-types/fields/image';
import { imagePath } from 'content-types/media/image-widths';
import { type MouseEvent, useState } from 'react';
import { PlainButton } from '../../kit/buttons.tsx';
import { Note } from '../../kit/notes.tsx';
import { FocalPoint } from '../../kit/Thumbnail.tsx';
import { common } from '../../kit/text/texts.ts';
import { clampFraction } from './area.ts';
import classes from './crop.module.css';
import { texts } from './texts.ts';

interface FocusDialogProps {
  image: Image;
  /** The aspect ratio (width divided by height) at which the site shows the image, if known. */
  ratio?: number;
  onClose(): void;
  /** Called with the chosen point; null for the centre. */
  onChoose(focus: Point | null): void;
}

const CENTRE: Point = { x: 0.5, y: 0.5 };

/** Sets the focal point of an image, which stays visible where the site crops it. */
export default function FocusDialog({ image, ratio, onClose, onChoose }: FocusDialogProps) {
  const [focus, setFocus] = useState(image.focus ?? CENTRE);
  const objectPosition = `${focus.x * 100}% ${focus.y * 100}%`;

  function handleClick({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocus({ x: clampFraction((clientX - left) / width), y: clampFraction((clientY - top) / height) });
  }

  return (
    <Modal opened onClose={onClose} title={texts.focus.title} size="lg">
      <Stack>
        <Note>{texts.focus.help}</Note>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the sliders below do the same for a keyboard */}
        <div className={classes.stage} onClick={handleClick}>
          <img src={imagePath(image)} alt={image.alt || texts.cropDialog.original} className={classes.whole} />
          <FocalPoint at={focus} />
        </div>
        <Axis label={texts.focus.fromLeft} value={focus.x} onChange={(x) => setFocus({ ...focus, x })} />
        <Axis label={texts.focus.fromTop} value={focus.y} onChange={(y) => setFocus({ ...focus, y })} />
        <div>
          <Text size="sm" fw={500} mb="xs">
            {texts.focus.preview}
          </Text>
          <div className={classes.shown}>
            {(ratio ? [ratio] : [2, 1, 4 / 5]).map((aspectRatio) => (
              <img key={aspectRatio} src={imagePath(image)} alt="" style={{ aspectRatio, objectPosition }} />
            ))}
          </div>
        </div>
        <Group justify="space-between" gap="xs" className="dialog-buttons">
          <Button variant="subtle" color="gray" onClick={() => onChoose(null)}>
            {texts.focus.reset}
          </Button>
          <Group gap="xs">
            <PlainButton onClick={onClose}>{common.cancel}</PlainButton>
            <Button onClick={() => onChoose(focus)}>{texts.focus.set}</Button>
          </Group>
        </Group>
      </Stack>
    </Modal>
  );
}

function Axis({ label, value, onChange }: { label: string; value: number; onChange(value: number): void }) {
  return (
    <Input.Wrapper label={label} labelElement="div" size="sm">
      <Slider
        value={Math.round(value * 100)}
        onChange={(percent) => onChange(percent / 100)}
        label={(percent) => `${percent}%`}
        thumbLabel={label}
      />
    </Input.Wrapper>
  );
}
