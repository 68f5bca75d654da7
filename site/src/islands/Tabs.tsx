import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ImageProps } from '../lib/image.ts';
import { ResponsiveImage } from './ResponsiveImage.tsx';

export interface Tab {
  /** The id of the tab, and the address of its panel: `#remote-part-time-jobs`. */
  id: string;
  title: string;
  /** The heading above the text; by default the title. */
  heading?: string;
  paragraphs: string[];
  points?: readonly string[];
  image?: ImageProps | null;
  link?: { label: string; href: string };
}

interface TabsProps {
  label: string;
  tabs: Tab[];
  /** `rail` puts large titles next to the panel on a wide screen. */
  look?: 'bar' | 'rail';
  /** The shape that images are cut to. */
  shape?: 'arch' | 'disc' | 'half';
}

/** Tabs according to the WAI-ARIA pattern. Without JavaScript every panel is shown (tabs.css). */
export function Tabs({ label, tabs, look = 'bar', shape = 'arch' }: TabsProps) {
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const follow = () => {
      const index = tabs.findIndex(({ id }) => new URL(`#${id}`, location.href).hash === location.hash);
      if (index >= 0) setSelected(index);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [tabs]);

  function select(index: number) {
    setSelected(index);
    history.replaceState(history.state, '', `#${tabs[index]?.id}`);
  }

  function move(event: KeyboardEvent) {
    const target = keyTarget(event.key, selected, tabs.length);
    if (target === null) return;
    event.preventDefault();
    select(target);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  }

  return (
    <div className={`tabs ${look}`}>
      <div role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={id}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
          >
            {title}
          </button>
        ))}
      </div>
      <div className="panels">
        {tabs.map((tab, index) => (
          <Panel key={tab.id} tab={tab} isSelected={index === selected} shape={shape} />
        ))}
      </div>
    </div>
  );
}

function Panel({ tab, isSelected, shape }: { tab: Tab; isSelected: boolean; shape: string }) {
  const { id, title, heading = title, paragraphs, points = [], image, link } = tab;
  return (
    // The WAI-ARIA pattern requires a panel without controls to be focusable.
    <section role="tabpanel" id={id} aria-labelledby={`${id}-tab`} data-selected={isSelected} tabIndex={link ? -1 : 0}>
      <div className="words">
        <h3>{heading}</h3>
        <div className="flow">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points.length > 0 && (
            <ul className="points">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {link && (
            <a className="more" href={link.href}>
              {link.label}
              <span className="unseen">: {title}</span>
            </a>
          )}
        </div>
      </div>
      {image && (
        <div className={`shape ${shape}`}>
          <ResponsiveImage {...image} />
        </div>
      )}
    </section>
  );
}

/** The index of the tab that a key moves to, wrapping at both ends; null for other keys. */
export function keyTarget(key: string, selected: number, count: number): number | null {
  const targets: Record<string, number> = {
    ArrowRight: (selected + 1) % count,
    ArrowDown: (selected + 1) % count,
    ArrowLeft: (selected + count - 1) % count,
    ArrowUp: (selected + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key] ?? null;
}
