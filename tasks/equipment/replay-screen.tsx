// The replay of an attempt at the bay: scene and terminal at any moment, the reference beside it, the judged
// steps.
import { Workflow } from 'lucide-react';
import type { Pointed } from '#contract/entities/prompts.ts';
import { useMemo, useState, type ReactElement } from 'react';
import { textIn } from '#contract/languages.ts';
import type { emergencySituations } from '#machines/equipment/codes/emergency-situations.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { actionText } from '#machines/equipment/wording.ts';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import type { StoredRun } from '#src/lib/attempts/practice-runs.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { LiveRun, ReplayScreenProps } from '../view-props.ts';
import { clockText } from '../simulation/clock-text.ts';
import { SHIFT_SPEEDS, type ReplayClock } from '../simulation/replay-clock.ts';
import { opensCompared, useReplayCourse, type ReplayCourse } from '../simulation/replay-course.ts';
import { CourseControls, CourseSteps, ReplayFrame, sideLabel } from '../simulation/replay-frame.tsx';
import { LiveSteps } from '../simulation/live-steps.tsx';
import { SoundCaptions } from '../simulation/sound-captions.tsx';
import { useFilm } from '../simulation/use-film.ts';
import { useSoundBoard } from '../simulation/use-sound-board.ts';
import { replayTexts } from '../simulation/replay-texts.ts';
import styles from '../simulation/replay.module.css';
import { ChartPanel } from './charts/chart-panel.tsx';
import { traceAt, traceLog } from './charts/log-trace.ts';
import { chartTexts } from './charts/texts/chart-texts.ts';
import { BayMoment } from './compare/bay-moment.tsx';
import { NowText } from './compare/now-text.tsx';
import { Without } from './compare/without.tsx';
import { openFilm, stateWhile, type BayFilm } from './compare/bay-film.ts';
import { BayFilledIn } from './report/filled-in.tsx';
import { pointedInBay } from './play/bay-pointer.tsx';
import { pointable, pointableThings } from './play/pointable.ts';
import { forkAt, type Fork } from './play/take-over.ts';
import { TakeOverButtons } from './play/take-over-buttons.tsx';
import { TakenOver } from './play/taken-over.tsx';
import { BAY_SOUNDS } from './sound/bay-sound-groups.ts';
import { useReplaySound } from './sound/use-replay-sound.ts';
import { playTexts } from './play/texts/play-texts.ts';

export function EquipmentReplayScreen(props: ReplayScreenProps): ReactElement {
  const { replay, language, live, onClose } = props;
  const film = useFilm(openFilm, replay);
  const [isCompared, setCompared] = useState(opensCompared(props));
  const [isWithout, setWithout] = useState(false);
  const [hasCharts, setCharts] = useState(false);
  const board = useSoundBoard(language, BAY_SOUNDS);
  const [start, setStart] = useState<ReplayStart>(props);
  const [taken, setTaken] = useState<Fork | StoredRun>();
  if (film && taken) {
    return <TakenOver {...{ replay, film, language }} from={taken} onClose={() => setTaken(undefined)} />;
  }
  const charts = (
    <IconButton
      label={chartTexts(language).title}
      withTooltip
      pressed={hasCharts}
      icon={<Workflow aria-hidden="true" />}
      onClick={() => setCharts(!hasCharts)}
    />
  );
  return (
    <ReplayFrame
      {...{ replay, language, live, onClose, board }}
      isCompared={isCompared && !isWithout}
      onCompare={(wanted) => {
        setCompared(wanted);
        setWithout(false);
      }}
      tools={charts}
    >
      {film ? (
        <Showing
          {...props}
          {...start}
          {...{ film, board, isCompared, isWithout, hasCharts }}
          onWithout={setWithout}
          onTake={(from, atMs) => {
            setStart({ startAtMs: atMs, startStep: undefined });
            setTaken(from);
          }}
        />
      ) : (
        <Notice tone="danger">{playTexts(language).brokenCase}</Notice>
      )}
    </ReplayFrame>
  );
}

