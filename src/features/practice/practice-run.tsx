// A case being played: the player with the practice's own bar over it. A rehearsal has a clock and neither hints nor reasons.
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import { roomKeySchema, roomPlaySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { textIn } from '#contract/text-in.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { RoomGame } from '#tasks/room/play/room-game.ts';
import { RoomPlayer } from '#tasks/room/play/room-player.tsx';
import { finishRun } from './finish-room-run.ts';
import { movesIn, type FinishedRun } from './finished-run.ts';
import type { KeptRun } from './kept-run.ts';
import { KeptRunQuestion } from './kept-run-question.tsx';
import { PracticeFrame } from './practice-frame.tsx';
import styles from './practice.module.css';
import type { RoomPage } from './room-pages.ts';
import { ENDLESS, limitOf, useFinishing } from './use-finishing.ts';

export interface PracticeRunProps {
  readonly practice: PracticeCase;
  readonly page: RoomPage;
  readonly onLeave: () => void;
  readonly onFinish: (run: FinishedRun) => void;
}

export function PracticeRun(props: PracticeRunProps): ReactElement {
  return (
    <KeptRunQuestion practice={props.practice} page={props.page}>
      {(kept) => <Run {...props} kept={kept} />}
    </KeptRunQuestion>
  );
}

interface RunProps extends PracticeRunProps {
  readonly kept: KeptRun;
}

function Run({ practice, page, kept, onLeave, onFinish }: RunProps): ReactElement {
  const language = useLanguage();
  const [opened] = useState(() => openGame(practice, page, kept));
  const [roomKey] = useState(() => roomKeySchema.safeParse(practice.key).data);
  const [leftMs] = useState(() => limitOf(practice, page, kept));
  const finishing = useFinishing(practice, page, (key) => {
    kept.onEnd();
    if (opened)
      onFinish(finishRun(opened.view().attempt, roomKeySchema.safeParse(key).data ?? null, kept.startedAt));
  });
  const isTraining = page.mode === 'TRAINING';
  return (
    <PracticeFrame
      game={opened}
      title={textIn(practice.title, language)}
      mode={page.mode}
      limitMs={leftMs}
      finishing={finishing}
      moves={opened && isTraining && page.huntsFaults ? <Moves game={opened} practice={practice} /> : null}
      onLeave={onLeave}
    >
      {(game, bar) => (
        <RoomPlayer
          game={game}
          language={language}
          isReadOnly={finishing.isRunning}
          saysReason={isTraining}
          bar={bar}
          goal={textIn(practice.goal, language)}
          trainingKey={roomKey}
          hintPenalty={0}
          startsLed={page.isLed}
          huntsFaults={page.huntsFaults}
          onEnd={finishing.start}
        />
      )}
    </PracticeFrame>
  );
}

/** One's moves so far against the fewest that the case can be done with. */
function Moves({
  game,
  practice: { key },
}: {
  readonly game: RoomGame;
  readonly practice: PracticeCase;
}): ReactElement {
  const { t } = useTranslation('practice');
  const { attempt } = useSyncExternalStore(game.subscribe, game.view);
  const own = movesIn(attempt.entries);
  const fewest = key?.way?.length;
  return (
    <p className={styles.moves} data-moves={own}>
      {fewest === undefined ? t('movesSoFar', { own }) : t('movesOf', { own, fewest })}
    </p>
  );
}

/** Undefined where the case's data are not of this version's shape. */
function openGame({ id, play }: PracticeCase, { mode }: RoomPage, kept: KeptRun): RoomGame | undefined {
  const ruleset = roomRulesetSchema.safeParse(play.ruleset).data;
  const parts = roomPlaySchema.safeParse(play.play).data;
  if (!ruleset || !parts) return undefined;
  return new RoomGame({
    taskId: id,
    ruleset,
    play: parts,
    seed: play.seed,
    restart: kept.restart,
    maxAttempts: mode === 'TRAINING' ? ENDLESS : 1,
    entries: kept.entries,
    onEvent: kept.onEvent,
    monotonicMs: () => performance.now(),
  });
}
