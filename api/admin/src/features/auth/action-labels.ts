import { contentTypes } from 'content-types';

/** The label of an action: `Job: saved` for `job.save`. An action without a label stays as it is. */
export function actionLabel(action: string): string {
  const [thing = '', verb = ''] = action.split('.');
  const type = Object.values(contentTypes).find(({ name }) => name === thing);
  const noun = type?.label.one ?? THINGS.get(thing);
  const done = VERBS.get(verb);
  return noun && done ? `${noun}: ${done}` : action;
}

const THINGS = new Map(
  Object.entries({
    alert: 'Job alert',
    application: 'Application',
    audit: 'Audit log',
    mail: 'Email',
    media: 'Image',
    message: 'Message',
    session: 'Login',
    subject: 'Personal data',
    template: 'Reply template',
    token: 'Access token',
    user: 'User',
  }),
);

const VERBS = new Map(
  Object.entries({
    acceptInvitation: 'invitation accepted',
    assign: 'assigned',
    bin: 'moved to the bin',
    consent: 'consent withdrawn by the candidate',
    candidateStatus: 'status updated for the candidate',
    create: 'created',
    delete: 'deleted',
    discard: 'draft discarded',
    download: 'data downloaded by the candidate',
    emptyBin: 'bin emptied',
    end: 'session ended',
    endOthers: 'other sessions ended',
    erase: 'erased',
    expire: 'expired',
    export: 'exported',
    forgotPassword: 'reset link requested',
    hold: 'legal hold placed',
    import: 'imported',
    invite: 'invited again',
    note: 'note added',
    open: 'succeeded',
    order: 'reordered',
    password: 'password changed',
    recoveryCodes: 'recovery codes regenerated',
    refused: 'failed',
    reduce: 'partly erased (legal retention)',
    release: 'legal hold removed',
    replaceResume: 'CV replaced by the candidate',
    reply: 'replied to',
    resend: 'sent again',
    resetPassword: 'password reset by link',
    resetSecondFactor: 'two-factor authentication turned off by an administrator',
    restore: 'restored from the bin',
    restoreRevision: 'version restored',
    resume: 'CV opened',
    revokePreview: 'preview link revoked',
    save: 'saved',
    secondFactorOff: 'two-factor authentication turned off',
    secondFactorOn: 'two-factor authentication turned on',
    sendReset: 'reset link sent',
    sharePreview: 'preview link created',
    status: 'status changed',
    test: 'test sent',
    undo: 'undone',
    undelete: 'restored from the bin',
    unpublish: 'unpublished',
    unsubscribe: 'unsubscribed',
    update: 'changed',
    upload: 'uploaded',
    withdraw: 'withdrawn by the candidate',
  }),
);
