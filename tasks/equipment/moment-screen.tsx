// One moment of a log in the bay as a picture, where its last entry has led; and stills of many, for a wall.
import { useMemo, useState, type ReactElement } from 'react';
import { equipmentPlaySchema } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import { equipmentSimulationAt } from '#machines/equipment/simulation.ts';
import { describeState } from '#machines/equipment/twin/describe-state.ts';
import type { BayScene } from '#scenes/equipment/bay-scene.ts';
import { BayStage } from '#scenes/equipment/bay-stage.tsx';
import { filmOf } from '../simulation/film.ts';
import { groundColour } from '../simulation/ground-colour.ts';
import { MomentFrame } from '../simulation/moment-frame.tsx';
import { useStill } from '../simulation/use-still.ts';
import type { MomentScreenProps, StillScreenProps } from '../view-props.ts';
import { BayMoment } from './compare/bay-moment.tsx';
import { bayViewOf } from './view/bay-view-of.ts';

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

function shownOf({
  simulation,
  entries,
  language,
}: Pick<StillScreenProps, 'simulation' | 'entries' | 'language'>) {
  const film = filmOf(
    { ...BAY, machine: equipmentSimulationAt(simulation.codeVersion) },
    { simulation, entries },
  );
  if (!film) return undefined;
  const { ruleset, timeline } = film;
  const { state } = timeline.stopAt(timeline.entries.length);
  return { view: bayViewOf(ruleset, state, 'girl'), lines: describeState(ruleset, state, language) };
}

/** The stage of a wall: shows one learner's last moment after the other, and copies each as a still. */
export function EquipmentStillScreen(props: StillScreenProps): ReactElement | null {
  const { simulation, entries, language } = props;
  const shown = useMemo(() => shownOf({ simulation, entries, language }), [simulation, entries, language]);
  return shown ? <Stage {...props} {...shown} /> : null;
}

type StageProps = StillScreenProps & NonNullable<ReturnType<typeof shownOf>>;

function Stage({ view, lines, language, into, onDrawn }: StageProps): ReactElement {
  const [scene, setScene] = useState<BayScene>();
  useStill({ scene, into, lines, onDrawn });
  return (
    <BayStage
      view={view}
      isSeeking
      reducedMotion
      language={language}
      background={groundColour()}
      onTarget={() => undefined}
      onReady={setScene}
    />
  );
}
