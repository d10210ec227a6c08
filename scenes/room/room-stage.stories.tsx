import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';
import { RoomStage } from './room-stage.tsx';

type RoomAction = Parameters<typeof roomSimulation.act>[2];

/** The state after some actions in a built-in case; each must be possible. */
function after(caseAt: number, ...actions: readonly RoomAction[]): RoomState {
  const play = BUILTIN_ROOM_CASES[caseAt]?.play;
  if (!play) throw new Error(`No built-in case ${caseAt}`);
  return actions.reduce(
    (state, action) => {
      const outcome = roomSimulation.act(ruleset, state, action, state.readyAtMs);
      if (!outcome.ok) throw new Error(`${action.code}: ${outcome.reason}`);
      return outcome.state;
    },
    roomSimulation.start(ruleset, play, 1),
  );
}

const ignore = (): undefined => undefined;

const meta = {
  title: 'Scenes/Room',
  component: RoomStage,
  parameters: { layout: 'fullscreen' },
  args: {
    ruleset,
    state: after(0),
    language: 'ru',
    intents: { onWalk: ignore, onThing: ignore, onDrop: ignore },
    isSeeking: true,
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-scene=ready] canvas')).not.toBeNull(), {
      timeout: 20_000,
    });
  },
} satisfies Meta<typeof RoomStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Suite: Story = {};
export const SuiteInEnglish: Story = { args: { language: 'en' } };
export const SuiteInChinese: Story = { args: { language: 'ch' } };
export const Girl: Story = { args: { state: after(1) } };
export const Dark: Story = { args: { background: 0x16212c } };
export const SittingOnTheBench: Story = {
  args: {
    state: after(
      0,
      { code: 'A001', to: 'entrance' },
      { code: 'WALK', to: 'entrance-bench' },
      { code: 'A003', to: 'entrance-bench' },
    ),
  },
};
export const NearAndSelected: Story = {
  args: {
    state: after(0, { code: 'A001', to: 'entrance' }, { code: 'WALK', to: 'entrance-shoerack' }),
    selection: {
      near: [
        { kind: 'furniture', id: 'entrance-shoerack' },
        { kind: 'subject', id: 'crocs-0' },
      ],
      selected: { kind: 'furniture', id: 'entrance-bench' },
    },
  },
};
