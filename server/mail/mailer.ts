// Sends letters by SMTP if it is configured; otherwise writes each to a file in DATA_DIR/mail.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import { newId } from '#server/storage/new-id.ts';
import type { Letter } from './letters.ts';

/** Returns what may be logged about a sent letter: never the address, the text or the link. */
export type Mailer = (letter: Letter) => Promise<{ readonly sentAs: string }>;

function fileMailer(dataDir: string): Mailer {
  const folder = join(dataDir, 'mail');
  return async (letter) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${newId()}.txt`;
    const content = `To: ${letter.to}\nSubject: ${letter.subject}\n\n${letter.text}`;
    await writeFile(join(folder, name), content, { mode: 0o600, flag: 'wx' });
    if (letter.calendar)
      await writeFile(join(folder, `${name}.ics`), letter.calendar, { mode: 0o600, flag: 'wx' });
    return { sentAs: name };
  };
}

function smtpMailer(smtp: NonNullable<Config['smtp']>): Mailer {
  const { host, port, secure, user, password, from } = smtp;
  const transport = createTransport({
    host,
    port,
    secure,
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    connectionTimeout: 15_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (letter) => {
    const sent: unknown = await transport.sendMail({
      from,
      to: letter.to,
      subject: letter.subject,
      text: letter.text,
      ...(letter.calendar
        ? {
            attachments: [
              {
                filename: 'event.ics',
                content: letter.calendar,
                contentType: 'text/calendar; charset=utf-8',
              },
            ],
          }
        : {}),
    });
    const known = typeof sent === 'object' && sent !== null && 'messageId' in sent;
    return { sentAs: known ? String(sent.messageId) : 'smtp' };
  };
}

/** The mailer that the settings ask for. */
export function createMailer(config: Pick<Config, 'smtp' | 'dataDir'>): Mailer {
  return config.smtp === undefined ? fileMailer(config.dataDir) : smtpMailer(config.smtp);
}
