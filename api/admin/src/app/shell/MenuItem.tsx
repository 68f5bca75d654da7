import type { TablerIcon } from '@tabler/icons-react';
import type { View } from '../views.ts';
import classes from './Menu.module.css';

interface MenuItemProps {
  view: View;
  icon?: TablerIcon;
  /** How many are new. */
  count?: number;
  isCurrent: boolean;
  onClick: () => void;
}

export function MenuItem({ view, icon: Icon, count = 0, isCurrent, onClick }: MenuItemProps) {
  return (
    <li>
      <button
        type="button"
        className={classes.item}
        aria-current={isCurrent ? 'page' : undefined}
        data-view={view.key}
        onClick={onClick}
      >
        {Icon && <Icon size={18} stroke={1.6} aria-hidden />}
        <span className={classes.label}>{view.label}</span>
        {count > 0 && (
          <span className={classes.count}>
            {count}
            <span className="visually-hidden"> new</span>
          </span>
        )}
      </button>
    </li>
  );
}
