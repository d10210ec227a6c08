import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationRequest } from '#contract/calls/registration-requests.ts';
import { useFormat, type Format } from '#src/i18n/use-format.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { LongText } from '#src/ui/layout/long-text.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import styles from '../access.module.css';
import { nameOfRequest } from './name-of-request.ts';
import { LetterBadge } from './letter-badge.tsx';

/** @param isPending requests that wait have no decision to show */
export function useRequestColumns(
  open: (id: string) => void,
  isPending: boolean,
): readonly Column<RegistrationRequest>[] {
  const { t } = useTranslation('registration-requests');
  const format = useFormat();
  return [
    {
      key: 'surname',
      title: t('columns.name'),
      header: true,
      sortable: true,
      cell: (request) => (
        <button type="button" className={styles.open} onClick={() => open(request.id)}>
          {nameOfRequest(request)}
        </button>
      ),
    },
    {
      key: 'login',
      title: t('columns.login'),
      cell: (request) => (
        <Taken text={request.login} mark={request.loginTaken ? t('loginTaken') : undefined} />
      ),
    },
    {
      key: 'email',
      title: t('columns.email'),
      cell: (request) => (
        <Taken text={request.email} mark={request.emailTaken ? t('emailTaken') : undefined} />
      ),
    },
    {
      key: 'group',
      title: t('columns.group'),
      cell: ({ group }) => <LongText text={group?.name ?? t('noGroup')} />,
    },
    {
      key: 'createdAt',
      title: t('columns.created'),
      sortable: true,
      unbroken: true,
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
    ...(isPending ? [] : [decisionColumn(t('columns.decision'), format)]),
  ];
}

function Taken({ text, mark }: { readonly text: string; readonly mark: string | undefined }): ReactElement {
  return (
    <span className={styles.two}>
      <LongText text={text} />
      {mark === undefined ? null : (
        <span>
          <Badge tone="danger">{mark}</Badge>
        </span>
      )}
    </span>
  );
}

function decisionColumn(title: string, format: Format): Column<RegistrationRequest> {
  return { key: 'decision', title, cell: (request) => <DecisionCell request={request} format={format} /> };
}

const TONES = { PENDING: 'amber', APPROVED: 'success', REJECTED: 'neutral' } as const;

interface DecisionCellProps {
  readonly request: RegistrationRequest;
  readonly format: Format;
}

function DecisionCell({ request, format }: DecisionCellProps): ReactElement {
  const { t } = useTranslation('registration-requests');
  const { status, reviewedAt, reviewedBy, letter } = request;
  const when = reviewedAt === null ? undefined : format.dateTime(reviewedAt);
  return (
    <span className={styles.two}>
      <span className={styles.marks}>
        <Badge tone={TONES[status]}>{t(`state.${status}`)}</Badge>
        {letter === null || letter.state === 'SENT' ? null : <LetterBadge state={letter.state} />}
      </span>
      {when === undefined ? null : (
        <span className={styles.note}>{[reviewedBy, when].filter((part) => part !== null).join(' · ')}</span>
      )}
    </span>
  );
}
