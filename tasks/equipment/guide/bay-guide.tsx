// Leads through the bay by doing: one step at a time, why it is done, and what to do now. It goes on when the step is done.
import { MousePointerClick, PartyPopper } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { filled, textIn, type Language } from '#contract/languages.ts';
import type { EquipmentKey } from '#contract/simulation/equipment-case.ts';
import { readStored, writeStored } from '#src/lib/device/local-storage.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import { ChoiceQuestion } from '../../simulation/guide/choice-question.tsx';
import { choiceBefore, type Choice } from '../../simulation/guide/choice.ts';
import type { Progress } from '../../simulation/guide/progress.ts';
import type { Guidance } from '../../view-props.ts';
import type { EquipmentGame, EquipmentGameView } from '../play/equipment-game.ts';
import type { EquipmentModel } from '../play/use-equipment-player.ts';
import { isPlayerKey } from '../play/use-player-keys.ts';
import styles from './bay-guide.module.css';
import { bayGuideTexts } from './guide-texts.ts';
import { nextMove, type BayMove } from './next-move.ts';
import { isLeadable, progressOf } from './progress.ts';

interface BayGuideProps {
  readonly game: EquipmentGame;
  readonly model: EquipmentModel;
  readonly language: Language;
  readonly trainingKey: EquipmentKey;
  readonly guidance?: Guidance | undefined;
}

export function BayGuide(props: BayGuideProps): ReactElement | null {
  return isLeadable(props.trainingKey) ? <Leadable {...props} /> : null;
}

function Leadable(props: BayGuideProps): ReactElement {
  const { language, model } = props;
  const texts = bayGuideTexts(language);
  const guide = useGuide(props);
  const { choice, move } = guide;
  const show = (): void => showMove(model, move);
  useGuideKey(show);
  return (
    <section className={styles.guide} aria-label={texts.title} data-guide={standingOf(guide)}>
      <Come progress={guide.progress} />
      {choice ? (
        <ChoiceQuestion key={choice.rule} choice={choice} language={language} onRight={guide.answer} />
      ) : (
        <Now {...guide} language={language} />
      )}
      <div className={styles.acts}>
        {move ? <Show texts={texts} onShow={show} /> : null}
        {guide.isThrough ? null : (
          <Switch
            label={texts.lead}
            checked={guide.isLed}
            onChange={(event) => guide.setLed(event.target.checked)}
          />
        )}
      </div>
    </section>
  );
}

interface Guide {
  readonly isLed: boolean;
  readonly setLed: (isLed: boolean) => void;
  readonly progress: Progress;
  /** What the learner has to choose before the move is shown. */
  readonly choice: Choice | undefined;
  readonly answer: () => void;
  readonly move: BayMove | undefined;
  readonly isThrough: boolean;
}

function useGuide({ game, model, trainingKey, guidance = 'OFFERED' }: BayGuideProps): Guide {
  const [isLed, setLed] = useLed(guidance);
  const { progress, move } = useMove(game, model, trainingKey, isLed);
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const choice = useMemo(
    () => move && choiceBefore(trainingKey.reference, progress, move.step, asked),
    [trainingKey, progress, move, asked],
  );
  const answer = (): void => setAsked(new Set([...asked, choice?.rule ?? '']));
  const shown = choice ? undefined : move;
  useWanted(model, shown);
  const isThrough = isLed && progress.next.length === 0 && move === undefined;
  useEffect(() => {
    if (isThrough) writeStored('bay-guide', 'off');
  }, [isThrough]);
  return {
    isLed,
    setLed,
    progress,
    choice,
    answer,
    move: shown,
    isThrough,
  };
}

function standingOf({ isLed, isThrough, choice, move }: Guide): string {
  if (isThrough) return 'finished';
  if (!isLed) return 'off';
  return move?.step.id ?? (choice ? 'choice' : 'lost');
}

/** Who has not come to the end here by being led, and did not want no more of it, is led; in a drill nobody is. */
function useLed(guidance: Guidance): readonly [boolean, (isLed: boolean) => void] {
  const [isLed, setLed] = useState(
    () => guidance === 'LED' || (guidance === 'OFFERED' && readStored('bay-guide') !== 'off'),
  );
  const choose = (wanted: boolean): void => {
    writeStored('bay-guide', wanted ? 'on' : 'off');
    setLed(wanted);
  };
  return [isLed, choose];
}

