/** The texts of lists and forms of content, by screen. `one` and `many` are names of types in lower case: `job`, `jobs`. */
import { plural } from 'content-types/lib/plural';

export const texts = {
  status: {
    neverSaved: 'Not saved yet',
    draft: 'Visitors can’t see this',
    live: 'On the site',
    liveUntil: (date: string) => `On the site until ${date}`,
    changed: 'Live, with unpublished changes',
    scheduled: 'Goes live later',
    scheduledFor: (date: string) => `Goes live on ${date}`,
    notInUse: 'Not in use',
    inUse: 'In use',
    inUseChanged: 'In use, with unpublished changes',
    expired: 'Expired',
    closed: 'The page says it’s closed',
    expiredOn: (date: string) => `Expired on ${date}`,
  },

  list: {
    create: (one: string) => `Create ${one}`,
    search: (many: string) => `Search ${many}`,
    noMatch: (many: string) => `No ${many} match these filters.`,
    notFound: (search: string) => `Nothing found for “${search}”`,
    notFoundHint: 'Check the spelling or try a different search.',
    none: (many: string) => `No ${many} yet`,
    noneHint: (one: string) => `Your first ${one} will go live as soon as you publish it.`,
    binIsEmpty: 'The bin is empty',
    binHint: (many: string) => `Deleted ${many} stay here for 30 days, so you can restore them.`,
    total: (total: number, one: string, many: string) => plural(total, { one: `# ${one}`, other: `# ${many}` }),
    selected: (total: number, one: string, many: string) =>
      plural(total, { one: `# ${one} selected`, other: `# ${many} selected` }),
  },

  actions: {
    published: (one: string) => `${one} published.`,
    publishedAll: (total: number, many: string) => `${total} ${many} published.`,
    unpublished: (one: string) => `${one} unpublished.`,
    unpublishedAll: (total: number, many: string) => `${total} ${many} unpublished.`,
    restored: (one: string) => `${one} restored.`,
    restoredAll: (total: number, many: string) => `${total} ${many} restored.`,
    deletedAll: (total: number, many: string) => `${total} ${many} deleted.`,
    duplicated: (one: string) => `${one} duplicated. The copy is a draft with no reference or dates.`,
    duplicatedAll: (total: number, many: string) => `${total} ${many} duplicated. The copies are drafts.`,
    closed: (one: string, as: string) => `${one} closed as ${as}.`,
    closedAll: (total: number, many: string, as: string) => `${total} ${many} closed as ${as}.`,
    extended: (one: string, day: string) => `${one} open until ${day}.`,
    extendedAll: (total: number, many: string, day: string) => `${total} ${many} open until ${day}.`,
    ordered: 'Order saved.',
    confirmDeletionOfAll: (total: number, many: string) => `Are you sure you want to delete these ${total} ${many}?`,
    deletionOf: (title: string) => `“${title}” will be moved to the bin. You can restore it within 30 days.`,
    deletionOfAll: (titles: string) => `${titles} will be moved to the bin. You can restore them within 30 days.`,
    more: (rest: number) => `${rest} more`,
    confirmEmptying: 'Empty the bin?',
    emptying: 'Everything in the bin will be permanently deleted, along with its history. You can’t undo this.',
    emptied: 'Bin emptied.',
  },

  /** The menu of a job in the list. */
  menu: {
    actions: (title: string) => `Actions for ${title}`,
    view: 'View on site',
    duplicate: 'Duplicate',
    close: 'Close',
    filled: 'Close as filled',
    withdrawn: 'Close as withdrawn',
    extend: 'Extend…',
    reopen: 'Reopen…',
  },

  /** The same actions, next to the form of a job. */
  closing: {
    title: (one: string) => `Actions for this ${one}`,
    saveFirst: (one: string) => `Save your changes before you close, extend or duplicate this ${one}.`,
  },

  lastDay: {
    extend: 'Extend',
    reopen: 'Reopen',
    label: 'Last day to apply',
    weeks: (weeks: number) => `In ${weeks} weeks`,
    help: 'It closes automatically at the end of that day.',
    past: 'Choose today or a later day.',
  },

  figures: {
    applicants: 'Applicants',
    views: 'Views',
    closes: 'Closes',
    fresh: (total: number) => `${total} new`,
    /** Read out after the number. */
    applicantsOf: (total: number, title: string) =>
      plural(total, { one: ` applicant for ${title}`, other: ` applicants for ${title}` }),
  },

  replacement: {
    title: 'Choose a replacement',
    label: 'Replace with',
    andDelete: 'Replace and delete',
    andUnpublish: 'Replace and unpublish',
  },

  editor: {
    creating: (one: string) => `Create ${one}`,
    sections: 'Sections of this form',
    editing: (one: string) => `Edit ${one}`,
    /** `label` as in the menu: `Job alert`. */
    editingEmail: (label: string) => `Edit email: ${label}`,
    savedAsDraft: 'Saved as draft.',
    restored: 'We’ve restored your unsaved changes',
    restoredFrom: (date: string) => `You made them on ${date} and didn’t save them.`,
    loadFirst: 'This couldn’t be loaded, so it can’t be saved. Try loading it again first.',
    notADate: 'Enter a date, like 21/11/2026.',
    fixFirst: (problems: number) =>
      plural(problems, { one: 'Fix # problem before saving', other: 'Fix # problems before saving' }),
    /** `where` is the way to the field: `Sections, Section 2`. */
    problemIn: (where: string, problem: string) => `${where}: ${problem}`,
  },

  saveBar: {
    unsaved: 'Unsaved changes',
    unsavedAndKept: 'Unsaved changes (backed up on this device)',
    saved: 'All changes saved',
    saveDraft: 'Save as draft',
    schedule: 'Schedule',
    publish: 'Publish',
    saveAndPublish: 'Save and publish',
  },

  publishPanel: {
    saved: (date: string) => `Saved on ${date}`,
    savedBy: (date: string, user: string) => `Saved on ${date} by ${user}`,
    publishAt: 'Publish on',
    publishAtHelp: 'Leave blank to publish immediately.',
    expires: 'Expires on',
    expiryCloses: 'The page will then say it’s closed. Leave blank to keep it open.',
    expiryRemoves: 'It will then be removed from the site. Leave blank to keep it.',
    expiryClosesOr: (day: string) => `The page will then say it’s closed. Leave blank to use the ${day}.`,
    expiryRemovesOr: (day: string) => `It will then be removed from the site. Leave blank to use the ${day}.`,
    cancelSchedule: 'Cancel schedule',
    scheduleCancelled: 'Schedule cancelled. Saved as a draft.',
    unpublish: 'Unpublish',
    unpublished: 'Unpublished. It’s now a draft.',
    confirmDiscard: 'Discard this draft?',
    discarding: 'The form will go back to the published version. You can still find the draft in the history.',
    discarded: 'Draft discarded. This is the published version.',
  },

  conflict: {
    title: (user: string) => `${user} saved changes while you were editing`,
    anotherUser: 'Another user',
    /** When it was the same user, in another tab or on another device. */
    ownTitle: 'You saved changes elsewhere while editing here',
    here: 'Typed here',
    elsewhere: 'Saved elsewhere',
    choose: (date: string) =>
      `The other version was saved on ${date}. Nothing you typed is lost. Choose which version of each field to keep.`,
    same: 'Both versions are the same, so it’s safe to save.',
    changedByBoth: 'changed by both',
    yours: 'Yours',
    back: 'Keep editing',
    save: 'Save merged version',
  },

  leaving: {
    title: 'You have unsaved changes',
    text: 'If you leave, your changes stay on this device and will be here when you come back.',
    discard: 'Discard changes',
    leave: 'Leave',
    stay: 'Keep editing',
  },

  preview: {
    screen: 'Screen size',
    note: 'Includes unsaved changes that visitors can’t see yet.',
    close: 'Close preview',
    page: 'Page preview',
    home: 'Home',
    job: 'A job',
    contact: 'Contact',
    unavailable: 'The preview isn’t available at the moment.',
  },

  share: {
    title: 'Share preview',
    text: 'Anyone with the link can see this version without logging in. If you change it later, create a new link. Search engines won’t list the page.',
    expiresAfter: 'Link expires after',
    hour: '1 hour',
    day: '1 day',
    week: '1 week',
    month: '30 days',
    create: 'Create link',
    linkTo: (title: string) => `Link to ${title}`,
    revoke: (title: string) => `Revoke link to ${title}`,
    expires: (date: string) => `Expires on ${date}`,
    expiresBy: (date: string, user: string) => `Expires on ${date}, created by ${user}`,
  },

  history: {
    action: {
      create: 'Created',
      save: 'Saved',
      publish: 'Published',
      unpublish: 'Unpublished',
      delete: 'Deleted',
      discard: 'Draft discarded',
      restore: 'Restored',
      undo: 'Undone',
      expire: 'Expired',
      close: 'Closed',
      reopen: 'Reopened',
      extend: 'Extended',
    } as Record<string, string>,
    by: (action: string, user: string) => `${action} by ${user}`,
    automatically: (action: string) => `${action} automatically`,
    current: (date: string) => `${date} · current version`,
    compareWith: 'Compare with',
    first: 'First version',
    noChanges: 'No changes.',
    restore: (version: number) => `Restore version ${version}`,
    restored: (version: number) => `Version ${version} restored as a draft.`,
    version: (version: number, action: string, date: string) => `Version ${version}: ${action.toLowerCase()} ${date}`,
    changedTo: 'changed to',
    noValue: 'Empty',
    noImage: 'No image',
  },
} as const;
