// Things that fall and are thrown, as often as you like; each ends up where the state says.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Action } from '#contract/simulation/log.ts';
import { streetClothes } from '#machines/room/builtin/cases/street-clothes.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { stepsTo } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';
import type { RoomScene } from '../room-scene.ts';
import { RoomStage } from '../room-stage.tsx';

const INTO: Action = { code: 'A001', to: 'entrance' };
const floor = (item: string): Action => ({ code: 'A016', item, to: 'entrance-floor' });

const WAYS = {
  'an apple': [{ code: 'A009', item: 'apple-0' }, floor('apple-0')],
  'a coat': [floor('bag-0'), { code: 'A006', item: 'coat-0' }, floor('coat-0')],
  'the bag': [floor('bag-0')],
  'covers into the bin': [
    { code: 'A017', item: 'shoeCovers-0', from: 'entrance-dispensary' },
    { code: 'A014', item: 'shoeCovers-0', to: 'entrance-trash' },
  ],
} as const satisfies Readonly<Record<string, readonly Action[]>>;

function after(state: RoomState, action: Action): readonly RoomState[] {
  const states = [state];
  for (const step of stepsTo(ruleset, state, action)) {
    const before = states.at(-1) ?? state;
    const outcome = roomSimulation.act(ruleset, before, step, before.readyAtMs);
    if (!outcome.ok) throw new Error(`${step.code}: ${outcome.reason}`);
    states.push(outcome.state);
  }
  return states.slice(1);
}

const start = (): RoomState => after(roomSimulation.start(ruleset, streetClothes.play, 1), INTO).at(-1)!;
const ignore = (): undefined => undefined;
const INTENTS = { onWalk: ignore, onThing: ignore, onDrop: ignore };

interface FallingProps {
  readonly reducedMotion: boolean;
  readonly onScene: (scene: RoomScene | undefined) => void;
}

function Falling({ reducedMotion, onScene }: FallingProps): ReactElement {
  const [first] = useState(start);
  const [scene, setScene] = useState<RoomScene>();
  const play = (actions: readonly Action[]): void => {
    let state = first;
    scene?.seek(state);
    for (const action of actions) {
      for (const next of after(state, action)) {
        scene?.show(next);
        state = next;
      }
    }
  };
  return (
    <div style={{ position: 'relative', height: '100dvh' }}>
      <RoomStage
        ruleset={ruleset}
        state={first}
        language="en"
        reducedMotion={reducedMotion}
        intents={INTENTS}
        onReady={(ready) => {
          ready?.focusRoom('entrance');
          setScene(ready);
          onScene(ready);
        }}
      />
      <div
        style={{ position: 'absolute', insetInlineStart: 12, insetBlockStart: 12, display: 'flex', gap: 8 }}
      >
        {Object.entries(WAYS).map(([name, actions]) => (
          <button key={name} type="button" onClick={() => play(actions)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

let shown: RoomScene | undefined;

const meta = {
  title: 'Scenes/Room/Falling',
  component: Falling,
  parameters: { layout: 'fullscreen' },
  args: {
    reducedMotion: false,
    onScene: (scene) => {
      shown = scene;
    },
  },
} satisfies Meta<typeof Falling>;

export default meta;
type Story = StoryObj<typeof meta>;

const LONG_MS = 20_000;

async function sceneIsReady(): Promise<RoomScene> {
  await waitFor(() => expect(shown?.isLoading).toBe(false), { timeout: LONG_MS });
  if (!shown) throw new Error('No scene');
  return shown;
}

/** Compares where a thing ends up with where it is drawn without any motion. */
export const EndsAtItsPlace: Story = {
  play: async ({ canvasElement }) => {
    const scene = await sceneIsReady();
    for (const name of Object.keys(WAYS)) {
      await userEvent.click(within(canvasElement).getByRole('button', { name }));
      await expect(scene.isMoving).toBe(true);
      await waitFor(() => expect(scene.isMoving).toBe(false), { timeout: LONG_MS });
      const played = scene.drawnThings();
      const { framesDrawn } = scene;
      const states = WAYS[name as keyof typeof WAYS].reduce<RoomState>(
        (state, action) => after(state, action).at(-1) ?? state,
        start(),
      );
      scene.seek(states);
      await expect(scene.drawnThings()).toEqual(played);
      // At rest nothing runs except the one frame that the new state requested.
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expect(scene.framesDrawn).toBeLessThanOrEqual(framesDrawn + 2);
    }
  },
};

export const WithoutMotion: Story = {
  args: { reducedMotion: true },
  play: async ({ canvasElement }) => {
    const scene = await sceneIsReady();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'an apple' }));
    await expect(scene.isMoving).toBe(false);
  },
};
