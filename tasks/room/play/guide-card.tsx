// Leads by doing: one step at a time, with what to point at. It goes on when the step is done, not when it is read.
import { MousePointerClick, PartyPopper, Sparkles } from 'lucide-react';
import type { ReactElement } from 'react';
import { filled, LANGUAGE_TAGS, textIn, type Language } from '#contract/languages.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import type { Progress } from '../../simulation/guide/progress.ts';
import { roomTexts } from '../texts/room-texts.ts';
import styles from './assist.module.css';
import type { Assist, Shed } from './use-assist.ts';

interface GuideCardProps {
  readonly assist: Assist;
  readonly language: Language;
  /** Opens the thing that the next move is with. */
  readonly onShow: () => void;
}

export function GuideCard(props: GuideCardProps): ReactElement | null {
  const { assist, language } = props;
  const { progress, isLed } = assist;
  if (!progress) return null;
  if (isThrough(assist, progress)) return <Finished assist={assist} language={language} />;
  if (isLed && assist.choice) return <Asking assist={assist} language={language} />;
  if (isLed) return <Leading {...props} />;
  return assist.isOffered ? <Offer assist={assist} language={language} /> : null;
}

/** Whoever was led, or looked for faults, has come to the end. */
function isThrough({ isLed, faults, move, choice }: Assist, { next }: Progress): boolean {
  return next.length === 0 && move === undefined && choice === undefined && (isLed || faults !== undefined);
}

function Leading({ assist, language, onShow }: GuideCardProps): ReactElement {
  const { progress, move } = assist;
  const texts = roomTexts(language).assist;
  const total = progress?.rows.length ?? 0;
  const done = progress?.doneCount ?? 0;
  return (
    <section className={styles.guide} data-guide={move?.step.id ?? 'lost'}>
      <div className={styles.come} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * done) / Math.max(total, 1)}%` }} />
      </div>
      <div aria-live="polite" className={styles.guideText}>
        <p className={styles.count}>{filled(texts.step, { number: Math.min(done + 1, total), total })}</p>
        {move ? <Now {...{ move, language }} /> : <p>{texts.lost}</p>}
      </div>
      {move ? (
        <div className={styles.guideAct}>
          <Button size="s" text={texts.show} icon={<MousePointerClick size={16} />} onClick={onShow} />
          <p className={styles.how}>{texts.how}</p>
        </div>
      ) : null}
    </section>
  );
}

function Asking({ assist, language }: CardProps): ReactElement | null {
  const { choice, Question, answer } = assist;
  if (!choice || !Question) return null;
  return (
    <section className={styles.guide} data-guide="choice">
      <Question key={choice.rule} choice={choice} language={language} onRight={answer} />
    </section>
  );
}

function Now({
  move,
  language,
}: {
  readonly move: NonNullable<Assist['move']>;
  readonly language: Language;
}): ReactElement {
  const texts = roomTexts(language).assist;
  const action = textIn(move.option.text, language);
  const { why } = move.step;
  return (
    <>
      <h2 className={styles.step}>{textIn(move.step.text, language)}</h2>
      <p className={move.isOnTheWay ? undefined : styles.same}>
        {move.isOnTheWay ? filled(texts.first, { action }) : action}
      </p>
      {why ? <p className={styles.why}>{textIn(why, language)}</p> : null}
    </>
  );
}

type CardProps = Pick<GuideCardProps, 'assist' | 'language'>;

/** Who has not been led before may be, from any case. */
function Offer({ assist, language }: CardProps): ReactElement {
  const texts = roomTexts(language).assist;
  return (
    <section className={styles.guide} data-guide="offer">
      <div className={styles.guideText}>
        <h2 className={styles.step}>{texts.offer}</h2>
        <p>{texts.offerText}</p>
      </div>
      <div className={styles.guideAct}>
        <Button size="s" text={texts.lead} onClick={() => assist.setLed(true)} />
        <Button size="s" variant="secondary" text={texts.alone} onClick={() => assist.setLed(false)} />
      </div>
    </section>
  );
}

function Finished({ assist, language }: CardProps): ReactElement {
  const texts = roomTexts(language).assist;
  const { shed, onEnd } = assist;
  return (
    <section className={`${styles.guide} ${styles.finished}`} data-guide="finished">
      <span className={styles.cheer} aria-hidden="true">
        <PartyPopper size={28} />
      </span>
      <div aria-live="polite" className={styles.guideText}>
        <h2 className={styles.step}>{texts.finished}</h2>
        {shed && shed.now < shed.before ? <p>{shedText(shed, language)}</p> : null}
        {onEnd ? null : <p>{texts.finishedText}</p>}
      </div>
      {onEnd ? (
        <div className={styles.guideAct}>
          <Button size="s" text={texts.end} icon={<Sparkles size={16} />} onClick={onEnd} />
        </div>
      ) : null}
    </section>
  );
}

function shedText({ before, now }: Shed, language: Language): string {
  const number = new Intl.NumberFormat(LANGUAGE_TAGS[language]);
  return filled(roomTexts(language).assist.shed, {
    before: number.format(before),
    now: number.format(now),
  });
}
