import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { IDLE, NORMAL_SHIFT, inEmergency } from './bay-samples.ts';
import { BayStage } from './bay-stage.tsx';

const ignore = (): undefined => undefined;

const meta = {
  title: 'Scenes/Bay',
  component: BayStage,
  parameters: { layout: 'fullscreen' },
  args: { view: NORMAL_SHIFT, language: 'ru', isSeeking: true, onTarget: ignore },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: '100dvh', minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-scene=ready] canvas')).not.toBeNull(), {
      timeout: 20_000,
    });
  },
} satisfies Meta<typeof BayStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NormalShift: Story = {};
export const InEnglish: Story = { args: { language: 'en' } };
export const InChinese: Story = { args: { language: 'ch' } };
export const Idle: Story = { args: { view: IDLE } };
export const DarkPage: Story = { args: { background: 0x16212c } };
export const LightingOutage: Story = { args: { view: inEmergency('lightingOutage', 1) } };
export const PowerOutage: Story = { args: { view: inEmergency('powerOutage', 1) } };
export const LargeFire: Story = { args: { view: inEmergency('fire', 2) } };
export const StillWithReducedMotion: Story = {
  args: { view: inEmergency('fire', 2), reducedMotion: true },
};
export const FocusOnAPort: Story = { args: { focus: { kind: 'port', id: '2' } } };
export const FocusOnTheEmo: Story = { args: { focus: { kind: 'place', id: 'emoTrackRight' } } };
