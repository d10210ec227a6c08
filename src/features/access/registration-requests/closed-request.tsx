import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type {
  LetterState,
  RegistrationRequest,
  resendRegistrationLetter,
} from '#contract/calls/registration-requests.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { call } from '#src/lib/api/call.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import styles from '../access.module.css';
import { LetterBadge } from './letter-badge.tsx';
import { refreshRequests } from './refresh-requests.ts';

/** A decided request: what was asked, what was decided, and whether the person has been informed. */
export function ClosedRequest({ request }: { readonly request: RegistrationRequest }): ReactElement {
  const { t } = useTranslation('registration-requests');
  const format = useFormat();
  const facts = [
    [t('panel.login'), request.login],
    [t('panel.email'), request.email],
    [t('columns.group'), request.group?.name ?? t('noGroup')],
    [t('columns.created'), format.dateTime(request.createdAt)],
  ] as const;
  return (
    <div className={styles.form}>
      <Decided request={request} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <FactRow key={name} name={name} value={value} />
        ))}
      </dl>
      {request.letter === null ? null : <LetterFacts request={request} letter={request.letter} />}
      <PersonLink userId={request.userId} login={request.login} />
    </div>
  );
}

function FactRow({ name, value }: { readonly name: string; readonly value: string }): ReactElement {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function Decided({ request }: { readonly request: RegistrationRequest }): ReactElement {
  const { t } = useTranslation('registration-requests');
  const format = useFormat();
  const { status, reviewedBy, reviewedAt, reason } = request;
  const time = reviewedAt === null ? '' : format.dateTime(reviewedAt);
  return (
    <div className={styles.two}>
      <span>
        <Badge tone={status === 'APPROVED' ? 'success' : 'neutral'}>{t(`state.${status}`)}</Badge>
      </span>
      <span>
        {reviewedBy === null
          ? t('panel.decidedAt', { time })
          : t('panel.decidedBy', { name: reviewedBy, time })}
      </span>
      {reason === '' ? null : <span>{t('panel.reason', { reason })}</span>}
    </div>
  );
}

interface LetterFactsProps {
  readonly request: RegistrationRequest;
  readonly letter: LetterState;
}

function LetterFacts({ request, letter }: LetterFactsProps): ReactElement {
  const { t } = useTranslation('registration-requests');
  const format = useFormat();
  const resend = useMutation({
    mutationFn: () =>
      call<typeof resendRegistrationLetter>('POST', '/registration-requests/:id/letter', {
        params: { id: request.id },
      }),
    onSuccess: () => showToast({ tone: 'success', text: t('letter.resent') }),
    onError: (error) => showToast({ tone: 'danger', text: error.message }),
    onSettled: refreshRequests,
  });
  if (letter.state === 'SENT') return <LetterBadge state="SENT" />;
  const again = letter.nextTryAt !== null && letter.tries > 0 ? format.dateTime(letter.nextTryAt) : undefined;
  return (
    <Notice
      tone={letter.state === 'FAILED' ? 'danger' : 'info'}
      title={t(`letter.${letter.state}`)}
      action={
        letter.state === 'FAILED' ? (
          <Button
            size="s"
            text={t('letter.resend')}
            loading={resend.isPending}
            onClick={() => resend.mutate()}
          />
        ) : undefined
      }
    >
      {letter.error === '' ? null : <p>{t('letter.why', { error: letter.error })}</p>}
      {again === undefined ? null : <p>{t('letter.again', { time: again })}</p>}
    </Notice>
  );
}

interface PersonLinkProps {
  readonly userId: string | null;
  readonly login: string;
}

function PersonLink({ userId, login }: PersonLinkProps): ReactElement | null {
  const { t } = useTranslation('registration-requests');
  const edits = useCan('USERS_EDIT');
  if (userId === null || !edits) return null;
  return (
    <p>
      <Link className={linkClass()} to={`/users?search=${encodeURIComponent(login)}`}>
        {t('panel.toUser')}
      </Link>
    </p>
  );
}
