/** What the audit log calls an attempt: whose it is, and at what. */
import { textIn, type Language } from '#contract/text-in.ts';
import type { AuditSubject } from '#server/plugins/audit.ts';

interface NamedAttempt {
  readonly id: string;
  /** The name of the person, or the alias that they have for now. */
  readonly userName: string;
  readonly workTitle: Readonly<Record<Language, string>>;
}

/** Like everything that the log names, by the Russian words. */
export function attemptSubject({ id, userName, workTitle }: NamedAttempt): AuditSubject {
  return { type: 'completedWork', id, name: `${userName} — ${textIn(workTitle, 'ru')}` };
}
