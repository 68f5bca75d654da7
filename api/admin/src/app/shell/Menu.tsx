import {
  IconBuildingStore,
  IconChevronRight,
  IconCircles,
  IconFileText,
  IconHome,
  IconLayoutNavbar,
  IconListCheck,
  IconMailCog,
  IconNews,
  IconPhone,
  IconPlanet,
  IconSettings,
  IconStairsUp,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type MenuGroup as Group, SETTINGS_GROUPS, SITE_GROUPS } from 'content-types/define';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { version } from '../../../../../package.json';
import { brandQuery } from '../../core/content/queries.ts';
import { useNavigation } from '../../core/navigation/Navigation.tsx';
import { findView, toHash, type View, views } from '../../core/navigation/views.ts';
import { useSession } from '../../core/session/Session.tsx';
import { useNewCounts } from '../../operations/dashboard/use-new-counts.ts';
import { texts } from '../texts.ts';
import classes from './Menu.module.css';

/** The daily work, the site and the settings. One group of views is open at a time. */
export function Menu({ onGo = () => {} }: { onGo?: () => void }) {
  const { view: key } = useNavigation().route;
  const { user } = useSession();
  const counts = useNewCounts();
  const current = findView(key);
  const isSetting = (view: View) => view.menu === 'settings' || isIn(SETTINGS_GROUPS, view);
  const [open, setOpen] = useState(current.group);
  const [isSettingsOpen, setSettingsOpen] = useState(isSetting(current));
  const [shown, setShown] = useState(current);
  // A view that is opened by search or Back opens its group.
  if (shown !== current) {
    setShown(current);
    if (current.group) setOpen(current.group);
    if (isSetting(current)) setSettingsOpen(true);
  }

  const item = (view: View) =>
    view.roles.includes(user.role) && (
      <MenuItem
        key={view.key}
        view={view}
        icon={view.icon}
        count={counts?.unread[view.key]}
        isCurrent={view === current}
        onClick={onGo}
      />
    );
  const group = (name: Group) => {
    const members = views.filter((view) => view.group === name && view.roles.includes(user.role));
    return (
      members.length > 0 && (
        <MenuGroup
          key={name}
          label={name}
          icon={GROUP_ICONS[name]}
          isOpen={open === name}
          onToggle={() => setOpen(open === name ? undefined : name)}
        >
          {members.map(item)}
        </MenuGroup>
      )
    );
  };

  return (
    <nav className={classes.menu} aria-label={texts.shell.main}>
      <Brand />
      <ul>{inMenu('work').map(item)}</ul>
      <ul aria-label={texts.shell.site}>
        {SITE_GROUPS.map(group)}
        {inMenu('site').map(item)}
      </ul>
      {user.role !== 'editor' && (
        <ul>
          <MenuGroup
            label={texts.shell.settings}
            icon={IconSettings}
            isOpen={isSettingsOpen}
            onToggle={() => setSettingsOpen(!isSettingsOpen)}
          >
            {SETTINGS_GROUPS.map(group)}
            {inMenu('settings').map(item)}
          </MenuGroup>
        </ul>
      )}
      {user.role === 'administrator' && <p className={classes.version}>{texts.shell.version(version)}</p>}
    </nav>
  );
}

function inMenu(place: View['menu']): View[] {
  return views.filter(({ menu }) => menu === place);
}

function isIn(groups: readonly Group[], { group }: View): boolean {
  return group !== undefined && groups.includes(group);
}

/** The agency's name and icon. */
function Brand() {
  const { data } = useQuery(brandQuery);
  return (
    <p className={classes.brand}>
      {data && <img src={data.icon} alt="" width={28} height={28} />}
      <span className="one-line">{data?.name}</span>
    </p>
  );
}

const GROUP_ICONS: Record<Group, TablerIcon> = {
  Home: IconHome,
  'About Us': IconCircles,
  Services: IconPlanet,
  Products: IconBuildingStore,
  Career: IconStairsUp,
  Blog: IconNews,
  'Contact Us': IconPhone,
  Pages: IconFileText,
  Recruitment: IconListCheck,
  Emails: IconMailCog,
  Shared: IconLayoutNavbar,
};

interface MenuGroupProps {
  label: string;
  icon: TablerIcon;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function MenuGroup({ label, icon: Icon, isOpen, onToggle, children }: MenuGroupProps) {
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

interface MenuItemProps {
  view: View;
  icon?: TablerIcon;
  count?: number;
  isCurrent: boolean;
  onClick: () => void;
}

function MenuItem({ view, icon: Icon, count = 0, isCurrent, onClick }: MenuItemProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li>
      <a
        ref={link}
        href={toHash({ view: view.key })}
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
            <span className="visually-hidden">{texts.shell.new}</span>
          </span>
        )}
      </a>
    </li>
  );
}
