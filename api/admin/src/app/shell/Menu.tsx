import {
  IconBell,
  IconBriefcase,
  IconBuildingStore,
  IconChevronRight,
  IconCircles,
  IconFileText,
  IconGauge,
  IconHistory,
  IconHome,
  IconInbox,
  IconKey,
  IconLayoutNavbar,
  IconMail,
  IconMailCog,
  IconMailForward,
  IconNews,
  IconPhone,
  IconPhoto,
  IconPlanet,
  IconScale,
  IconShieldLock,
  IconStairsUp,
  IconTemplate,
  IconUsersGroup,
  IconWorldUpload,
  type TablerIcon,
} from '@tabler/icons-react';
import type { MenuGroup as Group } from 'content-types/define';
import { type ReactNode, useId, useState } from 'react';
import { version } from '../../../../../package.json';
import { useRoute } from '../route.tsx';
import { useSession } from '../session/Session.tsx';
import { texts } from '../texts.ts';
import { BOTTOM, findView, GROUPS, TOP, type View, views } from '../views.ts';
import classes from './Menu.module.css';
import { useNewCounts } from './use-new-counts.ts';

/** Incoming work, the groups of content, and the settings. One group is open at a time. */
export function Menu({ onGo = () => {} }: { onGo?: () => void }) {
  const { route, go } = useRoute();
  const { user } = useSession();
  const counts = useNewCounts();
  const current = findView(route);
  const [open, setOpen] = useState(current.group);
  const [shown, setShown] = useState(current.group);
  // A view that is opened by search or Back opens its group.
  if (shown !== current.group) {
    setShown(current.group);
    if (current.group) setOpen(current.group);
  }

  const isSeen = ({ roles }: View) => roles.includes(user.role);
  const item = (view: View) => (
    <MenuItem
      key={view.key}
      view={view}
      icon={ICONS[view.key]}
      count={counts?.unread[view.key]}
      isCurrent={view.key === current.key}
      onClick={() => void go(view.key).then(onGo)}
    />
  );
  const groups = GROUPS.map((group) => ({
    group,
    members: views.filter((view) => view.group === group && isSeen(view)),
  }));

  return (
    <nav className={classes.menu} aria-label="Main">
      <ul>{TOP.filter(isSeen).map(item)}</ul>
      <ul>
        {groups.map(
          ({ group, members }) =>
            members.length > 0 && (
              <MenuGroup
                key={group}
                label={group}
                icon={GROUP_ICONS[group]}
                isOpen={open === group}
                onToggle={() => setOpen(open === group ? undefined : group)}
              >
                {members.map(item)}
              </MenuGroup>
            ),
        )}
      </ul>
      <ul>{BOTTOM.filter(isSeen).map(item)}</ul>
      {user.role === 'administrator' && <p className={classes.version}>{texts.shell.version(version)}</p>}
    </nav>
  );
}

const ICONS: Record<string, TablerIcon> = {
  dashboard: IconGauge,
  applications: IconInbox,
  messages: IconMail,
  complaints: IconScale,
  'data-protection': IconShieldLock,
  media: IconPhoto,
  publishing: IconWorldUpload,
  mail: IconMailForward,
  templates: IconTemplate,
  alerts: IconBell,
  users: IconUsersGroup,
  tokens: IconKey,
  audit: IconHistory,
};

const GROUP_ICONS: Record<Group, TablerIcon> = {
  Home: IconHome,
  'About Us': IconCircles,
  Services: IconPlanet,
  Products: IconBuildingStore,
  Career: IconBriefcase,
  Blog: IconNews,
  'Contact Us': IconPhone,
  Pages: IconFileText,
  Recruitment: IconStairsUp,
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
            <span className="visually-hidden">{texts.shell.new}</span>
          </span>
        )}
      </button>
    </li>
  );
}