type ReplayStart = Pick<ReplayScreenProps, 'startAtMs' | 'startStep'>;

interface ShowingProps extends ReplayScreenProps {
  readonly film: BayFilm;
  readonly board: SoundBoard;
  readonly isCompared: boolean;
  /** Beside it: what would have been had nothing been issued. */
  readonly isWithout: boolean;
  readonly onWithout: (isWithout: boolean) => void;
  readonly hasCharts: boolean;
  readonly onTake: (from: Fork | StoredRun, atMs: number) => void;
}

function Showing(props: ShowingProps): ReactElement {
  const { film, board, replay, language, isCompared, isWithout } = props;
  const course = useReplayCourse(film, props);
  const [pointed, setPointed] = useState<Pointed>();
  const isGuided = props.live?.guiding !== undefined && course.clock.isFollowing;
  return (
    <>
      <div className={styles.middle}>
        <Moments
          {...course}
          {...{ film, board, language, isCompared, isWithout, pointed }}
          onPoint={isGuided ? setPointed : undefined}
          judging={replay.reference?.judging}
        />
        <Side {...props} course={course} pointed={pointed} onPoint={isGuided ? setPointed : undefined} />
      </div>
      <CourseControls {...{ film, replay, language, course }} speeds={SHIFT_SPEEDS} />
    </>
  );
}

interface SideProps extends ShowingProps, PointingProps {
  readonly course: ReplayCourse<EquipmentState>;
}

interface PointingProps {
  readonly pointed: Pointed | undefined;
  /** Left out: nothing can be pointed at. */
  readonly onPoint: ((thing: Pointed | undefined) => void) | undefined;
}

/** The charts at this moment, or the judged steps, each of which jumps to its moment. */
function Side(props: SideProps): ReactElement {
  const { film, replay, language, course, hasCharts, momentTools, mayTakeOver = false, onTake, live } = props;
  const { clock, count } = course;
  const steps = live ? (
    <LiveSide {...props} live={live} />
  ) : (
    <CourseSteps {...{ film, replay, language, course }} />
  );
  return (
    <aside
      className={styles.side}
      aria-label={hasCharts ? chartTexts(language).title : sideLabel(language, live)}
    >
      {mayTakeOver ? (
        <TakeOverButtons
          replay={replay}
          language={language}
          forkHere={() => forkAt(film, count, clock.count === undefined ? clock.atMs : 0)}
          onTake={(from) => onTake(from, clock.atMs)}
        />
      ) : null}
      <WithoutButton {...props} />
      {momentTools?.({
        simulation: 'EQUIPMENT',
        atMs: clock.atMs,
        time: clockText(clock.atMs),
        ruleset: film.ruleset,
        stateAt: () => stateWhile(film.ruleset, film.timeline, clock.atMs),
      })}
      {hasCharts ? <FilmCharts {...props} /> : steps}
    </aside>
  );
}

/** Where the server issued something: what would have been without it. */
function WithoutButton({ replay, language, live, isWithout, onWithout }: SideProps): ReactElement | null {
  const { compare } = replayTexts(language);
  if (live !== undefined || replay.entries.every(({ issue }) => issue === undefined)) return null;
  return (
    <Button
      size="s"
      variant="secondary"
      className={styles.sideTool}
      text={isWithout ? compare.withoutOff : compare.without}
      aria-pressed={isWithout}
      onClick={() => onWithout(!isWithout)}
    />
  );
}

