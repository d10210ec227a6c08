// One moment of a log in the room as a picture: where its last entry has led.
import { useState, type ReactElement } from 'react';
import { roomPlaySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { roomSimulationAt } from '#machines/room/simulation.ts';
import { describeState } from '#machines/room/twin/describe-state.ts';
import { RoomStage } from '#scenes/room/room-stage.tsx';
import type { RoomScene } from '#scenes/room/room-scene.ts';
import type { RoomIntents } from '#scenes/room/targets.ts';
import { filmOf } from '../simulation/film.ts';
import { groundColour } from '../simulation/ground-colour.ts';
import { MomentFrame } from '../simulation/moment-frame.tsx';
import type { MomentScreenProps } from '../view-props.ts';
import { useNearCamera } from './play/use-near-camera.ts';

const LOOKING: RoomIntents = { onWalk: () => undefined, onThing: () => undefined, onDrop: () => undefined };
const ROOM = { rulesetSchema: roomRulesetSchema, playSchema: roomPlaySchema };

function filmFrom(props: MomentScreenProps) {
  return filmOf({ ...ROOM, machine: roomSimulationAt(props.simulation.codeVersion) }, props);
}

export function RoomMomentScreen(props: MomentScreenProps): ReactElement | null {
  const [film] = useState(() => filmFrom(props));
  return film ? <Moment {...props} film={film} /> : null;
}

interface MomentProps extends MomentScreenProps {
  readonly film: NonNullable<ReturnType<typeof filmFrom>>;
}

function Moment({ film: { ruleset, timeline }, language, inWords }: MomentProps): ReactElement {
  const { state } = timeline.stopAt(timeline.entries.length);
  const [scene, setScene] = useState<RoomScene>();
  useNearCamera(scene, ruleset, state, true);
  return (
    <MomentFrame inWords={inWords} lines={describeState(ruleset, state, language)}>
      <RoomStage
        ruleset={ruleset}
        state={state}
        isSeeking
        language={language}
        intents={LOOKING}
        background={groundColour()}
        onReady={setScene}
      />
    </MomentFrame>
  );
}
