// One moment of a log in the bay as a picture: where its last entry has led.
import { useState, type ReactElement } from 'react';
import { equipmentPlaySchema } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { equipmentSimulationAt } from '#machines/equipment/simulation.ts';
import { describeState } from '#machines/equipment/twin/describe-state.ts';
import { filmOf } from '../simulation/film.ts';
import { MomentFrame } from '../simulation/moment-frame.tsx';
import type { MomentScreenProps } from '../view-props.ts';
import { BayMoment } from './compare/bay-moment.tsx';

const BAY = { rulesetSchema: equipmentRulesetSchema, playSchema: equipmentPlaySchema };

export function EquipmentMomentScreen(props: MomentScreenProps): ReactElement | null {
  const { language, inWords, simulation } = props;
  const [film] = useState(() =>
    filmOf({ ...BAY, machine: equipmentSimulationAt(simulation.codeVersion) }, props),
  );
  if (!film) return null;
  const { ruleset, timeline } = film;
  const { state } = timeline.stopAt(timeline.entries.length);
  return (
    <MomentFrame inWords={inWords} lines={describeState(ruleset, state, language)}>
      <BayMoment ruleset={ruleset} state={state} language={language} isSeeking>
        {null}
      </BayMoment>
    </MomentFrame>
  );
}
