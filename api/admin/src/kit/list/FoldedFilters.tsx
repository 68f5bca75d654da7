import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { common } from '../text/texts.ts';
import classes from './folded-filters.module.css';

interface FoldedFiltersProps {
  /** The number of filters set. */
  activeCount: number;
  children: ReactNode;
  /** Filters that are folded on a wide screen too. */
  more?: ReactNode;
  /** Whether the filters start open, such as when a link sets one of `more`. */
  isOpenAtFirst?: boolean;
}

/** Filters in a row of controls. On a phone they are behind a button that says how many are set. */
export function FoldedFilters({ activeCount, children, more, isOpenAtFirst = false }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <>
      <Button
        className={classes.toggle}
        data-always={more ? true : undefined}
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {activeCount === 0 ? common.filters : `${common.filters} (${activeCount})`}
      </Button>
      <div id={more ? undefined : id} className={classes.filters} data-open={isOpen || undefined}>
        {children}
      </div>
      {more && (
        <div id={id} className={classes.more} data-open={isOpen || undefined}>
          {isOpen && more}
        </div>
      )}
    </>
  );
}
