import { plural } from 'content-types/text/plural';

export const texts = {
  login: {
    title: 'Admin',
    intro: 'Log in to manage your jobs, candidates and pages.',
    email: 'Email',
    password: 'Password',
    code: 'Code',
    logIn: 'Log in',
    forgotten: 'Forgotten your password?',
    codeHelp: 'Enter the 6-digit code from your authenticator app, or one of your recovery codes.',
    noCode:
      'Can’t get a code? An administrator can turn off two-factor authentication for you. If you are the only one, run pnpm admin:password EMAIL --reset-two-factor on the server.',
    needsPasskey:
      'Please use your passkey. If you’ve lost it, an administrator can turn off two-factor authentication for you.',
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
      'You can close this tab and carry on in the other one. Sensitive changes also need your password or a two-factor code, because your provider didn’t confirm when you logged in. If you have neither, ask your server administrator to set REQUIRE_SECOND_FACTOR=everyone.',
    rejected: (reason: string) => REJECTION_TEXTS[reason] ?? LOGIN_FAILED,
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
      'Everyone with your role needs it: a code from an authenticator app as well as the password, or a passkey.',
    logOut: 'Log out',
    confirm: 'Confirm it’s you',
    confirmText: 'Enter your password to continue.',
    password: 'Your password',
    continue: 'Continue',
  },

  passkeys: {
    title: 'Passkeys',
    intro: 'Log in with your fingerprint, face or device PIN instead of a password and code.',
    use: 'Use a passkey',
    add: 'Add a passkey',
    orAdd: 'Or add a passkey',
    name: 'Name',
    nameHelp: 'Such as “Work laptop”.',
    about: (addedDate: string, lastUsedDate: string | null) =>
      lastUsedDate === null
        ? `Added on ${addedDate}, not used yet`
        : `Added on ${addedDate}, last used on ${lastUsedDate}`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    confirmRemove: (name: string) => ({
      title: 'Remove this passkey?',
      text: `You can’t log in with “${name}” any more, and you’ll be logged out everywhere else.`,
      action: 'Remove passkey',
    }),
    known: 'This device already has a passkey for your account.',
    failed: 'Your browser didn’t use a passkey. Please try again.',
  },

  twoFactor: {
    title: 'Two-factor authentication',
    intro: 'Log in with a code from your phone as well as your password, so a stolen password isn’t enough.',
    setUp: 'Set up',
    status: (startDate: string, codesLeft: number) =>
      plural(codesLeft, {
        one: `On since ${startDate}. # recovery code left.`,
        other: `On since ${startDate}. # recovery codes left.`,
      }),
    newCodes: 'Get new recovery codes',
    turnOff: 'Turn off',
    confirmTurnOff: {
      title: 'Turn off two-factor authentication?',
      text: 'Your account will be protected by your password only, and you’ll be logged out everywhere else.',
      action: 'Turn off',
    },
    scan: 'Scan this with an authenticator app on your phone.',
    qrCode: 'QR code with the key for your app',
    typeKey: 'Or type the key:',
    code: '6-digit code from the app',
    next: 'Next',
    savedCode: {
      label: 'One of your recovery codes',
      help: 'Enter any one of them to confirm you’ve saved them. It will still work afterwards.',
      again: 'Show the codes again',
    },
    turnOn: 'Turn on',
    recoveryCodes: {
      title: 'Save these recovery codes: you won’t see them again',
      text: 'Each code works once if you lose your authenticator app. Print them or keep them in a password manager.',
      done: 'I’ve saved them',
    },
  },
} as const;

const LOGIN_FAILED =
  'Something went wrong while logging in. Please try again. If it keeps happening, contact an administrator.';

/** Messages by the server's reason for rejecting a single sign-on login. */
const REJECTION_TEXTS: Record<string, string> = {
  expired: 'The login took too long, or was started in another browser. Please try again.',
  cancelled: 'You cancelled the login.',
  unverified:
    'Your provider hasn’t confirmed your email address, so we can’t tell which account is yours. Ask an administrator for help.',
  domain: 'You can’t log in with an address outside the agency. Please choose your work account.',
  group: 'None of your groups has access to this site. Ask an administrator to add you.',
  unknown: 'There’s no user with this email address. Ask an administrator to add you.',
  passkey:
    'Please use your passkey. If you’ve lost it, an administrator can turn off two-factor authentication for you.',
  disabled: 'Your account here is disabled. Ask an administrator for help.',
};
