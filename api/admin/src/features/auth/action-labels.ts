import { contentTypes } from 'content-types';

/** `job.save` as people say it: `Job: saved`. An action without a label stays as it is. */
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
    mail: 'Mail',
    media: 'Picture',
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
    consent: 'consent taken back by the candidate',
    candidateStatus: 'status shown to the candidate',
    create: 'created',
    delete: 'deleted',
    discard: 'draft discarded',
    download: 'data taken along by the candidate',
    emptyBin: 'bin emptied',
    end: 'ended',
    endOthers: 'others ended',
    erase: 'erased',
    expire: 'expired',
    export: 'exported',
    forgotPassword: 'reset link asked for',
    hold: 'legal hold placed',
    import: 'imported',
    invite: 'invited again',
    note: 'note added',
    open: 'logged in',
    order: 'put in order',
    password: 'password changed',
    recoveryCodes: 'recovery codes renewed',
    refused: 'refused',
    reduce: 'erased as far as the law allows',
    release: 'legal hold lifted',
    replaceResume: 'resume replaced by the candidate',
    reply: 'replied to',
    resend: 'sent again',
    resetPassword: 'password reset by link',
    resetSecondFactor: 'second factor removed by an administrator',
    restore: 'restored from the bin',
    restoreRevision: 'revision restored',
    resume: 'resume opened',
    revokePreview: 'preview link revoked',
    save: 'saved',
    secondFactorOff: 'second factor removed',
    secondFactorOn: 'second factor set up',
    sendReset: 'reset link sent',
    sharePreview: 'preview shared',
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
