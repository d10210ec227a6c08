// The changed thing, as a link if it has a page.
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { auditSubjectText } from '#contract/audit-log/subjects.ts';
import type { AuditEntry } from '#contract/calls/audit-log.ts';
import type { Privilege } from '#contract/privileges.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { linkClass } from '#src/ui/navigation/link.tsx';

type Subject = AuditEntry['subject'];

interface Page {
  readonly privilege: Privilege;
  readonly path: (subject: Subject) => string;
}

/** Pages of such things, and the privilege needed to open them. */
const pages: Readonly<Record<string, Page>> = {
  user: { privilege: 'USERS_EDIT', path: ({ name }) => `/users?search=${encodeURIComponent(name)}` },
  group: { privilege: 'GROUPS_EDIT', path: ({ name }) => `/groups?search=${encodeURIComponent(name)}` },
  role: { privilege: 'ROLES_EDIT', path: ({ id }) => `/roles?open=${id}` },
  registration: {
    privilege: 'REGISTRATIONS_REVIEW',
    path: ({ id }) => `/user-registration?status=ALL&open=${id}`,
  },
  'technical-works': { privilege: 'TECHNICAL_WORKS', path: () => '/edit-technical-work' },
  completedWork: { privilege: 'RESULTS_READ', path: ({ id }) => `/teacher-results?attempt=${id}` },
};

/** A thing without a name of its own, such as technical works, is called by its type. */
export function SubjectLink({ subject }: { readonly subject: Subject }): ReactElement {
  const language = useLanguage();
  const page = Object.hasOwn(pages, subject.type) ? pages[subject.type] : undefined;
  // Hooks must run unconditionally, so a thing without a page asks for a privilege that does not matter.
  const mayOpen = useCan(page?.privilege ?? 'AUDIT_READ') && page !== undefined;
  const text = subject.name === '' ? auditSubjectText(subject.type, language) : subject.name;
  if (!mayOpen || page === undefined || subject.id === null) return <span>{text}</span>;
  return (
    <Link className={linkClass()} to={page.path(subject)}>
      {text}
    </Link>
  );
}
