// Leads by doing: one step at a time, with what to point at. It goes on when the step is done, not when it is read.
import { CircleCheck, MousePointerClick } from 'lucide-react';
import type { ReactElement } from 'react';
import { textIn, type Language } from '#contract/text-in.ts';
import { Button } from '#src/ui/button.tsx';
import { filled, roomTexts } from '../texts/room-texts.ts';
import styles from './assist.module.css';
import type { Assist } from './use-assist.ts';

export interface GuideCardProps {
  readonly assist: Assist;
  readonly language: Language;
  /** Opens the thing that the next move is with. */
  readonly onShow: () => void;
}

export function GuideCard({ assist, language, onShow }: GuideCardProps): ReactElement | null {
  const { progress, isLed, move } = assist;
  if (!isLed || !progress) return null;
  const texts = roomTexts(language).assist;
  if (progress.next.length === 0) return <Finished title={texts.finished} text={texts.finishedText} />;
  const number = Math.min(progress.doneCount + 1, progress.rows.length);
  return (
    <section className={styles.guide} data-guide={move?.step.id ?? 'lost'}>
      <div aria-live="polite" className={styles.guideText}>
        <p className={styles.count}>{filled(texts.step, { number, total: progress.rows.length })}</p>
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
      <p>{move.isOnTheWay ? filled(texts.first, { action }) : action}</p>
      {why ? <p className={styles.why}>{textIn(why, language)}</p> : null}
    </>
  );
}

function Finished({ title, text }: { readonly title: string; readonly text: string }): ReactElement {
  return (
    <section className={styles.guide} data-guide="finished">
      <CircleCheck className={styles.check} aria-hidden="true" />
      <div aria-live="polite" className={styles.guideText}>
        <h2 className={styles.step}>{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
