// The screen for answering a task in the clean-zone room: loads its case, plays it, and saves every action.
import { use, useState, type ReactElement } from 'react';
import { textIn } from '#contract/languages.ts';
import { roomKeySchema, roomPlaySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import type { AnswerScreenProps } from '../view-props.ts';
import { CaseAnswer } from '../simulation/play/case-answer.tsx';
import { openCase, trainingKeyOf } from '../simulation/play/open-case.ts';
import { useServedRun } from '../simulation/play/use-served-run.ts';
import { loadGuide } from './play/load-guide.ts';
import { RoomGame } from './play/room-game.ts';
import { RoomPlayer } from './play/room-player.tsx';
import { isNewcomer } from './play/use-assist.ts';
import { roomTexts } from './texts/room-texts.ts';

export function RoomAnswerScreen(props: AnswerScreenProps): ReactElement {
  const { task, language, mode, isReadOnly, bar, practice } = props;
  const guide = mode === 'TRAINING' ? use(loadGuide()) : undefined;
  const [opened] = useState(() => openGame(props));
  const [key] = useState(() => trainingKeyOf(props, roomKeySchema));
  useServedRun(opened, props);
  return (
    <CaseAnswer game={opened} bar={bar} texts={roomTexts(language)}>
      {(game, notices) => (
        <RoomPlayer
          game={game}
          language={language}
          isReadOnly={isReadOnly || props.isFrozen === true}
          saysReason={mode === 'TRAINING'}
          bar={notices}
          pointed={props.pointed}
          goal={textIn(task.question.content, language)}
          trainingKey={key}
          guide={guide}
          hintPenalty={task.hintPenalty}
          guidance={practice?.guidance ?? (isNewcomer() ? 'LED' : 'OFFERED')}
          huntsFaults={practice?.huntsFaults ?? false}
          onEnd={practice?.onEnd}
          restartAsk={practice?.restartAsk}
        />
      )}
    </CaseAnswer>
  );
}

function openGame(props: AnswerScreenProps): RoomGame | undefined {
  const setup = openCase(props, roomRulesetSchema, roomPlaySchema);
  const codeVersion = props.task.simulation?.codeVersion;
  if (!setup || codeVersion === undefined) return undefined;
  return new RoomGame({ ...setup, codeVersion, monotonicMs: () => performance.now() });
}
