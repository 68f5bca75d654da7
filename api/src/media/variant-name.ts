import type { VariantFormat } from 'content-types/lib/paths';

/** What the name of a stored file says: `{id}-{width}.{format}`. */
export interface VariantName {
  id: string;
  /** Pixels. */
  width: number;
  format: VariantFormat;
}

const NAME = /^(?<id>[0-9a-f]{32})-(?<width>[1-9]\d{0,4})\.(?<format>avif|webp)$/;

/** Reads a file name out of an address. Null for all but the one spelling, so that the result can become a path. */
export function readVariantName(name: string): VariantName | null {
  const { id, width, format } = NAME.exec(name)?.groups ?? {};
  return id && width && format ? { id, width: Number(width), format: format as VariantFormat } : null;
}

export function variantName({ id, width, format }: VariantName): string {
  return `${id}-${width}.${format}`;
}
