// The cards of a lesson, one at a time; in a review all of them.
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import type { z } from 'zod';
import { filled, textIn } from '#contract/languages.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { RichText } from '../kit/rich-text.tsx';
import { trainingKeySchema } from '../kit/schema.ts';
import { ToldPicture } from '../kit/told-picture.tsx';
import { lessonRules } from './check.ts';
import styles from './lesson.module.css';
import { lessonKeySchema, type LessonAnswer, type LessonKey } from './schema.ts';
import { sentLessonSchema, type SentCard } from './stripped.ts';
import { lessonTexts } from './texts.ts';
import { Thing } from './thing.tsx';

type Params = z.infer<typeof sentLessonSchema>;
type Props = ControlProps<Params, LessonKey, LessonAnswer>;

/** What is told at once where the key is here. */
function keyOf({ task, solution }: Props): LessonKey | undefined {
  const training = trainingKeySchema.safeParse(task.params['key']).data;
  return solution ?? lessonKeySchema.safeParse(training?.key).data;
}

/** The place of the card that was opened last, and of which the next is opened. */
function useOpened({ params: { cards }, answer, onChange }: Props) {
  const lastSeen = cards.findLastIndex(({ id }) => answer.seen.includes(id));
  const [at, setAt] = useState(Math.max(0, lastSeen));
  const open = (next: number): void => {
    setAt(next);
    const seen = cards
      .filter(({ id }, place) => place <= next || answer.seen.includes(id))
      .map(({ id }) => id);
    if (seen.length === answer.seen.length) return;
    onChange({ ...answer, seen, isThrough: answer.isThrough || next === cards.length - 1 });
  };
  return { at, open };
}

/** The heading of the card that was opened has the focus, so that it is read out, and the card is seen from its top. */
function useFocusOn(at: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current !== at) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    shown.current = at;
  }, [at]);
  return heading;
}

function LessonControl(props: Props): ReactElement | null {
  const { params, answer, onChange, isLocked, language } = props;
  const texts = lessonTexts(language);
  const { at, open } = useOpened(props);
  const heading = useFocusOn(at);
  const { cards } = params;
  const card = cards[at];
  if (card === undefined) return null;
  const place = filled(texts.place, { number: at + 1, total: cards.length });
  return (
    <section className={styles.lesson} aria-label={place}>
      <div className={styles.place}>
        <span>{place}</span>
        <ProgressBar label={texts.progress} labelHidden value={at + 1} max={cards.length} valueText={place} />
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {textIn(card.title, language)}
      </h2>
      <CardBody
        key={card.id}
        props={props}
        card={card}
        onTry={
          isLocked ? undefined : (id) => onChange({ ...answer, tried: { ...answer.tried, [card.id]: id } })
        }
      />
      <div className={styles.steps}>
        <Button
          variant="secondary"
          icon={<ArrowLeft size={18} aria-hidden="true" />}
          text={texts.back}
          disabled={at === 0}
          onClick={() => open(at - 1)}
        />
        {at === cards.length - 1 ? null : (
          <Button
            iconEnd={<ArrowRight size={18} aria-hidden="true" />}
            text={texts.next}
            onClick={() => open(at + 1)}
          />
        )}
      </div>
    </section>
  );
}

interface CardBodyProps {
  readonly props: Props;
  readonly card: SentCard;
  /** Left out: it is only shown. */
  readonly onTry: ((id: string) => void) | undefined;
}

function CardBody({ props, card, onTry }: CardBodyProps): ReactElement {
  const { answer, language } = props;
  const { thing, filesId } = card;
  const [pictureId] = filesId;
  const alt = textIn(card.alt, language);
  return (
    <>
      <div className={styles.body}>
        {pictureId === undefined || thing?.kind === 'SPOT' ? null : <ToldPicture id={pictureId} alt={alt} />}
        <div className={styles.text}>
          <RichText text={card.text} language={language} />
        </div>
      </div>
      {thing === null ? null : (
        <Thing
          thing={thing}
          picture={{ id: pictureId, alt }}
          chosen={answer.tried[card.id]}
          told={keyOf(props)?.things[card.id]}
          language={language}
          onTry={onTry}
        />
      )}
    </>
  );
}

function LessonReview(props: Props): ReactElement {
  const { params, answer, language } = props;
  const texts = lessonTexts(language);
  return (
    <ol className={styles.cards}>
      {params.cards.map((card) => (
        <li key={card.id} className={styles.card}>
          <h2 className={styles.title}>{textIn(card.title, language)}</h2>
          <p className={styles.state}>{answer.seen.includes(card.id) ? texts.opened : texts.unopened}</p>
          <CardBody props={props} card={card} onTry={undefined} />
        </li>
      ))}
    </ol>
  );
}

export const LESSON_VIEW: QuestionView<Params, LessonKey, LessonAnswer> = {
  ...lessonRules,
  paramsSchema: sentLessonSchema,
  Control: LessonControl,
  ReviewControl: LessonReview,
  keepsDraft: ({ seen, tried }) => seen.length > 0 || Object.keys(tried).length > 0,
  says: (language) => {
    const { confirm, done } = lessonTexts(language);
    return { confirm, right: done };
  },
};
