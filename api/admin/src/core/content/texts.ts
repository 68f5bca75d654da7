/**
 * The texts of lists and forms of content, by screen. `singularLabel` and `pluralLabel` are names of types in lower
 * case: `job`, `jobs`.
 */
import { plural } from 'content-types/text/plural';

export const texts = {
  status: {
    neverSaved: 'Not saved yet',
    neverPublished: 'Saved, but not published yet',
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
    expiredOn: (date: string) => `Expired on ${date}`,
  },

  list: {
    create: (singularLabel: string) => `Create ${singularLabel}`,
    search: (pluralLabel: string) => `Search ${pluralLabel}`,
    noMatch: (pluralLabel: string) => `No ${pluralLabel} match these filters`,
    notFound: (search: string) => `Nothing found for “${search}”`,
    notFoundHint: 'Check the spelling or try a different search.',
    none: (pluralLabel: string) => `No ${pluralLabel} yet`,
    noneHint: (singularLabel: string) => `Your first ${singularLabel} will go live as soon as you publish it.`,
    noneInternal: (singularLabel: string) => `Create your first ${singularLabel}. Visitors won’t see it.`,
    binIsEmpty: 'The bin is empty',
    binHint: (pluralLabel: string) => `Deleted ${pluralLabel} stay here for 30 days, so you can restore them.`,
    total: (total: number, singularLabel: string, pluralLabel: string) =>
      plural(total, { one: `# ${singularLabel}`, other: `# ${pluralLabel}` }),
    selected: (total: number, singularLabel: string, pluralLabel: string) =>
      plural(total, { one: `# ${singularLabel} selected`, other: `# ${pluralLabel} selected` }),
    selection: 'Selected entries',
    status: 'Status',
    closes: 'Closes',
    saved: 'Saved',
    actions: 'Actions',
    bin: 'Bin',
    any: 'All',
    /** The label of a choice whose own label is blank. */
    noChoice: 'None',
  },

  actions: {
    /** The subject is `Job` or `3 jobs`. */
    published: (subject: string) => `${subject} published.`,
    unpublished: (subject: string) => `${subject} unpublished.`,
    restored: (subject: string) => `${subject} restored.`,
    deleted: (subject: string) => `${subject} deleted.`,
    duplicated: (singularLabel: string) =>
      `${singularLabel} duplicated. The copy is a draft with no reference or dates.`,
    duplicatedAll: (subject: string) => `${subject} duplicated. The copies are drafts.`,
    closed: (subject: string, reason: string) => `${subject} closed as ${reason}.`,
    extended: (subject: string, day: string) => `${subject} now open until ${day}.`,
    ordered: 'Order saved.',
    confirmDeletionOfAll: (total: number, pluralLabel: string) =>
      `Are you sure you want to delete these ${total} ${pluralLabel}?`,
    deletionOf: (title: string) => `“${title}” will be moved to the bin. You can restore it within 30 days.`,
    deletionOfAll: (titles: string) => `${titles} will be moved to the bin. You can restore them within 30 days.`,
    more: (remainingCount: number) => `${remainingCount} more`,
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

  /** The panel with the same actions, next to the form of a job. */
  closing: {
    title: (singularLabel: string) => `Actions for this ${singularLabel}`,
    saveFirst: (singularLabel: string) =>
      `Save your changes before you close, extend or duplicate this ${singularLabel}.`,
  },

  lastDay: {
    extend: 'Extend',
    reopen: 'Reopen',
    label: 'Last day to apply',
    weeks: (weeks: number) => `In ${weeks} weeks`,
    help: 'It closes automatically at the end of that day.',
    past: 'Choose today or a later day.',
  },

  replacement: {
    title: 'Choose a replacement',
    label: 'Replace with',
    andDelete: 'Replace and delete',
    andUnpublish: 'Replace and unpublish',
  },

  editor: {
    creating: (singularLabel: string) => `Create ${singularLabel}`,
    sections: 'Sections of this form',
    editing: (singularLabel: string) => `Edit ${singularLabel}`,
    live: (title: string) => `${title} is live.`,
    savedAsDraft: 'Saved as draft.',
    restored: 'We’ve restored your unsaved changes',
    restoredFrom: (date: string) => `You made them on ${date} and didn’t save them.`,
    loadFirst: 'This couldn’t be loaded, so it can’t be saved. Try loading it again first.',
    notADate: 'Enter a date, like 21/11/2026.',
    time: 'Time',
    londonTime: 'London time',
    back: 'Back',
    discard: 'Discard',
    fixFirst: (problems: number) =>
      plural(problems, { one: 'Fix # problem before saving', other: 'Fix # problems before saving' }),
    /** `where` is the path of the field: `Sections, Section 2`. */
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
    title: 'Publishing',
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
    pageUnpublished: 'Unpublished. The page and links to it are off the site.',
    stopUsing: 'Stop using',
    stopped: 'No longer in use. It’s now a draft.',
    standard: 'This changes with your settings until you publish your own.',
    hiding: 'Unpublishing this page also removes links to it, and home page tabs that lead to it.',
    discard: 'Discard draft',
    confirmDiscard: 'Discard this draft?',
    discarding: 'The form will go back to the published version. You can still find the draft in the history.',
    discarded: 'Draft discarded. This is the published version.',
  },

  conflict: {
    title: (user: string) => `${user} saved changes while you were editing`,
    anotherUser: 'Another user',
    /** Shown if the other save was by the same user, in another tab or on another device. */
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
    title: 'Preview',
    screen: 'Screen size',
    note: 'Includes unsaved changes that visitors can’t see yet.',
    close: 'Close preview',
    page: 'Page preview',
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
    links: 'Links',
    revokeThis: 'Revoke',
    revoke: (title: string) => `Revoke link to ${title}`,
    expires: (date: string) => `Expires on ${date}`,
    expiresBy: (date: string, user: string) => `Expires on ${date}, created by ${user}`,
  },

  history: {
    title: 'History',
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
    first: 'First version',
    noChanges: 'No changes.',
    restore: (version: number) => `Restore version ${version}`,
    restored: (version: number) => `Version ${version} restored as a draft.`,
    changedTo: 'changed to',
    noValue: 'Empty',
    noImage: 'No image',
  },
} as const;
