/** Dates as people read them, always in London time. */

import { capitalize } from 'content-types/text/capitalize';
import { DAY_MS } from 'content-types/time/days';
import { toLondonDay } from 'content-types/time/london-time';

/** `3 days ago` or `Today`, for an ISO time. Empty for a day in the future or more than 30 days ago. */
export function formatDaysAgo(iso: string, now: Date): string {
  const days = Math.round((Date.parse(toLondonDay(now.toISOString())) - Date.parse(toLondonDay(iso))) / DAY_MS);
  const relativeDay = relative.format(-days, 'day');
  return days >= 0 && days <= 30 ? capitalize(relativeDay) : '';
}

/** Puts the dates in a plain HTML list of jobs into words, because a page built days ago cannot know an advert's age. */
export function showPostedInWords(list: ParentNode, now = new Date()): void {
  for (const time of list.querySelectorAll<HTMLTimeElement>('.job > .posted')) {
    time.textContent = formatDaysAgo(time.dateTime, now) || time.textContent;
  }
}

const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/**
 * Formats a day: `2026-11-21` becomes `21 Nov 2026`. Browsers abbreviate September differently, so the names are listed
 * here: hydration must not change the page.
 */
export function formatShortDay(isoDay: string): string {
  const [year, month, day] = isoDay.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
