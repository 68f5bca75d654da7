/** The texts of the login, of the frame around the screens and of the search. */
export const texts = {
  login: {
    title: 'Admin',
    intro: 'Log in to manage your site. What you publish goes live immediately.',
    email: 'Email',
    password: 'Password',
    code: 'Code',
    logIn: 'Log in',
    forgotten: 'Forgotten your password?',
    codeHelp: 'Enter the 6-digit code from your authenticator app, or one of your recovery codes.',
    noCode:
      'Can’t get a code? An administrator can turn off two-factor authentication for you. If you are the only one, run pnpm admin:password EMAIL --reset-two-factor on the server.',
    startAgain: 'Start again',
    resetHelp: 'We’ll email you a link to choose a new password. You can use it once, within the next hour.',
    sendLink: 'Send link',
    back: 'Back to login',
  },

  singleSignOn: {
    logIn: (name: string) => `Log in with ${name}`,
    again: 'You’re logged in',
    againText: 'You can close this tab and carry on in the other one.',
    unconfirmedText:
      'You can close this tab and carry on in the other one. Your provider didn’t say when you last entered your password, so this doesn’t confirm sensitive changes. For those, enter your password for this site or use two-factor authentication. If you have neither, ask your server administrator to set REQUIRE_SECOND_FACTOR=everyone.',
    rejected: (reason: string) => REJECTED[reason] ?? FAILED,
  },

  newPassword: {
    welcome: (name: string) => `Welcome, ${name}!`,
    title: 'Choose a new password',
    rules: 'Use at least 12 characters. A few random words are easy to remember.',
    rulesOfReset:
      'Use at least 12 characters. A few random words are easy to remember. You’ll be logged out everywhere, and your access tokens will stop working.',
    password: 'New password',
    again: 'Confirm password',
    mismatch: 'The passwords don’t match.',
    set: 'Set password',
    isSet: 'Your password is set. You can now log in.',
    badLink: 'This link doesn’t work',
    toLogin: 'Go to login',
  },

  session: {
    ended: 'Please log in again',
    endedText: 'Your session has ended. Your work is safe: log in to carry on.',
    loggedOut: 'You’ve been logged out. Log in and try again.',
    enrol: 'Set up two-factor authentication',
    enrolText:
      'Everyone with your role needs it. From now on, you’ll log in with your password and a code from an authenticator app.',
    logOut: 'Log out',
    confirm: 'Confirm it’s you',
    confirmText: 'Enter your password to continue.',
    password: 'Your password',
    continue: 'Continue',
  },

  shell: {
    skip: 'Skip to content',
    menu: 'Menu',
    main: 'Main',
    openMenu: 'Open menu',
    site: 'Site',
    settings: 'Settings',
    version: (version: string) => `Version ${version}`,
    /** Read out after the number of new applications or messages in the menu. */
    new: ' new',
    /** The title of the browser's tab. */
    tab: (screen: string) => `${screen} · Admin`,
    welcome: (name: string) => `Welcome, ${name}!`,
    account: 'Your account',
    viewSite: 'View site',
    dark: 'Switch to dark mode',
    light: 'Switch to light mode',
    logOut: 'Logout',
    brokenScreen: 'Something went wrong',
    notLoaded:
      'This screen couldn’t be loaded. Either the connection was lost, or the admin has been updated since you opened it.',
    reload: 'Reload',
  },

  search: {
    title: 'Search',
    /** With its keys, which the button shows. */
    open: 'Search Ctrl K',
    hint: 'Search or jump to…',
    screens: 'Screens',
    actions: 'Actions',
    create: (one: string) => `Create ${one}`,
    /** Other words that find it. */
    createWords: 'new add write post',
    screenWords: {
      'shared/site-settings':
        'agency company name phone number email address contact details opening hours social links registered vat',
      navbar: 'navigation menu logo',
      'shared/theme': 'colours fonts logo favicon',
      'home/home-page': 'hero headline',
      'home/slides': 'slider carousel hero banner',
      'aboutUs/consultants': 'team staff recruiters',
      'career/openings': 'adverts vacancies',
      'career/sectors': 'job categories industries',
      'contactUs/offices': 'branches',
      'shared/privacy-notice': 'GDPR cookies',
      'data-protection': 'GDPR erasure subject access',
      reports: 'statistics analytics',
      templates: 'email',
      users: 'colleagues team staff permissions roles',
      account: 'password two-factor authentication',
      'recruitment/stages': 'pipeline statuses board',
      'recruitment/questions': 'screening application form',
      'multi-posters': 'broadbean idibu job boards',
      feeds: 'indeed adzuna job boards',
    } as Record<string, string>,
    /** The same for every screen of a group. */
    groupWords: { Emails: 'templates automatic replies' } as Record<string, string>,
    entries: 'Entries',
    candidates: 'Candidates',
    applications: 'Applications',
    noJob: 'Future roles',
    inText: 'Matches in the text',
    searching: 'Searching…',
    nothing: 'Nothing found',
  },
} as const;

const FAILED = 'Something went wrong while logging in. Please try again. If it keeps happening, tell an administrator.';

/** By the reason that the server gives for rejecting a single sign-on login. */
const REJECTED: Record<string, string> = {
  expired: 'That took too long, or it was started in another browser. Please try again.',
  cancelled: 'You cancelled the login.',
  unverified:
    'Your provider hasn’t confirmed your email address, so we can’t tell which account is yours. Ask an administrator for help.',
  domain: 'You can’t log in with an address outside the agency. Please choose your work account.',
  group: 'None of your groups has access to this site. Ask an administrator to add you.',
  unknown: 'There’s no user with this email address. Ask an administrator to add you.',
  disabled: 'Your account here is disabled. Ask an administrator for help.',
};
