// How the audit log names an attempt: the person and the work.
import { textIn, type Language } from '#contract/languages.ts';
import type { AuditSubject } from '#server/plugins/audit-log/audit.ts';

interface NamedAttempt {
  readonly id: string;
  /** The person's name, or their alias while names are hidden. */
  readonly userName: string;
  readonly workTitle: Readonly<Record<Language, string>>;
}

/** Uses the Russian title, like every name in the audit log. */
export function attemptSubject({ id, userName, workTitle }: NamedAttempt): AuditSubject {
  return { type: 'completedWork', id, name: `${userName} — ${textIn(workTitle, 'ru')}` };
}
