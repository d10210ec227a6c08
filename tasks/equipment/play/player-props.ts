// What the equipment's player and its parts are given.
import type { ReactNode } from 'react';
import type { Language } from '#contract/languages.ts';
import type { EquipmentKey } from '#contract/simulation/equipment-case.ts';
import type { Pointed } from '#contract/entities/prompts.ts';
import type { Guidance } from '../../view-props.ts';
import type { EquipmentGame } from './equipment-game.ts';
import type { Explain } from './load-judge.ts';

export interface EquipmentPlayerProps {
  readonly game: EquipmentGame;
  readonly language: Language;
  readonly isReadOnly: boolean;
  /** TRAINING: a refusal says why. */
  readonly saysReason: boolean;
  /** The machine's charts beside the bay: live, or with the question what comes next. Live where refusals say why. */
  readonly charts?: 'live' | 'asking' | undefined;
  /** CONTROL: time is held to the server's. */
  readonly isServerTime?: boolean | undefined;
  readonly bar: ReactNode;
  /** TRAINING: what a teacher points at. */
  readonly pointed?: Pointed | undefined;
  /** The task in words. */
  readonly goal: string;
  /** TRAINING alone. */
  readonly trainingKey: EquipmentKey | undefined;
  /** Left out: led as it was chosen before. */
  readonly guidance?: Guidance | undefined;
  /** TRAINING alone: what judges during play by that key. */
  readonly explain: Explain | undefined;
  readonly hintPenalty: number;
  /** Asked before the case is begun again; left out: as in an attempt. */
  readonly restartAsk?: string | undefined;
}

export function chartsOf({ charts, saysReason }: Pick<EquipmentPlayerProps, 'charts' | 'saysReason'>) {
  return charts ?? (saysReason ? 'live' : undefined);
}
