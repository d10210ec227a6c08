// The replay of an attempt at the room: the scene at any moment, with the judged steps beside it.
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { filled, textIn, type Language } from '#contract/languages.ts';
import type { Pointed } from '#contract/entities/prompts.ts';
import type { Replay } from '#contract/entities/attempt.ts';
import { roomPlaySchema, type RoomPlay } from '#contract/simulation/room-case.ts';
import { roomRefusalSchema } from '#contract/simulation/room-kinds.ts';
import { roomRulesetSchema, type RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Timeline, TimelineStop } from '#machines/kit/timeline.ts';
import { refusalText } from '#machines/room/refusal-texts.ts';
import { roomSimulationAt } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';
import { actionText, codesOf } from '#machines/room/wording.ts';
import { RoomStage } from '#scenes/room/room-stage.tsx';
import type { RoomScene } from '#scenes/room/room-scene.ts';
import type { RoomIntents } from '#scenes/room/targets.ts';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { ReplayScreenProps } from '../view-props.ts';
import { groundColour } from '../simulation/ground-colour.ts';
import type { Comparison } from '../simulation/compare/use-comparison.ts';
import type { ReplayClock } from '../simulation/replay-clock.ts';
import { clockText } from '../simulation/clock-text.ts';
import { filmOf, type Film } from '../simulation/film.ts';
import { opensCompared, useReplayCourse } from '../simulation/replay-course.ts';
import { CourseControls, CourseSteps, ReplayFrame, sideLabel } from '../simulation/replay-frame.tsx';
import { LiveSteps } from '../simulation/live-steps.tsx';
import { replayTexts } from '../simulation/replay-texts.ts';
import { SoundCaptions } from '../simulation/sound-captions.tsx';
import { useFilm } from '../simulation/use-film.ts';
import { useSoundBoard } from '../simulation/use-sound-board.ts';
import styles from '../simulation/replay.module.css';
import type { Refusal } from '#scenes/room/sound/room-follower.ts';
import { ReferenceStage } from './compare/reference-stage.tsx';
import { pointable, pointableAround } from './play/pointable.ts';
import { pointedTarget } from './play/room-pointer.tsx';
import { useNearCamera } from './play/use-near-camera.ts';
import { ROOM_SOUNDS } from './sound/room-sound-groups.ts';
import { useReplaySound } from './sound/use-replay-sound.ts';
import { roomTexts } from './texts/room-texts.ts';

const nothing = (): void => undefined;
/** A replay is read-only: pressing things does nothing, but where one guides. */
const LOOKING: RoomIntents = { onWalk: nothing, onThing: nothing, onDrop: nothing };

type RoomFilm = Film<RoomRuleset, RoomPlay, RoomState>;

const ROOM = { rulesetSchema: roomRulesetSchema, playSchema: roomPlaySchema };

const openFilm = (replay: Pick<Replay, 'simulation' | 'entries'>): RoomFilm | undefined =>
  filmOf({ ...ROOM, machine: roomSimulationAt(replay.simulation.codeVersion) }, replay);

export function RoomReplayScreen(props: ReplayScreenProps): ReactElement {
  const { replay, language, live, onClose } = props;
  const film = useFilm(openFilm, replay);
  const board = useSoundBoard(language, ROOM_SOUNDS);
  const [isCompared, setCompared] = useState(opensCompared(props));
  return (
    <ReplayFrame {...{ replay, language, live, onClose, board, isCompared }} onCompare={setCompared}>
      {film ? (
        <Showing {...props} film={film} board={board} isCompared={isCompared} />
      ) : (
        <Notice tone="danger">{roomTexts(language).brokenCase}</Notice>
      )}
    </ReplayFrame>
  );
}

interface ShowingProps extends ReplayScreenProps {
  readonly film: RoomFilm;
  readonly board: SoundBoard;
  readonly isCompared: boolean;
}

