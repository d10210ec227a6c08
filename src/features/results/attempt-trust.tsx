// What a mark rests on, for the teacher: work done out of the server's sight, and what the clocks did.
import { isBlank } from '#contract/is-blank.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { decideInReview } from '#contract/calls/reviews.ts';
import type { AttemptStatus } from '#contract/entities/attempt.ts';
import type { AttemptTrust } from '#contract/entities/attempt-trust.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { call } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { StatTile, StatTiles } from '#src/ui/data/stat-tile.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { Deviations } from './deviations.tsx';
import styles from './report.module.css';

type Doubt = NonNullable<AttemptTrust['doubt']>;

/** An attempt that the caller marks, as far as this needs it. */
interface TrustedAttempt {
  readonly reviewId: string;
  readonly status: AttemptStatus;
  readonly mark: number | null;
  readonly trust: AttemptTrust | null;
  readonly branchCount: number;
  /** Leads on once it is decided; left out, the page stays and shows what has become of it. */
  readonly onDecided?: (() => void) | undefined;
}

/** Renders nothing where everything counts and no clock did anything worth telling. */
export function TrustReport({ attempt }: { readonly attempt: TrustedAttempt }): ReactElement {
  const { trust, branchCount, reviewId } = attempt;
  const doubt = trust?.doubt ?? null;
  return (
    <>
      {doubt === null ? null : <DoubtCard attempt={attempt} doubt={doubt} />}
      {doubt === null && branchCount === 0 ? null : <Deviations reviewId={reviewId} />}
      {trust === null || trust.clock.length === 0 ? null : <ClockCard clock={trust.clock} />}
      {trust === null || trust.issued.length === 0 ? null : <IssuedCard issued={trust.issued} />}
    </>
  );
}

interface DoubtCardProps {
  readonly attempt: TrustedAttempt;
  readonly doubt: Doubt;
}

function DoubtCard({ attempt, doubt }: DoubtCardProps): ReactElement {
  const { t } = useTranslation('results');
  const format = useFormat();
  const { reviewId, status, mark } = attempt;
  const isOpen = doubt.state === 'PENDING' || doubt.state === 'CLAIMED';
  const isMarked = status === 'REVIEWED' || status === 'REVIEW_PENDING';
  return (
    <Card title={t('trust.title')}>
      <div className={styles.stack}>
        <p>{t(STATE_TEXTS[doubt.state])}</p>
        {isOpen ? (
          <StatTiles>
            <StatTile label={t('trust.without')} value={markText(mark)} />
            <StatTile label={t('trust.withIt')} value={markText(doubt.claimedMark)} />
          </StatTiles>
        ) : null}
        {isOpen && isMarked ? <Decision reviewId={reviewId} onDecided={attempt.onDecided} /> : null}
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

function Decision({ reviewId, onDecided }: Pick<TrustedAttempt, 'reviewId' | 'onDecided'>): ReactElement {
  const { t } = useTranslation('results');
  const [reason, setReason] = useState('');
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: (accepts: boolean) =>
      call<typeof decideInReview>('POST', '/reviews/:id/doubt', {
        params: { id: reviewId },
        body: { accepts, reason },
      }),
    onSuccess: async () => {
      showToast({ tone: 'info', text: t('trust.decided') });
      onDecided?.();
      await queries.invalidateQueries();
    },
  });
  const isIdle = isBlank(reason) || decide.isPending;
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
    <Card title={t('trust.clockTitle')}>
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

function IssuedCard({ issued }: { readonly issued: AttemptTrust['issued'] }): ReactElement {
  const { t } = useTranslation('results');
  const language = useLanguage();
  const format = useFormat();
  return (
    <Card title={t('trust.issuedTitle')}>
      <div className={styles.stack}>
        <ul>
          {issued.map(({ text, reason, byName, issuedAt, atMs }) => {
            const words = {
              text: textIn(text, language),
              by: byName,
              reason,
              time: format.dateTime(issuedAt),
            };
            return (
              <li key={issuedAt}>
                {atMs === null
                  ? t(byName === '' ? 'trust.issuedByCaseNever' : 'trust.issuedNever', words)
                  : t(byName === '' ? 'trust.issuedByCase' : 'trust.issuedIn', {
                      ...words,
                      at: format.clock(atMs),
                    })}
              </li>
            );
          })}
        </ul>
        <p>{t('trust.issuedHint')}</p>
      </div>
    </Card>
  );
}
