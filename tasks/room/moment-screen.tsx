// One moment of a log in the room as a picture, where its last entry has led; and stills of many, for a wall.
import { useMemo, useState, type ReactElement } from 'react';
import { roomPlaySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import { roomSimulationAt } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';
import { describeState } from '#machines/room/twin/describe-state.ts';
import { RoomStage } from '#scenes/room/room-stage.tsx';
import type { RoomScene } from '#scenes/room/room-scene.ts';
import type { RoomIntents } from '#scenes/room/targets.ts';
import { filmOf } from '../simulation/film.ts';
import { groundColour } from '../simulation/ground-colour.ts';
import { MomentFrame } from '../simulation/moment-frame.tsx';
import { useStill } from '../simulation/use-still.ts';
import type { MomentScreenProps, StillScreenProps } from '../view-props.ts';
import { useNearCamera } from './play/use-near-camera.ts';

const LOOKING: RoomIntents = { onWalk: () => undefined, onThing: () => undefined, onDrop: () => undefined };
const ROOM = { rulesetSchema: roomRulesetSchema, playSchema: roomPlaySchema };

function filmFrom(props: Pick<MomentScreenProps, 'simulation' | 'entries'>) {
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

/** The stage of a wall: shows one learner's last moment after the other, and copies each as a still. */
export function RoomStillScreen(props: StillScreenProps): ReactElement | null {
  const { simulation, entries } = props;
  const film = useMemo(() => filmFrom({ simulation, entries }), [simulation, entries]);
  if (!film) return null;
  const { ruleset, timeline } = film;
  return <Stage {...props} ruleset={ruleset} state={timeline.stopAt(timeline.entries.length).state} />;
}

interface StageProps extends StillScreenProps {
  readonly ruleset: NonNullable<ReturnType<typeof roomRulesetSchema.parse>>;
  readonly state: RoomState;
}

function Stage({ ruleset: parsed, state, language, into, onDrawn }: StageProps): ReactElement {
  // All that are shown here have one ruleset: the scene stays.
  const [ruleset] = useState(parsed);
  const [scene, setScene] = useState<RoomScene>();
  const lines = useMemo(() => describeState(ruleset, state, language), [ruleset, state, language]);
  useNearCamera(scene, ruleset, state, true);
  useStill({ scene, into, lines, onDrawn });
  return (
    <RoomStage
      ruleset={ruleset}
      state={state}
      isSeeking
      reducedMotion
      language={language}
      intents={LOOKING}
      background={groundColour()}
      onReady={setScene}
    />
  );
}
