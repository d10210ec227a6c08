// The parameters of the audit log's address.
import { startOfSiteDay } from '#src/i18n/site-day.ts';
import { AUDIT_ACTS, type AuditAct } from '#contract/audit-log/acts.ts';
import { auditSubjectTypes } from '#contract/audit-log/subjects.ts';
import { isDay, isId, isOneOf, type ListAddress } from '#src/ui/list/list-address.ts';
import type { List } from '#src/ui/list/use-list.ts';

export type AuditFilterName = 'person' | 'what' | 'type' | 'subject' | 'from' | 'to';

const acts = Object.keys(AUDIT_ACTS) as readonly AuditAct[];

export const auditAddress: ListAddress<AuditFilterName> = {
  sorts: ['at'],
  defaultSort: { key: 'at', direction: 'descending' },
  filters: {
    person: isId,
    what: isOneOf(acts),
    type: isOneOf(auditSubjectTypes),
    subject: isId,
    from: isDay,
    to: isDay,
  },
};

/** The server query for the filters. */
export function wantedAudit(list: Pick<List<AuditFilterName>, 'filter'>) {
  const [person, subject, from, to] = (['person', 'subject', 'from', 'to'] as const).map(list.filter);
  const what = acts.find((act) => act === list.filter('what'));
  const subjectType = auditSubjectTypes.find((type) => type === list.filter('type'));
  return {
    ...(person ? { personId: person } : {}),
    ...(what === undefined ? {} : { what }),
    ...(subjectType === undefined ? {} : { subjectType }),
    ...(subject ? { subjectId: subject } : {}),
    ...(from ? { from: startOfSiteDay(from) } : {}),
    ...(to ? { to: startOfSiteDay(to, 1) } : {}),
  };
}
