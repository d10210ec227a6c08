import type { listRegistrationRequests, RegistrationRequest } from '#contract/calls/registration-requests.ts';
import { useQuery } from '@tanstack/react-query';
import type { listUsers } from '#contract/calls/users.ts';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { callQuery } from '#src/lib/api/call-query.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import styles from './account-screen.module.css';
import { RequestDecision } from './request-decision.tsx';

const SHOWN = 10;

function RequestRow({ request }: { readonly request: RegistrationRequest }): ReactElement {
  const { t } = useTranslation('account');
  const facts = [request.login, request.email, request.group?.name ?? t('requests.noGroup')];
  return (
    <li className={styles.request}>
      <div className={styles.person}>
        <span className={styles.name}>{`${request.surname} ${request.name} ${request.lastname}`}</span>
        <span className={styles.facts}>{facts.join(' · ')}</span>
        {request.loginTaken || request.emailTaken ? (
          <span className={styles.taken}>
            {request.loginTaken ? <Badge tone="danger">{t('requests.loginTaken')}</Badge> : null}
            {request.emailTaken ? <Badge tone="danger">{t('requests.emailTaken')}</Badge> : null}
          </span>
        ) : null}
      </div>
      <RequestDecision request={request} />
    </li>
  );
}

function Requests({ content }: { readonly content: readonly RegistrationRequest[] }): ReactElement {
  const { t } = useTranslation('account');
  if (content.length === 0)
    return (
      <EmptyState compact title={t('requests.empty')}>
        {t('requests.emptyHint')}
      </EmptyState>
    );
  return (
    <ul className={styles.requests}>
      {content.map((request) => (
        <RequestRow key={request.id} request={request} />
      ))}
    </ul>
  );
}

const STUDENT = 'role-student';

/** Those who got in without a group: the list of them, where all are given one at once. */
function Ungrouped(): ReactElement | null {
  const { t } = useTranslation('account');
  const query = { groupId: 'none', role: STUDENT, size: 1 };
  const people = useQuery({
    ...callQuery<typeof listUsers>('/users', { query }),
    enabled: useCan('USERS_EDIT'),
  });
  if (people.isError) return <QueryError compact query={people} />;
  const count = people.data?.totalElements ?? 0;
  if (count === 0) return null;
  return (
    <Link className={linkClass()} to={`/users?group=none&role=${STUDENT}`}>
      {t('requests.ungrouped', { count })}
    </Link>
  );
}

/** The newest requests that wait for a decision. */
export function RequestsCard(): ReactElement {
  const { t } = useTranslation(['account', 'common']);
  const query = { status: 'PENDING', size: SHOWN } as const;
  const requests = useQuery(callQuery<typeof listRegistrationRequests>('/registration-requests', { query }));
  const waiting = requests.data?.totalElements ?? 0;
  const live = waiting > 0 && { subtitle: t('requests.waiting', { count: waiting }), tone: 'live' as const };
  return (
    <Card
      title={t('requests.title')}
      {...live}
      footer={
        <>
          <Link className={linkClass()} to="/user-registration">
            {t('requests.all')}
          </Link>
          <Ungrouped />
        </>
      }
    >
      {requests.isError ? <QueryError query={requests} /> : null}
      {requests.isPending ? <Loader label={t('common:loading')} /> : null}
      {requests.data ? <Requests content={requests.data.content} /> : null}
    </Card>
  );
}
