// A case of the bay being practised: its player with the practice's own bar over it.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import { equipmentKeySchema, equipmentPlaySchema } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { textIn } from '#contract/text-in.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { EquipmentGame } from '#tasks/equipment/play/equipment-game.ts';
import { EquipmentPlayer } from '#tasks/equipment/play/equipment-player.tsx';
import { finishBayRun } from './finish-bay-run.ts';
import type { KeptRun } from './kept-run.ts';
import { KeptRunQuestion } from './kept-run-question.tsx';
import { PracticeFrame } from './practice-frame.tsx';
import type { PracticeRunProps } from './practice-run.tsx';
import { ENDLESS, limitOf, useFinishing } from './use-finishing.ts';

export function BayPracticeRun(props: PracticeRunProps): ReactElement {
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
  const { t } = useTranslation('practice');
  const language = useLanguage();
  const [opened] = useState(() => openGame(practice, kept, page.mode === 'TRAINING' ? ENDLESS : 1));
  const [key] = useState(() => equipmentKeySchema.safeParse(practice.key).data);
  const [leftMs] = useState(() => limitOf(practice, page, kept));
  const finishing = useFinishing(practice, page, (given) => {
    kept.onEnd();
    if (!opened) return;
    const { game, ...attempt } = opened;
    const own = equipmentKeySchema.safeParse(given).data ?? null;
    onFinish(finishBayRun({ ...attempt, entries: game.view().entries }, own, kept.startedAt));
  });
  // A rehearsal does not say in its title what will happen.
  const title = page.mode === 'CONTROL' ? t('rehearsalShift') : textIn(practice.title, language);
  return (
    <PracticeFrame
      game={opened?.game}
      title={title}
      mode={page.mode}
      limitMs={leftMs}
      finishing={finishing}
      onLeave={onLeave}
    >
      {(game, bar) => (
        <EquipmentPlayer
          game={game}
          language={language}
          isReadOnly={finishing.isRunning}
          saysReason={page.mode === 'TRAINING'}
          bar={bar}
          goal={textIn(practice.goal, language)}
          trainingKey={key}
          hintPenalty={0}
        />
      )}
    </PracticeFrame>
  );
}

/** Undefined where the case's data are not of this version's shape. */
function openGame({ id, play: stored }: PracticeCase, kept: KeptRun, maxAttempts: number) {
  const ruleset = equipmentRulesetSchema.safeParse(stored.ruleset).data;
  const play = equipmentPlaySchema.safeParse(stored.play).data;
  if (!ruleset || !play) return undefined;
  const { seed } = stored;
  const { restart, entries, onEvent } = kept;
  const game = new EquipmentGame({ taskId: id, ruleset, play, seed, restart, maxAttempts, entries, onEvent });
  return { game, ruleset, play, seed };
}
