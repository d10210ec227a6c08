// An attempt at the room played again: the scene at any moment, with the judged steps beside it.
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { roomPlaySchema, type RoomPlay } from '#contract/simulation/room-case.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { roomRefusalSchema } from '#contract/simulation/room-kinds.ts';
import { roomRulesetSchema, type RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { textIn, type Language } from '#contract/text-in.ts';
import { createTimeline, type Timeline, type TimelineStop } from '#machines/kit/timeline.ts';
import { refusalText } from '#machines/room/refusal-texts.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';
import { actionText } from '#machines/room/wording.ts';
import { RoomStage } from '#scenes/room/room-stage.tsx';
import type { RoomScene } from '#scenes/room/room-scene.ts';
import type { RoomIntents } from '#scenes/room/targets.ts';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { ReplayScreenProps } from '../replay-screen.ts';
import { groundColour } from '../simulation/ground-colour.ts';
import { momentOfStep, useComparison, type Comparison } from '../simulation/compare/use-comparison.ts';
import { JudgedSteps } from '../simulation/judged-steps.tsx';
import { useReplayClock, type ReplayClock } from '../simulation/replay-clock.ts';
import { clockText } from '../simulation/clock-text.ts';
import { ReplayControls } from '../simulation/replay-controls.tsx';
import { SoundCaptions } from '../simulation/sound-captions.tsx';
import { SoundControl } from '../simulation/sound-control.tsx';
import { useReplayKeys } from '../simulation/use-replay-keys.ts';
import { ROOM_SOUNDS, useSoundBoard } from '../simulation/use-sound-board.ts';
import styles from '../simulation/replay.module.css';
import type { Refusal } from '#scenes/kit/sound/room-follower.ts';
import { ReferenceStage } from './compare/reference-stage.tsx';
import { useNearCamera } from './play/use-near-camera.ts';
import { useReplaySound } from './play/use-room-sound.ts';
import { filled, roomTexts } from './texts/room-texts.ts';

/** A replay is looked at: pointing at things changes nothing. */
const LOOKING: RoomIntents = { onWalk: () => undefined, onThing: () => undefined, onDrop: () => undefined };

interface Film {
  readonly ruleset: RoomRuleset;
  readonly play: RoomPlay;
  readonly timeline: Timeline<RoomState>;
  readonly openLog: (entries: readonly LogEntry[]) => Timeline<RoomState>;
}

export function RoomReplayScreen(props: ReplayScreenProps): ReactElement {
  const { replay, language, onClose } = props;
  const [film] = useState(() => openFilm(replay));
  const texts = roomTexts(language);
  const board = useSoundBoard(language, ROOM_SOUNDS);
  // Asked to be shown a step, one is shown how it should have been, too.
  const [isCompared, setCompared] = useState(props.startAtMs > 0 || props.startStep !== undefined);
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <IconButton label={texts.replay.close} icon={<ArrowLeft aria-hidden="true" />} onClick={onClose} />
        <div className={styles.titles}>
          <h1>{texts.replay.title}</h1>
          <p>{replay.user.fullName}</p>
        </div>
        {replay.reference ? (
          <Button
            size="s"
            variant="secondary"
            text={isCompared ? texts.compare.alone : texts.compare.beside}
            aria-pressed={isCompared}
            onClick={() => setCompared(!isCompared)}
          />
        ) : null}
        <SoundControl board={board} language={language} opens="below" />
      </header>
      {film ? (
        <Showing {...props} film={film} board={board} isCompared={isCompared} />
      ) : (
        <Notice tone="danger">{texts.brokenCase}</Notice>
      )}
    </div>
  );
}

function openFilm({ simulation, entries }: ReplayScreenProps['replay']): Film | undefined {
  const ruleset = roomRulesetSchema.safeParse(simulation.ruleset);
  const play = roomPlaySchema.safeParse(simulation.play);
  if (!ruleset.success || !play.success) return undefined;
  const openLog: Film['openLog'] = (log) =>
    createTimeline(roomSimulation, ruleset.data, play.data, simulation.seed, log);
  return { ruleset: ruleset.data, play: play.data, timeline: openLog(entries), openLog };
}

interface ShowingProps extends ReplayScreenProps {
  readonly film: Film;
  readonly board: SoundBoard;
  readonly isCompared: boolean;
}

