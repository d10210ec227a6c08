// What every replay has around its moments: the bar above, the judged steps beside, and the way through the log.
import { ArrowLeft, CircleHelp, Columns2 } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { Language } from '#contract/languages.ts';
import type { LiveRun, ReplayScreenProps } from '../view-props.ts';
import type { Film } from './film.ts';
import { JudgedSteps } from './judged-steps.tsx';
import type { Speed } from './replay-clock.ts';
import { ReplayControls } from './replay-controls.tsx';
import type { ReplayCourse } from './replay-course.ts';
import { replayTexts } from './replay-texts.ts';
import styles from './replay.module.css';
import { SoundControl } from './sound-control.tsx';

/** The key by which every page opens its help. */
function askHelp(): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: '?', cancelable: true }));
}

interface ReplayFrameProps extends Pick<ReplayScreenProps, 'replay' | 'language' | 'onClose' | 'live'> {
  readonly board: SoundBoard;
  readonly isCompared: boolean;
  readonly onCompare: (isCompared: boolean) => void;
  /** The simulation's own buttons in the bar. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

export function ReplayFrame(props: ReplayFrameProps): ReactElement {
  const { replay, language, live, onClose, board, isCompared, onCompare, tools, children } = props;
  const { replay: texts, compare, live: liveTexts } = replayTexts(language);
  const words = live === undefined ? texts : liveTexts;
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <IconButton
          label={live?.closeText ?? words.close}
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={onClose}
        />
        <div className={styles.titles}>
          <h1>{words.title}</h1>
          <p>{replay.user.fullName}</p>
        </div>
        {replay.reference ? (
          <CompareSwitch
            label={isCompared ? compare.alone : compare.beside}
            isCompared={isCompared}
            onCompare={onCompare}
          />
        ) : null}
        {tools}
        <SoundControl board={board} language={language} opens="below" />
        <IconButton
          label={words.help}
          withTooltip
          icon={<CircleHelp aria-hidden="true" />}
          aria-keyshortcuts="?"
          aria-haspopup="dialog"
          onClick={askHelp}
        />
      </header>
      {children}
    </div>
  );
}

interface CompareSwitchProps extends Pick<ReplayFrameProps, 'isCompared' | 'onCompare'> {
  readonly label: string;
}

/** In words, and as a sign where the words would leave the title no room. */
function CompareSwitch({ label, isCompared, onCompare }: CompareSwitchProps): ReactElement {
  const turn = (): void => onCompare(!isCompared);
  return (
    <>
      <span className={styles.inWords}>
        <Button size="s" variant="secondary" text={label} aria-pressed={isCompared} onClick={turn} />
      </span>
      <span className={styles.asSign}>
        <IconButton
          label={label}
          withTooltip
          pressed={isCompared}
          icon={<Columns2 aria-hidden="true" />}
          onClick={turn}
        />
      </span>
    </>
  );
}

interface CourseProps extends Pick<ReplayScreenProps, 'replay' | 'language'> {
  readonly film: Pick<Film, 'timeline'>;
  readonly course: ReplayCourse;
}

/** The judged steps, each of which leads to its moment. */
export function CourseSteps(props: CourseProps & { readonly tools?: ReactNode }): ReactElement {
  const { film, replay, language, tools } = props;
  const { clock, count, comparison } = props.course;
  const { entries, invalidFrom } = film.timeline;
  const { replay: texts } = replayTexts(language);
  return (
    <>
      {tools}
      <h2>{texts.steps}</h2>
      {invalidFrom ? <Notice tone="danger">{texts.invalid}</Notice> : null}
      <JudgedSteps
        judgements={replay.grade?.judgements ?? []}
        currentSeq={entries[count - 1]?.seq ?? 0}
        texts={texts}
        language={language}
        momentOf={comparison?.momentOf}
        chosenId={comparison?.chosenId}
        onMoment={(atMs, judgement) => {
          clock.seek(atMs);
          comparison?.choose(judgement);
        }}
      />
    </>
  );
}

/** The way through the log: `speeds` are the room's where left out. */
export function CourseControls(props: CourseProps & { readonly speeds?: readonly Speed[] }): ReactElement {
  const { film, replay, language, course, ...rest } = props;
  return (
    <ReplayControls
      {...rest}
      clock={course.clock}
      durationMs={film.timeline.durationMs}
      judgements={replay.grade?.judgements ?? []}
      momentOf={course.comparison?.momentOf}
      skipsIdle={course.skipsIdle}
      onSkipsIdle={course.setSkipsIdle}
      texts={replayTexts(language).replay}
      language={language}
      onBack={() => course.step(-1)}
      onForward={() => course.step(1)}
    />
  );
}

/** What stands beside the scene: the judged steps, or what somebody who is followed has done. */
export function sideLabel(language: Language, live: LiveRun | undefined): string {
  const { replay, live: liveTexts } = replayTexts(language);
  return live === undefined ? replay.steps : liveTexts.steps;
}