interface ShowProps {
  readonly texts: ReturnType<typeof bayGuideTexts>;
  readonly onShow: () => void;
}

function Show({ texts, onShow }: ShowProps): ReactElement {
  return (
    <>
      <Button size="s" text={texts.show} icon={<MousePointerClick size={16} />} onClick={onShow} />
      <span className={styles.how}>{texts.how}</span>
    </>
  );
}

interface NowProps extends Pick<Guide, 'isLed' | 'isThrough' | 'progress' | 'move'> {
  readonly language: Language;
}

function Now({ isLed, isThrough, progress, move, language }: NowProps): ReactElement {
  const texts = bayGuideTexts(language);
  const { doneCount: done, rows } = progress;
  const total = rows.length;
  if (!isLed) return <p className={styles.text}>{filled(texts.done, { done, total })}</p>;
  if (isThrough) {
    return (
      <div className={styles.text} aria-live="polite">
        <h2 className={styles.step}>
          <PartyPopper size={20} aria-hidden="true" /> {texts.finished}
        </h2>
        <p>{texts.finishedText}</p>
      </div>
    );
  }
  return (
    <div className={styles.text} aria-live="polite">
      <p className={styles.count}>{filled(texts.step, { number: Math.min(done + 1, total), total })}</p>
      {move ? <MoveText move={move} language={language} /> : <p>{texts.lost}</p>}
    </div>
  );
}

function MoveText({ move, language }: { readonly move: BayMove; readonly language: Language }): ReactElement {
  const action = textIn(move.text, language);
  const { text, why } = move.step;
  return (
    <>
      <h2 className={styles.step}>{textIn(text, language)}</h2>
      {move.isOnTheWay ? <p>{filled(bayGuideTexts(language).first, { action })}</p> : null}
      {why ? <p className={styles.why}>{textIn(why, language)}</p> : null}
    </>
  );
}

function Come({ progress: { doneCount, rows } }: { readonly progress: Progress }): ReactElement {
  return (
    <div className={styles.come} aria-hidden="true">
      <span style={{ inlineSize: `${(100 * doneCount) / Math.max(rows.length, 1)}%` }} />
    </div>
  );
}

/** Worked out anew after each action, and when something happened by itself: not at each second. */
function useMove(
  game: EquipmentGame,
  { view }: EquipmentModel,
  key: EquipmentKey,
  isLed: boolean,
): { readonly progress: Progress; readonly move: BayMove | undefined } {
  const { ruleset, codeVersion } = game;
  const { state, entries } = useLastEvent(view);
  const progress = useMemo(
    () => progressOf({ ruleset, codeVersion, play: state.play, seed: game.seed(), entries }, key),
    [game, ruleset, codeVersion, key, state.play, entries],
  );
  const move = useMemo(
    () => (isLed ? nextMove({ ruleset, state, key }, progress) : undefined),
    [ruleset, state, key, progress, isLed],
  );
  return { progress, move };
}

/** The view as it was when the log or the events last changed. */
function useLastEvent(view: EquipmentGameView): EquipmentGameView {
  const [kept, setKept] = useState(view);
  const isSame = kept.entries === view.entries && kept.state.log === view.state.log;
  if (!isSame) setKept(view);
  return isSame ? kept : view;
}

/** The thing is marked in the scene, and the action in its menu. */
function useWanted({ setLed }: EquipmentModel, move: BayMove | undefined): void {
  useEffect(() => {
    setLed(move && { action: move.first, target: move.target });
    return () => setLed(undefined);
  }, [setLed, move]);
}

/** Opens the thing that the next move is with; at the terminal and on an open paper it is the learner who does it. */
function showMove(model: EquipmentModel, move: BayMove | undefined): void {
  if (!move) return;
  const { target } = move;
  if (target.kind === 'terminal') {
    model.setPane('terminal');
    return;
  }
  model.setPane('bay');
  if (target.kind !== 'paper' || model.view.state.paper !== target.id) model.openMenu(target);
}

function useGuideKey(show: () => void): void {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    const stopped = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyG' || !isPlayerKey(event)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown, { signal: stopped.signal });
    return () => stopped.abort();
  }, []);
}