function Showing(props: ShowingProps): ReactElement {
  const { film, board, replay, language, startStep, isCompared } = props;
  const { ruleset, timeline } = film;
  const texts = roomTexts(language).replay;
  const clock = useReplayClock(timeline.durationMs, momentOfStep(replay, startStep) ?? props.startAtMs);
  const count = clock.count ?? timeline.countAt(clock.atMs);
  const stop = useMemo(() => timeline.stopAt(count), [timeline, count]);
  const judgements = replay.grade?.judgements ?? [];
  const comparison = useComparison({ replay, openLog: film.openLog, startStep }, clock, count);
  const step = (by: 1 | -1): void => {
    clock.setPlaying(false);
    const wanted = Math.max(0, Math.min(count + by, timeline.entries.length));
    clock.seek(momentOf(timeline, wanted), wanted);
  };
  useReplayKeys(clock, step);
  const refused = useMemo(() => refusalAt(timeline, stop), [timeline, stop]);
  useReplaySound({ ruleset, board, clock, state: stop.state, refused });
  return (
    <>
      <div className={styles.middle}>
        <Stages {...{ film, board, stop, clock, language, comparison, isCompared }} />
        <aside className={styles.side} aria-label={texts.steps}>
          <h2>{texts.steps}</h2>
          {timeline.invalidFrom ? <Notice tone="danger">{texts.invalid}</Notice> : null}
          <JudgedSteps
            judgements={judgements}
            currentSeq={timeline.entries[count - 1]?.seq ?? 0}
            texts={texts}
            language={language}
            momentOf={comparison?.momentOf}
            chosenId={comparison?.chosenId}
            onMoment={(atMs, judgement) => {
              clock.seek(atMs);
              comparison?.choose(judgement);
            }}
          />
        </aside>
      </div>
      <ReplayControls
        clock={clock}
        durationMs={timeline.durationMs}
        judgements={judgements}
        texts={texts}
        language={language}
        onBack={() => step(-1)}
        onForward={() => step(1)}
      />
    </>
  );
}

interface StagesProps extends Pick<ShowingProps, 'film' | 'board' | 'language' | 'isCompared'> {
  readonly stop: TimelineStop<RoomState>;
  readonly clock: ReplayClock;
  readonly comparison: Comparison<RoomState> | undefined;
}

/** The replay's own scene, and the reference's beside it. */
function Stages({ film, board, stop, clock, language, comparison, isCompared }: StagesProps): ReactElement {
  const { ruleset } = film;
  const [scene, setScene] = useState<RoomScene>();
  const isBeside = comparison !== undefined && isCompared;
  useNearCamera(scene, ruleset, stop.state, isBeside);
  useEffect(() => {
    if (!isBeside) scene?.fit();
  }, [scene, isBeside]);
  return (
    <div className={styles.stages}>
      <div className={styles.stage}>
        <RoomStage
          ruleset={ruleset}
          state={stop.state}
          isSeeking={clock.hasJumped}
          language={language}
          intents={LOOKING}
          background={groundColour()}
          onReady={setScene}
        />
        <NowText film={film} stop={stop} language={language} />
        <SoundCaptions board={board} language={language} />
      </div>
      {isBeside ? (
        <ReferenceStage
          ruleset={ruleset}
          timeline={comparison.timeline}
          count={comparison.referenceCount}
          language={language}
          intents={LOOKING}
        />
      ) : null}
    </div>
  );
}

/** When the entry of this number begins; 0 is before the first. */
function momentOf(timeline: Timeline<RoomState>, count: number): number {
  return timeline.entries[count - 1]?.at ?? 0;
}

/** What the entry last shown was refused for. */
function refusalAt(
  { entries }: Timeline<RoomState>,
  { count, reason }: TimelineStop<RoomState>,
): Refusal | undefined {
  const code = entries[count - 1]?.code;
  return reason === undefined || code === undefined
    ? undefined
    : { code, reason: roomRefusalSchema.safeParse(reason).data };
}

interface NowTextProps {
  readonly film: Film;
  readonly stop: TimelineStop<RoomState>;
  readonly language: Language;
}

function NowText({ film, stop, language }: NowTextProps): ReactElement {
  const texts = roomTexts(language);
  const { entries } = film.timeline;
  const entry = entries[stop.count - 1];
  const reason = stop.reason === undefined ? '' : textIn(refusalText(stop.reason), language);
  return (
    <p className={styles.now} data-moment={stop.count}>
      <small>
        {entry ? `${clockText(entry.at)} · ${entry.code} · ` : ''}
        {filled(texts.replay.action, { number: stop.count, total: entries.length })}
      </small>
      {entry ? textIn(actionText(film.ruleset, entry), language) : texts.replay.start}
      {reason === '' ? null : <small>{filled(texts.notPossible, { reason: reason.toLowerCase() })}</small>}
    </p>
  );
}
