export const texts = {
  roles: {
    administrator: 'Administrator',
    editor: 'Editor',
    recruiter: 'Recruiter',
    help: 'Administrators can do everything. Editors manage site content. Recruiters manage jobs and applications.',
  },

  users: {
    title: 'Users',
    create: 'Create user',
    edit: (name: string) => `Edit ${name}`,
    columns: {
      name: 'Name',
      email: 'Email',
      role: 'Role',
      twoFactor: 'Two-factor',
      added: 'Added',
      actions: 'Actions',
    },
    disabled: 'disabled',
    invited: 'invited',
    on: 'On',
    off: 'Off',
  },

  userForm: {
    createTitle: 'Create user',
    editTitle: 'Edit user',
    name: 'Name',
    email: 'Email',
    invite: 'Send an invitation to choose a password',
    password: 'Password',
    passwordHelp: 'At least 12 characters.',
    newPassword: 'New password',
    newPasswordHelp:
      'At least 12 characters. A new password logs them out everywhere and stops their access tokens working. Leave blank to keep the current one.',
    disabled: 'Account disabled',
    sendInvitation: 'Send invitation',
    resendInvitation: 'Resend invitation',
    sendReset: 'Send a reset link',
    linkSent: (email: string) => `We’re sending a link to ${email}.`,
    turnOffTwoFactor: 'Turn off two-factor authentication',
    twoFactorIsOff: 'Two-factor authentication is now off for this user.',
    confirmTurnOff: (name: string) => ({
      title: `Turn off two-factor authentication for ${name}?`,
      text: `Check that the request really came from ${name}. Their account will be protected by their password only.`,
      action: 'Turn off',
    }),
  },

  tokens: {
    title: 'Access tokens',
    intro:
      'Tokens let scripts and scheduled builds use the API. Their changes appear in the audit log under the token’s name. They stop working when their creator changes password.',
    create: 'Create token',
    columns: {
      name: 'Name',
      role: 'Role',
      user: 'Created by',
      expires: 'Expires',
      lastUsed: 'Last used',
      actions: 'Actions',
    },
    never: 'Never',
    expired: 'expired',
    delete: (name: string) => `Delete ${name}`,
    confirmDelete: (name: string) => ({
      title: 'Delete this token?',
      text: `Anything using “${name}” will stop working immediately.`,
      action: 'Delete token',
    }),
    copyNow: 'Copy the token now: you won’t see it again',
    empty: {
      title: 'No tokens yet',
      text: 'Each token has a role and an expiry date, and you can delete it at any time.',
    },
    form: { name: 'Name', namePlaceholder: 'Nightly build', lifetime: 'Valid for' },
    lifetimes: { '30': '30 days', '90': '90 days', '365': '1 year', '': 'Never expires' },
  },

  account: {
    title: 'Your account',
    notifications: {
      title: 'Notifications',
      label: 'Email me when applications, messages or jobs are assigned to me',
      choices: { now: 'Straight away', daily: 'Once a day, at 8am', none: 'Never' },
      today: 'Email me the day’s work at 8am on working days',
      saved: 'Saved.',
    },
    password: {
      title: 'Change your password',
      current: 'Current password',
      next: 'New password',
      help: 'At least 12 characters. A few random words are easy to remember.',
      endTokens: 'Delete my access tokens too',
      endTokensHelp:
        'Scripts and builds that use them will need new ones. Only turn this off if no one else knew your password.',
      change: 'Change password',
      changed: 'Your password has been changed. You’ve been logged out everywhere else.',
      changedWithTokens:
        'Your password has been changed. You’ve been logged out everywhere else, and your access tokens have been deleted.',
    },
    sessions: {
      title: 'Active sessions',
      list: 'Sessions',
      about: (loginDate: string, lastSeen: string) => `Logged in on ${loginDate}, last active ${lastSeen}`,
      current: 'This device',
      end: 'Log out',
      endNamed: (browser: string) => `Log out ${browser}`,
      endOthers: 'Log out everywhere else',
    },
    logins: { title: 'Recent logins', list: 'Logins', failed: 'Failed' },
  },
};