function Showing(props: ShowingProps): ReactElement {
  const { film, board, replay, language, isCompared, momentTools, live } = props;
  const { ruleset, timeline } = film;
  const course = useReplayCourse(film, props);
  const { clock, count, comparison } = course;
  const stop = useMemo(() => timeline.stopAt(count), [timeline, count]);
  const refused = useMemo(() => refusalAt(timeline, stop), [timeline, stop]);
  const [pointed, setPointed] = useState<Pointed>();
  const guiding = clock.isFollowing ? live?.guiding : undefined;
  useReplaySound({ ruleset, board, clock, state: stop.state, refused });
  return (
    <>
      <div className={styles.middle}>
        <Stages
          {...{ film, board, stop, clock, language, comparison, isCompared, pointed }}
          onPoint={guiding && setPointed}
        />
        <aside className={styles.side} aria-label={sideLabel(language, live)}>
          {live ? (
            <>
              {guiding?.({
                things: pointableAround(ruleset, stop.state),
                chosen: pointed,
                onChoose: setPointed,
              })}
              <LiveSteps
                {...{ live, course, language, timeline }}
                wordsOf={(entry) => textIn(actionText(ruleset, entry), language)}
              />
            </>
          ) : (
            <CourseSteps
              {...{ film, replay, language, course }}
              tools={momentTools?.({
                simulation: 'ROOM',
                atMs: clock.atMs,
                time: clockText(clock.atMs),
                ruleset,
                play: film.play,
                stateAt: () => stop.state,
              })}
            />
          )}
        </aside>
      </div>
      <CourseControls {...{ film, replay, language, course }} />
    </>
  );
}

interface StagesProps extends Pick<ShowingProps, 'film' | 'board' | 'language' | 'isCompared'> {
  readonly stop: TimelineStop<RoomState>;
  readonly clock: ReplayClock;
  readonly comparison: Comparison<RoomState> | undefined;
  readonly pointed: Pointed | undefined;
  /** Left out: nothing can be pointed at. */
  readonly onPoint: ((thing: Pointed | undefined) => void) | undefined;
}

/** The replay's own scene, and the reference's beside it. */
function Stages(props: StagesProps): ReactElement {
  const { film, board, stop, clock, language, comparison, isCompared } = props;
  const { ruleset } = film;
  const marks = usePointing(props);
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
          {...marks}
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

/** What is pressed in the scene is pointed at, where one guides. */
function usePointing({ film: { ruleset }, stop: { state }, pointed, onPoint }: StagesProps) {
  const intents = useMemo(
    (): RoomIntents =>
      onPoint === undefined
        ? LOOKING
        : { ...LOOKING, onThing: (target) => onPoint(pointable(ruleset, state, target)) },
    [onPoint, ruleset, state],
  );
  const selected = onPoint && pointed;
  const selection = useMemo(() => ({ selected: selected && pointedTarget(selected) }), [selected]);
  return { intents, selection };
}

/** Why the last entry shown was refused. */
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
  readonly film: RoomFilm;
  readonly stop: TimelineStop<RoomState>;
  readonly language: Language;
}

function NowText({ film, stop, language }: NowTextProps): ReactElement {
  const texts = replayTexts(language);
  const { entries } = film.timeline;
  const entry = entries[stop.count - 1];
  const reason = stop.reason === undefined ? '' : textIn(refusalText(stop.reason), language);
  return (
    <p className={styles.now} data-moment={stop.count}>
      <small>
        {entry ? `${[clockText(entry.at), ...codesOf(film.ruleset, entry)].join(' · ')} · ` : ''}
        {filled(texts.replay.action, { number: stop.count, total: entries.length })}
      </small>
      {entry ? textIn(actionText(film.ruleset, entry), language) : texts.replay.start}
      {reason === '' ? null : (
        <small>{filled(roomTexts(language).notPossible, { reason: reason.toLowerCase() })}</small>
      )}
    </p>
  );
}
