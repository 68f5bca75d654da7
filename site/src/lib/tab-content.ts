import type { Image } from 'content-types/fields/image';
import type { Tab } from '../islands/Tabs.tsx';
import { toImageProps } from './image.ts';
import { splitParagraphs } from './text.ts';

interface TabContent {
  title: string;
  description?: string;
  image?: Image | null;
  points?: readonly string[];
}

export function toTab({ title, description = '', image, points }: TabContent): Omit<Tab, 'id'> {
  return {
    title,
    paragraphs: splitParagraphs(description),
    points,
    image: image && toImageProps(image, '(width >= 60rem) 30rem, 90vw'),
  };
}
