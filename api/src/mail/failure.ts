import type { NodemailerError } from 'nodemailer';

export interface Failure {
  /** The server will never take this mail: the recipient or the text was refused for good. */
  isPermanent: boolean;
  /** It was not about this mail: the server is away, too slow, or does not let us in. */
  isServerTrouble: boolean;
  /** The mailer's code and the server's, without anybody's address: for the log. */
  code: string;
  /** With the server's own words, for administrators. */
  text: string;
}

/** What an error of the mailer means for the mail. */
export function failureOf(error: unknown): Failure {
  const { code = 'UNKNOWN', command, responseCode, response, permanent, message } = error as Partial<NodemailerError>;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return {
    // A refused sender is a setting to put right, not a mail to give up.
    isPermanent: isAboutMail && permanent === true && command !== 'MAIL FROM',
    isServerTrouble: !isAboutMail,
    code: responseCode ? `${code} ${responseCode}` : code,
    text: oneLine(response ?? message ?? code),
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 500);
}
