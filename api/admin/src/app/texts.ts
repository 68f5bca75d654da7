export const texts = {
  shell: {
    skip: 'Skip to content',
    menu: 'Menu',
    main: 'Main',
    openMenu: 'Open menu',
    recruit: 'Recruit',
    site: 'Website',
    settings: 'Settings',
    version: (version: string) => `Version ${version}`,
    /** Read out after the number of new applications or messages in the menu. */
    new: ' new',
    account: 'Your account',
    viewSite: 'View site',
    dark: 'Switch to dark mode',
    light: 'Switch to light mode',
    logOut: 'Logout',
    brokenScreen: 'Something went wrong',
    notLoaded: 'This screen couldn’t be loaded. You may be offline, or the admin may have been updated.',
    reload: 'Reload',
  },

  settings: {
    search: 'Search settings',
    none: 'No setting matches. Search everything with Ctrl K.',
  },

  search: {
    title: 'Search',
    /** Accessible name of the button, including the keys that it shows. */
    open: 'Search Ctrl K',
    hint: 'Search or jump to…',
    screens: 'Screens',
    fields: 'Fields',
    actions: 'Actions',
    create: (singularLabel: string) => `Create ${singularLabel}`,
    /** Extra search terms for the “Create” actions. */
    createWords: 'new add write post',
    /** Extra search terms for every screen of a group. */
    groupWords: { Emails: 'templates automatic replies' } as Record<string, string>,
    entries: 'Jobs and pages',
    inText: 'Matches in the text',
    searching: 'Searching…',
    nothing: 'Nothing found',
  },
} as const;
