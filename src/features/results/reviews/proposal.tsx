// The proposed mark and the reasons for it.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '#contract/calls/reviews.ts';
import type { AnswerCheck, PartVerdict } from '#contract/entities/answer-check.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge, type BadgeTone } from '#src/ui/data/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import styles from './review-screen.module.css';

const TONES: Readonly<Record<PartVerdict, BadgeTone>> = {
  RIGHT: 'success',
  WRONG: 'danger',
  MISSING: 'danger',
  EXTRA: 'danger',
  OPEN: 'amber',
};
const VERDICTS = Object.keys(TONES) as readonly PartVerdict[];

interface ProposalProps {
  readonly review: Review;
  readonly onTake: (mark: number) => void;
}

export function Proposal({ review, onTake }: ProposalProps): ReactElement {
  const { t } = useTranslation('review');
  const format = useFormat();
  const { maxScore, result } = review;
  // An earlier version stored full points for what nobody had read.
  const proposedMark = result.check?.outcome === 'OPEN' ? null : review.proposedMark;
  const mark = proposedMark === null ? '' : `${format.number(proposedMark)} / ${format.number(maxScore)}`;
  return (
    <section className={styles.proposal}>
      <p className={styles.proposed}>
        {proposedMark === null ? t('proposedNone') : t('proposed', { mark })}
        {proposedMark === null ? null : (
          <Button size="s" variant="secondary" text={t('take')} onClick={() => onTake(proposedMark)} />
        )}
      </p>
      {result.check === null ? null : <Reasons check={result.check} />}
      {result.useHint ? <p className={styles.note}>{t('hintTaken')}</p> : null}
    </section>
  );
}

/** The findings of the check: part by part, or in words if it has no parts. */
function Reasons({ check }: { readonly check: AnswerCheck }): ReactElement {
  const { t } = useTranslation('review');
  const counted = VERDICTS.flatMap((verdict) => {
    const count = check.parts.filter((part) => part.verdict === verdict).length;
    return count === 0 ? [] : [{ verdict, count }];
  });
  return (
    <>
      <p className={styles.note}>{t(`outcomes.${check.outcome}`)}</p>
      {counted.length === 0 || check.outcome === 'OPEN' ? null : (
        <p className={styles.counts}>
          {counted.map(({ verdict, count }) => (
            <Badge key={verdict} tone={TONES[verdict]}>
              {count} {t(`verdicts.${verdict}`)}
            </Badge>
          ))}
        </p>
      )}
    </>
  );
}
