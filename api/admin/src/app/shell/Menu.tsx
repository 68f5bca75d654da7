import {
  IconBuildingStore,
  IconChevronRight,
  IconCircles,
  IconFileText,
  IconHome,
  IconLayoutNavbar,
  IconNews,
  IconPhone,
  IconPlanet,
  IconStairsUp,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { SITE_GROUPS } from 'content-types/define';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { version } from '../../../../../package.json';
import { brandQuery } from '../../core/agency.ts';
import { useNavigation } from '../../core/navigation/Navigation.tsx';
import { findMenuKey, findTypeView, findView, toHash, type View, views } from '../../core/navigation/views.ts';
import { useSession } from '../../core/session/Session.tsx';
import { useInboxEvents } from '../../desk/submissions/use-inbox-events.ts';
import { useNewCounts } from '../../operations/dashboard/use-new-counts.ts';
import { texts } from '../texts.ts';
import classes from './Menu.module.css';

/** The main menu: daily work, the site's pages and the settings. Only one group is open at a time. */
export function Menu({ onGo = () => {} }: { onGo?: () => void }) {
  const { view: viewKey, query } = useNavigation().route;
  const { user } = useSession();
  const counts = useNewCounts();
  useInboxEvents(user.role !== 'editor');
  const currentView = findView(viewKey);
  // The screens of a job's desk have the job's id in their query.
  const isJob = new URLSearchParams(query).has('job');
  const menuKey = isJob ? findTypeView('job')?.key : findMenuKey(currentView);
  const [openedGroup, setOpenedGroup] = useState(currentView.group);
  const [previousView, setPreviousView] = useState(currentView);
  // Opens the group of a view reached by search or Back.
  if (previousView !== currentView) {
    setPreviousView(currentView);
    if (currentView.group) setOpenedGroup(currentView.group);
  }

  const visibleViews = views.filter(({ roles }) => roles.includes(user.role));
  const renderItem = (view: View) => (
    <MenuItem
      key={view.key}
      view={view}
      icon={view.icon}
      count={visibleViews
        .filter((menuView) => findMenuKey(menuView) === view.key)
        .reduce((sum, menuView) => sum + (counts?.unread[menuView.key] ?? 0), 0)}
      isCurrent={view.key === menuKey}
      onClick={onGo}
    />
  );
  const renderGroup = (name: (typeof SITE_GROUPS)[number]) => {
    const members = visibleViews.filter((view) => view.group === name);
    return (
      members.length > 0 && (
        <MenuGroup
          key={name}
          label={name}
          icon={GROUP_ICONS[name]}
          isOpen={openedGroup === name}
          onToggle={() => setOpenedGroup(openedGroup === name ? undefined : name)}
        >
          {members.map(renderItem)}
        </MenuGroup>
      )
    );
  };
  const renderMenuItems = (place: View['menu']) => visibleViews.filter(({ menu }) => menu === place).map(renderItem);

  return (
    <nav className={classes.menu} aria-label={texts.shell.main}>
      <Brand />
      <ul aria-label={texts.shell.recruit}>{renderMenuItems('work')}</ul>
      <ul aria-label={texts.shell.site}>
        {SITE_GROUPS.map(renderGroup)}
        {renderMenuItems('site')}
      </ul>
      <ul>{visibleViews.filter(({ key }) => key === 'settings').map(renderItem)}</ul>
      {user.role === 'administrator' && <p className={classes.version}>{texts.shell.version(version)}</p>}
    </nav>
  );
}

function Brand() {
  const { data } = useQuery(brandQuery);
  return (
    <p className={classes.brand}>
      {data && <img src={data.icon} alt="" width={28} height={28} />}
      <span className="one-line">{data?.name}</span>
    </p>
  );
}

const GROUP_ICONS: Record<(typeof SITE_GROUPS)[number], TablerIcon> = {
  Home: IconHome,
  'About Us': IconCircles,
  Services: IconPlanet,
  Products: IconBuildingStore,
  Career: IconStairsUp,
  Blog: IconNews,
  'Contact Us': IconPhone,
  Pages: IconFileText,
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
        <span className={classes.label}>{view.door ?? view.label}</span>
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