/** What somebody who is followed has done, and what they have filled in up to the moment shown. */
function LiveSide({
  film,
  replay,
  language,
  course,
  live,
  pointed,
  onPoint,
}: SideProps & { readonly live: LiveRun }): ReactElement {
  const { entries } = film.timeline;
  const done = useMemo(() => entries.slice(0, course.count), [entries, course.count]);
  const state = useShownState(film, course.clock, course.count);
  return (
    <>
      {onPoint &&
        live.guiding?.({
          things: pointableThings(film.ruleset, state),
          chosen: pointed,
          onChoose: onPoint,
        })}
      <LiveSteps
        {...{ live, course, language }}
        timeline={film.timeline}
        wordsOf={(entry) => textIn(actionText(film.ruleset, entry, film.play), language)}
      />
      <BayFilledIn simulation={replay.simulation} entries={done} language={language} />
    </>
  );
}

function FilmCharts({ film, replay, language, course: { clock, count } }: SideProps): ReactElement {
  const { ruleset, play, timeline } = film;
  const { seed, codeVersion } = replay.simulation;
  const moments = useMemo(
    () => traceLog({ ruleset, play, seed, codeVersion, entries: timeline.entries }),
    [ruleset, play, seed, codeVersion, timeline],
  );
  const state = useShownState(film, clock, count);
  return (
    <ChartPanel
      ruleset={ruleset}
      state={state}
      trace={traceAt(moments, state.clockMs)}
      language={language}
      asks={false}
    />
  );
}

/** How often the picture is updated while time runs, at the player's speed. */
const TICK_MS = 200;

/** Stepping shows the result of an action; running time shows what is going on. */
function useShownState({ ruleset, timeline }: BayFilm, clock: ReplayClock, count: number): EquipmentState {
  const isStep = clock.count !== undefined;
  const isRunning = clock.isPlaying && !clock.hasJumped;
  const atMs = isRunning ? Math.floor(clock.atMs / TICK_MS) * TICK_MS : clock.atMs;
  return useMemo(
    () => (isStep ? timeline.stopAt(count).state : stateWhile(ruleset, timeline, atMs)),
    [ruleset, timeline, isStep, count, atMs],
  );
}

type Judging = Parameters<typeof emergencySituations>[1];

interface MomentsProps
  extends
    Pick<ShowingProps, 'film' | 'board' | 'language' | 'isCompared' | 'isWithout'>,
    PointingProps,
    Omit<ReplayCourse<EquipmentState>, 'step'> {
  readonly judging: Judging | undefined;
}

function Moments(props: MomentsProps): ReactElement {
  const { film, board, clock, count, language, comparison, isCompared, isWithout, pointed, onPoint } = props;
  const { ruleset, timeline } = film;
  const stop = useMemo(() => timeline.stopAt(count), [timeline, count]);
  const state = useShownState(film, clock, count);
  const refusedAt = stop.reason === undefined ? undefined : stop.count;
  useReplaySound({ ruleset, board, clock, state, refusedAt });
  const marked = useMemo(() => pointed && pointedInBay(pointed), [pointed]);
  const { compare } = replayTexts(language);
  const beside = isCompared && !isWithout ? comparison : undefined;
  const entry = beside?.timeline.entries[beside.referenceCount - 1];
  return (
    <div className={styles.stages}>
      <div className={styles.stage}>
        <BayMoment
          ruleset={ruleset}
          state={state}
          language={language}
          isSeeking={clock.hasJumped}
          focus={marked}
          onTarget={onPoint && ((target) => onPoint(pointable(ruleset, state, target)))}
        >
          <NowText {...props} stop={stop} state={state} />
          <SoundCaptions board={board} language={language} />
        </BayMoment>
      </div>
      {beside ? (
        <section
          className={styles.stage}
          aria-label={compare.reference}
          data-reference-moment={beside.referenceCount}
        >
          <BayMoment
            ruleset={ruleset}
            state={beside.timeline.stopAt(beside.referenceCount).state}
            language={language}
            isSeeking
          >
            <p className={styles.now} aria-live="polite">
              <small>{compare.reference}</small>
              {entry ? textIn(actionText(ruleset, entry, film.play), language) : compare.before}
            </p>
          </BayMoment>
        </section>
      ) : null}
      {isWithout ? <Without {...{ film, language, clock }} /> : null}
    </div>
  );
}
