// What a mark rests on, for the teacher: work done out of the server's sight, and what the clocks did.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { decideDoubt } from '#contract/calls/completed-work.ts';
import type { CompletedWorkDetails } from '#contract/entities/attempt.ts';
import type { AttemptTrust } from '#contract/entities/attempt-trust.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { call } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { StatTile, StatTiles } from '#src/ui/data/stat-tile.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from './report.module.css';

type Doubt = NonNullable<AttemptTrust['doubt']>;

export function TrustReport({ work }: { readonly work: CompletedWorkDetails }): ReactElement | null {
  if (work.trust === null) return null;
  const { doubt, clock } = work.trust;
  return (
    <>
      {doubt === null ? null : <DoubtCard work={work} doubt={doubt} />}
      {clock.length === 0 ? null : <ClockCard clock={clock} />}
    </>
  );
}

interface DoubtCardProps {
  readonly work: CompletedWorkDetails;
  readonly doubt: Doubt;
}

function DoubtCard({ work, doubt }: DoubtCardProps): ReactElement {
  const { t } = useTranslation('results');
  const format = useFormat();
  const isOpen = doubt.state === 'PENDING' || doubt.state === 'CLAIMED';
  const isMarked = work.status === 'REVIEWED' || work.status === 'REVIEW_PENDING';
  return (
    <Card>
      <div className={styles.stack}>
        <h2>{t('trust.title')}</h2>
        <p>{t(STATE_TEXTS[doubt.state])}</p>
        <ul>
          {doubt.parts.map(({ reason, at, eventCount }, index) => (
            <li key={`${at} ${index}`}>
              {t(`trust.${reason}`, { time: format.dateTime(at), count: eventCount })}
            </li>
          ))}
        </ul>
        {isOpen ? (
          <StatTiles>
            <StatTile label={t('trust.without')} value={markText(work.mark)} />
            <StatTile label={t('trust.withIt')} value={markText(doubt.claimedMark)} />
          </StatTiles>
        ) : null}
        {isOpen && isMarked ? <Decision attemptId={work.id} /> : null}
      </div>
    </Card>
  );

  function markText(mark: number | null): string {
    return mark === null ? t('trust.unknown') : format.number(mark);
  }
}

const STATE_TEXTS = {
  PENDING: 'trust.pending',
  CLAIMED: 'trust.claimed',
  ACCEPTED: 'trust.ACCEPTED',
  REFUSED: 'trust.REFUSED',
} as const satisfies Record<Doubt['state'], string>;

function Decision({ attemptId }: { readonly attemptId: string }): ReactElement {
  const { t } = useTranslation('results');
  const [reason, setReason] = useState('');
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: (accepts: boolean) =>
      call<typeof decideDoubt>('POST', '/completed-work/:id/doubt', {
        params: { id: attemptId },
        body: { accepts, reason },
      }),
    onSuccess: () => queries.invalidateQueries(),
  });
  const isIdle = reason.trim() === '' || decide.isPending;
  return (
    <div className={styles.stack}>
      <TextArea
        label={t('trust.reason')}
        required
        rows={2}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {decide.error ? (
        <Notice tone="danger" live title={t('trust.deciding')}>
          {decide.error.message}
        </Notice>
      ) : null}
      <div className={styles.decisions}>
        <Button text={t('trust.accept')} disabled={isIdle} onClick={() => decide.mutate(true)} />
        <Button
          variant="secondary"
          text={t('trust.refuse')}
          disabled={isIdle}
          onClick={() => decide.mutate(false)}
        />
      </div>
    </div>
  );
}

function ClockCard({ clock }: { readonly clock: AttemptTrust['clock'] }): ReactElement {
  const { t } = useTranslation('results');
  const format = useFormat();
  return (
    <Card>
      <h2>{t('trust.clockTitle')}</h2>
      <ul>
        {clock.map(({ kind, at, simulatedMs, lastedMs }, index) => (
          <li key={`${at} ${index}`}>
            {t(`trust.${kind}`, {
              time: format.dateTime(at),
              at: format.clock(simulatedMs),
              seconds: Math.round(lastedMs / 1000),
            })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
