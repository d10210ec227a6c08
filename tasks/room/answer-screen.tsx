// A task of the clean-zone room being answered: its case is read, played, and every action saved.
import { useMemo, useState, type ReactElement } from 'react';
import { roomKeySchema, roomPlaySchema, type RoomKey } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { textIn } from '#contract/text-in.ts';
import { Notice } from '#src/ui/notice.tsx';
import type { AnswerScreenProps } from '../answer-screen.ts';
import { RoomGame } from './play/room-game.ts';
import { RoomPlayer } from './play/room-player.tsx';
import { isNewcomer } from './play/use-assist.ts';
import { roomTexts } from './texts/room-texts.ts';

export function RoomAnswerScreen(props: AnswerScreenProps): ReactElement {
  const { task, language, mode, isReadOnly, bar } = props;
  const [game] = useState(() => openGame(props));
  const [key] = useState(() => trainingKeyOf(props));
  const texts = roomTexts(language);
  const notices = useMemo(
    () => (
      <>
        {bar}
        {game?.view().lostEntries === true ? <Notice tone="warning">{texts.resumedFrom}</Notice> : null}
      </>
    ),
    [bar, game, texts],
  );
  if (!game) {
    return (
      <>
        {bar}
        <Notice tone="danger">{texts.brokenCase}</Notice>
      </>
    );
  }
  return (
    <RoomPlayer
      game={game}
      language={language}
      isReadOnly={isReadOnly}
      saysReason={mode === 'TRAINING'}
      bar={notices}
      goal={textIn(task.question.content, language)}
      trainingKey={key}
      hintPenalty={task.hintPenalty}
      startsLed={isNewcomer()}
    />
  );
}

/** Undefined where the case's data are not of this version's shape. */
function openGame({ task, onEvent }: AnswerScreenProps): RoomGame | undefined {
  const ruleset = roomRulesetSchema.safeParse(task.simulation?.ruleset);
  const play = roomPlaySchema.safeParse(task.simulation?.play);
  if (!ruleset.success || !play.success || !task.simulation) {
    console.error('The room case did not open', ruleset.error ?? play.error);
    return undefined;
  }
  return new RoomGame({
    taskId: task.id,
    ruleset: ruleset.data,
    play: play.data,
    seed: task.simulation.seed,
    restart: task.saved.restart,
    maxAttempts: task.maxAttempts,
    entries: task.saved.entries,
    onEvent,
    monotonicMs: () => performance.now(),
  });
}

/** The key travels with the task in TRAINING alone, and not even then while an event of the person holds the task. */
function trainingKeyOf({ task, mode }: AnswerScreenProps): RoomKey | undefined {
  if (mode !== 'TRAINING') return undefined;
  return roomKeySchema.safeParse(task.params['key']).data;
}
