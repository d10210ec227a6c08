// What was learned of an order, and the questions that only a person can answer.
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import { textIn } from '#contract/languages.ts';
import { MAX_WAY } from '#contract/simulation/max-steps.ts';
import type { InducedPair } from '#machines/kit/induction/induce-order.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from '../practice-tools.module.css';
import { LearnedFoot } from './learned-foot.tsx';
import type { ToldOrder } from './learn-work.ts';
import { OrderQuestion } from './order-question.tsx';
import own from './recorder.module.css';
import type { Learning } from './use-learning.ts';

interface LearnedOrderProps {
  readonly learning: Learning;
  readonly simulated: SimulationPlay;
  readonly onTake: (order: ToldOrder) => void;
  /** Its chain is being stored. */
  readonly isTaking: boolean;
  /** Why its chain could not be stored. */
  readonly refusal: string | undefined;
}

export function LearnedOrder(props: LearnedOrderProps): ReactElement | null {
  const { t } = useTranslation(['recorder', 'common']);
  const { learning } = props;
  const { state } = learning;
  if (state.kind === 'NONE') return null;
  if (state.kind === 'FAILED')
    return (
      <Notice tone="danger" live title={t('learned.failed')}>
        {t('learned.failedNext')}
      </Notice>
    );
  if (state.kind === 'RUNNING' && state.last === undefined)
    return (
      <Card
        footer={<Button variant="secondary" text={t('common:actions.cancel')} onClick={learning.cancel} />}
      >
        <label className={styles.form}>
          <span>{t('learned.running')}</span>
          <progress className={styles.progress} value={state.share} max={1} />
        </label>
      </Card>
    );
  const order = state.kind === 'DONE' ? state.order : state.last;
  if (order === undefined) return null;
  return <Found {...props} order={order} isWorking={state.kind === 'RUNNING'} />;
}

const REASONS = ['MACHINE', 'RULE', 'ANSWER', 'SHOWN'] as const satisfies readonly InducedPair['reason'][];

/**
 * The button that was pressed goes with its question: whoever answers by keys is led to the next one, or to what is found.
 * @param asked the name of the question; undefined: none is left
 * @returns where a question stands
 */
function useNextQuestion(
  asked: string | undefined,
  found: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const askedBefore = useRef(asked);
  useEffect(() => {
    if (askedBefore.current === asked) return;
    askedBefore.current = asked;
    const next = asked === undefined ? found.current : place.current;
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  }, [asked, found]);
  return place;
}

interface FoundProps extends LearnedOrderProps {
  readonly order: ToldOrder;
  readonly isWorking: boolean;
}

function Found(props: FoundProps): ReactElement {
  const { order, isWorking, learning, simulated, refusal } = props;
  const { t } = useTranslation('recorder');
  const language = useLanguage();
  const { deeds, pairs, questions, ends, way } = order;
  const [question] = questions;
  const counts = REASONS.map(
    (reason) => [reason, pairs.filter((pair) => pair.reason === reason).length] as const,
  );
  const found = useRef<HTMLDivElement>(null);
  // It comes below the recordings, where a low window does not show it.
  useEffect(() => {
    found.current?.scrollIntoView({ block: 'start' });
  }, []);
  const place = useNextQuestion(question?.name, found);
  return (
    <div ref={found} tabIndex={-1} className={`${styles.page ?? ''} ${own.found ?? ''}`}>
      <Card
        title={t('learned.title')}
        subtitle={t('learned.deeds', { count: deeds.length })}
        footer={<LearnedFoot {...props} />}
      >
        <ul className={styles.problems} aria-live="polite">
          {counts.map(([reason, count]) =>
            count === 0 ? null : <li key={reason}>{t(`learned.reasons.${reason}`, { count })}</li>,
          )}
        </ul>
        {ends.length === 0 ? null : (
          <>
            <p>{t('learned.ends')}</p>
            <ul className={styles.problems}>
              {ends.map(({ condition, text }) => (
                <li key={JSON.stringify(condition)}>{textIn(text, language)}</li>
              ))}
            </ul>
          </>
        )}
        {questions.length === 0 ? <p>{t('learned.noQuestions')}</p> : null}
        {way.length > MAX_WAY ? <p>{t('learned.longWay', { count: way.length, most: MAX_WAY })}</p> : null}
        {refusal === undefined ? null : (
          <Notice tone="danger" live title={t('learned.untaken')}>
            {refusal}
          </Notice>
        )}
      </Card>
      {question === undefined ? null : (
        <div ref={place} tabIndex={-1} className={own.found}>
          <OrderQuestion
            key={question.name}
            question={question}
            left={questions.length}
            isWorking={isWorking}
            simulated={simulated}
            onAnswer={(answer) => learning.answer(question.name, answer)}
          />
        </div>
      )}
    </div>
  );
}
