/** Sends plain mails through the operator's mail server. */
import { createTransport } from 'nodemailer';

export interface Mail { to: string; subject: string; text: string }
/** Fulfilled once the mail server took it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Milliseconds that the mail server may keep us waiting. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** `url` as in SMTP_URL; its query may hold options of nodemailer, such as `?requireTLS=true`. */
export function mailThrough({ url, from }: { url: string; from: string }): SendMail {
  const address = new URL(url);
  for (const [name, value] of Object.entries(PATIENCE)) if (!address.searchParams.has(name)) address.searchParams.set(name, String(value));
  const transport = createTransport(address.href);
  return async (mail) => void await transport.sendMail({ ...mail, from, disableFileAccess: true, disableUrlAccess: true });
}
