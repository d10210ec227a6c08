// A task of the bay being answered: its case is read, played, and every action saved.
import { useMemo, useState, type ReactElement } from 'react';
import {
  equipmentKeySchema,
  equipmentPlaySchema,
  type EquipmentKey,
} from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { textIn } from '#contract/text-in.ts';
import { Notice } from '#src/ui/notice.tsx';
import type { AnswerScreenProps } from '../answer-screen.ts';
import { EquipmentGame } from './play/equipment-game.ts';
import { EquipmentPlayer } from './play/equipment-player.tsx';
import { playTexts } from './play/texts/play-texts.ts';

/** A control is worked without them. */
const CHARTS = { TRAINING: 'live', SELFCONTROL: 'asking', CONTROL: undefined } as const;

export function EquipmentAnswerScreen(props: AnswerScreenProps): ReactElement {
  const { task, language, mode, isReadOnly, bar } = props;
  const [game] = useState(() => openGame(props));
  const [key] = useState(() => trainingKeyOf(props));
  const texts = playTexts(language);
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
    <EquipmentPlayer
      game={game}
      language={language}
      isReadOnly={isReadOnly}
      saysReason={mode === 'TRAINING'}
      charts={CHARTS[mode]}
      bar={notices}
      goal={textIn(task.question.content, language)}
      trainingKey={key}
      hintPenalty={task.hintPenalty}
    />
  );
}

/** Undefined where the case's data are not of this version's shape. */
function openGame({ task, onEvent }: AnswerScreenProps): EquipmentGame | undefined {
  const ruleset = equipmentRulesetSchema.safeParse(task.simulation?.ruleset);
  const play = equipmentPlaySchema.safeParse(task.simulation?.play);
  if (!ruleset.success || !play.success || !task.simulation) {
    console.error('The equipment case did not open', ruleset.error ?? play.error);
    return undefined;
  }
  return new EquipmentGame({
    taskId: task.id,
    ruleset: ruleset.data,
    play: play.data,
    seed: task.simulation.seed,
    restart: task.saved.restart,
    maxAttempts: task.maxAttempts,
    entries: task.saved.entries,
    onEvent,
  });
}

/** The key travels with the task in TRAINING alone, and not even then while an event of the person holds the task. */
function trainingKeyOf({ task, mode }: AnswerScreenProps): EquipmentKey | undefined {
  if (mode !== 'TRAINING') return undefined;
  return equipmentKeySchema.safeParse(task.params['key']).data;
}
