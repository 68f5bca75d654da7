import { IconChevronRight, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './Menu.module.css';

interface MenuGroupProps {
  label: string;
  icon: TablerIcon;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

export function MenuGroup({ label, icon: Icon, isOpen, onToggle, children }: MenuGroupProps) {
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className={classes.item}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        data-group={label}
      >
        <Icon size={18} stroke={1.6} aria-hidden />
        <span className={classes.label}>{label}</span>
        <IconChevronRight className={classes.chevron} size={14} aria-hidden />
      </button>
      <ul id={id} className={classes.group} hidden={!isOpen}>
        {children}
      </ul>
    </li>
  );
}
