// What was learned of an order, and the questions that only a person can answer, each with both pictures.
import { Suspense, useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import { textIn } from '#contract/languages.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { InducedPair } from '#machines/kit/induction/induce-order.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { TASK_VIEWS } from '#tasks/views.ts';
import { useFactWords } from '../parts/facts/fact-words.ts';
import { useVocabulary } from '../parts/use-vocabulary.ts';
import styles from '../practice-tools.module.css';
import type { ToldOrder, ToldQuestion } from './learn-work.ts';
import own from './recorder.module.css';
import type { Learning } from './use-learning.ts';

interface LearnedOrderProps {
  readonly learning: Learning;
  readonly simulated: SimulationPlay;
  readonly onTake: (order: ToldOrder) => void;
}

export function LearnedOrder({ learning, simulated, onTake }: LearnedOrderProps): ReactElement | null {
  const { t } = useTranslation(['recorder', 'common']);
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
  return (
    <Found
      order={order}
      isWorking={state.kind === 'RUNNING'}
      learning={learning}
      simulated={simulated}
      onTake={onTake}
    />
  );
}

const REASONS = ['MACHINE', 'RULE', 'ANSWER', 'SHOWN'] as const satisfies readonly InducedPair['reason'][];

interface FoundProps extends LearnedOrderProps {
  readonly order: ToldOrder;
  readonly isWorking: boolean;
}

function Found({ order, isWorking, learning, simulated, onTake }: FoundProps): ReactElement {
  const { t } = useTranslation('recorder');
  const language = useLanguage();
  const { deeds, pairs, questions, ends } = order;
  const [question] = questions;
  const counts = REASONS.map(
    (reason) => [reason, pairs.filter((pair) => pair.reason === reason).length] as const,
  );
  const found = useRef<HTMLDivElement>(null);
  // It comes below the recordings, where a low window does not show it.
  useEffect(() => {
    found.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={found} className={`${styles.page ?? ''} ${own.found ?? ''}`}>
      <Card
        title={t('learned.title')}
        subtitle={t('learned.deeds', { count: deeds.length })}
        footer={
          <Button
            variant={question === undefined ? 'primary' : 'secondary'}
            text={t('learned.take')}
            loading={isWorking}
            onClick={() => onTake(order)}
          />
        }
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
      </Card>
      {question === undefined ? null : (
        <Question
          key={question.name}
          question={question}
          left={questions.length}
          isWorking={isWorking}
          simulated={simulated}
          onAnswer={(answer) => learning.answer(question.name, answer)}
        />
      )}
    </div>
  );
}

interface QuestionProps {
  readonly question: ToldQuestion;
  readonly left: number;
  readonly isWorking: boolean;
  readonly simulated: SimulationPlay;
  readonly onAnswer: (answer: 'BEFORE' | 'FREE') => void;
}

function Question({ question, left, isWorking, simulated, onAnswer }: QuestionProps): ReactElement {
  const { t } = useTranslation('recorder');
  const language = useLanguage();
  const { shown, swapped, differences } = question;
  const words = useFactWords(useVocabulary(simulated.simulation).data);
  const [earlier, later] = [question.earlier, question.later].map((text) => textIn(text, language));
  return (
    <Card
      tone="live"
      title={t('ask.title')}
      subtitle={t('ask.left', { count: left })}
      footer={
        <div className={styles.buttons}>
          <Button text={t('ask.before')} loading={isWorking} onClick={() => onAnswer('BEFORE')} />
          <Button
            variant="secondary"
            text={t('ask.free')}
            loading={isWorking}
            onClick={() => onAnswer('FREE')}
          />
        </div>
      }
    >
      <div className={styles.form}>
        <dl className={own.deeds}>
          <dt>{t('ask.earlier')}</dt>
          <dd>{earlier}</dd>
          <dt>{t('ask.later')}</dt>
          <dd>{later}</dd>
        </dl>
        <div className={own.pictures}>
          <Picture title={t('ask.shown')} entries={shown} simulated={simulated} />
          <Picture title={t('ask.swapped')} entries={swapped} simulated={simulated} />
        </div>
        {differences.length === 0 ? (
          <p className={styles.note}>{t('ask.untold')}</p>
        ) : (
          <p className={styles.note}>
            {t('ask.differs')}{' '}
            {differences
              .map(({ fact, ...ends }) => {
                const [one, two] = [ends.shown, ends.swapped].map((value) => words.value(fact, value) || '–');
                return `${words.fact(fact)}: ${one} → ${two}`;
              })
              .join('; ')}
          </p>
        )}
      </div>
    </Card>
  );
}

interface PictureProps {
  readonly title: string;
  readonly entries: readonly LogEntry[];
  readonly simulated: SimulationPlay;
}

function Picture({ title, entries, simulated }: PictureProps): ReactElement {
  const { t } = useTranslation('recorder');
  const language = useLanguage();
  const { Screen } = TASK_VIEWS[simulated.simulation].moment;
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <Suspense fallback={<Skeleton shape="block" height="280px" />}>
        <Screen simulation={simulated} entries={entries} language={language} inWords={t('ask.inWords')} />
      </Suspense>
    </figure>
  );
}
