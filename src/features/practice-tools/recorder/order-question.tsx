// A question of an order that only a person can answer, with both pictures.
import { Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import { textIn } from '#contract/languages.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { TASK_VIEWS } from '#tasks/views.ts';
import { useFactWords } from '../parts/facts/fact-words.ts';
import { useVocabulary } from '../parts/use-vocabulary.ts';
import styles from '../practice-tools.module.css';
import type { ToldQuestion } from './learn-work.ts';
import own from './recorder.module.css';

interface OrderQuestionProps {
  readonly question: ToldQuestion;
  readonly left: number;
  readonly isWorking: boolean;
  readonly simulated: SimulationPlay;
  readonly onAnswer: (answer: 'BEFORE' | 'FREE') => void;
}

export function OrderQuestion(props: OrderQuestionProps): ReactElement {
  const { question, left, isWorking, simulated, onAnswer } = props;
  const { t } = useTranslation('recorder');
  const language = useLanguage();
  const { differences } = question;
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
        <Pictures question={question} simulated={simulated} />
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

const ORDERS = ['shown', 'swapped'] as const;

/** Beside each other; on a narrow screen in one place, by a switch: what differs is seen best so. */
function Pictures({ question, simulated }: Pick<OrderQuestionProps, 'question' | 'simulated'>): ReactElement {
  const { t } = useTranslation('recorder');
  const [chosen, setChosen] = useState<(typeof ORDERS)[number]>('shown');
  return (
    <>
      <div className={own.switch}>
        <RadioGroup
          look="segments"
          label={t('ask.picture')}
          labelHidden
          value={chosen}
          onChange={setChosen}
          options={ORDERS.map((order) => ({ value: order, label: t(`ask.${order}`) }))}
        />
      </div>
      <div className={own.pictures}>
        {ORDERS.map((order) => (
          <Picture
            key={order}
            title={t(`ask.${order}`)}
            entries={question[order]}
            isChosen={order === chosen}
            simulated={simulated}
          />
        ))}
      </div>
    </>
  );
}

interface PictureProps {
  readonly title: string;
  readonly entries: readonly LogEntry[];
  /** By the switch of a narrow screen. */
  readonly isChosen: boolean;
  readonly simulated: SimulationPlay;
}

function Picture({ title, entries, isChosen, simulated }: PictureProps): ReactElement {
  const { t } = useTranslation('recorder');
  const language = useLanguage();
  const { Screen } = TASK_VIEWS[simulated.simulation].moment;
  return (
    <figure data-chosen={isChosen}>
      <figcaption>{title}</figcaption>
      <Suspense fallback={<Skeleton shape="block" height="280px" />}>
        <Screen simulation={simulated} entries={entries} language={language} inWords={t('ask.inWords')} />
      </Suspense>
    </figure>
  );
}
