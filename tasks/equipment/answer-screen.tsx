// The screen for answering a bay task: loads its case, plays it, and saves every action.
import { use, useState, type ReactElement } from 'react';
import { textIn } from '#contract/languages.ts';
import { equipmentKeySchema, equipmentPlaySchema } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import type { AnswerScreenProps } from '../view-props.ts';
import { CaseAnswer } from '../simulation/play/case-answer.tsx';
import { openCase, trainingKeyOf } from '../simulation/play/open-case.ts';
import { useServedRun } from '../simulation/play/use-served-run.ts';
import { EquipmentGame } from './play/equipment-game.ts';
import { EquipmentPlayer } from './play/equipment-player.tsx';
import { loadJudge } from './play/load-judge.ts';
import { playTexts } from './play/texts/play-texts.ts';

/** CONTROL is done without charts. */
const CHARTS = { TRAINING: 'live', SELFCONTROL: 'asking', CONTROL: undefined } as const;

export function EquipmentAnswerScreen(props: AnswerScreenProps): ReactElement {
  const { task, language, mode, isReadOnly, bar } = props;
  const [opened] = useState(() => openGame(props));
  const [key] = useState(() => trainingKeyOf(props, equipmentKeySchema));
  const explain = mode === 'TRAINING' ? use(loadJudge()) : undefined;
  useServedRun(opened, props);
  return (
    <CaseAnswer game={opened} bar={bar} texts={playTexts(language)}>
      {(game, notices) => (
        <EquipmentPlayer
          game={game}
          language={language}
          isReadOnly={isReadOnly || props.isFrozen === true}
          saysReason={mode === 'TRAINING'}
          charts={CHARTS[mode]}
          isServerTime={props.onRun !== undefined}
          bar={notices}
          pointed={props.pointed}
          goal={textIn(task.question.content, language)}
          trainingKey={key}
          guidance={props.practice?.guidance}
          restartAsk={props.practice?.restartAsk}
          explain={explain}
          hintPenalty={task.hintPenalty}
        />
      )}
    </CaseAnswer>
  );
}

function openGame(props: AnswerScreenProps): EquipmentGame | undefined {
  const setup = openCase(props, equipmentRulesetSchema, equipmentPlaySchema);
  const { simulation } = props.task;
  return setup && simulation
    ? new EquipmentGame({ ...setup, codeVersion: simulation.codeVersion, isHeld: simulation.isHeld })
    : undefined;
}
