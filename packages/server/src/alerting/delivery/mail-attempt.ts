import { errorCode } from '../../domain/describe-error.ts';
import { formatRange } from '../../domain/time-zone.ts';
import { describeGroup, type StoredContent } from '../outbox/notification.ts';
import { type Attempt, failedAttempt } from './attempts.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Longer subjects are truncated. */
const MAX_SUBJECT_CHARACTERS = 200;

function subjectOf({ title, state, group, severity }: StoredContent): string {
  const prefix = state === 'OK' ? 'Resolved: ' : severity ? `[${severity}] ` : '';
  const text = `${prefix}${title}${group.length > 0 ? ` (${describeGroup(group)})` : ''}`.replaceAll(/\s+/g, ' ');
  return [...text].slice(0, MAX_SUBJECT_CHARACTERS).join('');
}

/** Returns the e-mail of a notification. */
export function createMail(content: StoredContent, recipients: readonly string[], key: string, timeZone: string): Mail {
  const { body, link, startTime, endTime, context } = content;
  const parts = [body, context?.note, link, `Window: ${formatRange(startTime, endTime, timeZone)}`];
  const text = `${parts.filter(Boolean).join('\n\n')}\n`;
  return { to: recipients, subject: subjectOf(content), text, messageId: key };
}

/** Returns the SMTP reply code of an error of nodemailer, if it has one. */
function responseCode(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return undefined;
  return typeof error.responseCode === 'number' ? error.responseCode : undefined;
}

/** Sends an e-mail. A server that rejects some recipients has sent the e-mail to the others, so a retry would repeat it. */
export async function attemptMail(mailer: Mailer, mail: Mail): Promise<Attempt> {
  try {
    const rejected = await mailer.send(mail);
    return { isDelivered: rejected.length === 0, isRetryable: false, reason: `rejected ${rejected.join(', ')}` };
  } catch (error) {
    // A failed login does not depend on the e-mail. A retry succeeds when the operator has corrected the credentials.
    if (errorCode(error) === 'EAUTH') return { isDelivered: false, isRetryable: true, reason: 'the login failed' };
    const code = responseCode(error);
    if (code === undefined) return failedAttempt(error);
    // RFC 5321: 4xx is a transient error, and 5xx a permanent one.
    return { isDelivered: false, isRetryable: code < 500, reason: `responded with status ${code}` };
  }
}
