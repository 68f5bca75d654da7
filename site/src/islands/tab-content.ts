import type { Image } from 'content-types/fields/image';
import { splitParagraphs } from 'content-types/text/paragraphs';
import { SHAPE_RATIOS, toImageProps } from '../lib/image.ts';
import type { Tab } from './Tabs.tsx';

interface TabContent {
  title: string;
  description?: string;
  image?: Image | null;
  points?: readonly string[];
}

/** Prepares tabs for the `Tabs` island. `shape` is the mask of the tabs' images. */
export function toTabs(tabs: readonly TabContent[], shape: 'arch' | 'disc' | 'half' = 'arch'): Omit<Tab, 'id'>[] {
  return tabs.map(({ title, description = '', image, points }) => ({
    title,
    paragraphs: splitParagraphs(description),
    points,
    image: image && toImageProps(image, '(width >= 60rem) 30rem, 90vw', SHAPE_RATIOS[shape]),
  }));
}
