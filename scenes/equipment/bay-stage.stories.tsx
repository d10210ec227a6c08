import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IDLE, NORMAL_SHIFT, inEmergency } from './bay-samples.ts';
import { BayStage } from './bay-stage.tsx';

const ignore = (): undefined => undefined;
const LONG_MS = 20_000;

async function isReady(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas.querySelector('[data-scene=ready] canvas')).not.toBeNull(), {
    timeout: LONG_MS,
  });
}

/** While true, requests for pictures fail as if there were no network. */
let isOffline = false;

function goOffline(): () => void {
  const { fetch } = globalThis;
  isOffline = true;
  globalThis.fetch = async (...asked) =>
    isOffline && /\.webp\b/u.test(new Request(...asked).url) ? Response.error() : fetch(...asked);
  return () => {
    globalThis.fetch = fetch;
  };
}

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
  play: async ({ canvasElement }) => isReady(canvasElement),
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

export const PicturesThatDoNotCome: Story = {
  beforeEach: goOffline,
  play: async ({ canvasElement }) => {
    const notice = await within(canvasElement).findByRole('alert', undefined, { timeout: LONG_MS });
    await expect(notice).toHaveTextContent('Изображения не загрузились');
    isOffline = false;
    await userEvent.click(within(notice).getByRole('button', { name: 'Повторить' }));
    await isReady(canvasElement);
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};

export const ContextThatIsLost: Story = {
  play: async ({ canvasElement }) => {
    await isReady(canvasElement);
    const lost = canvasElement.querySelector('canvas');
    lost?.dispatchEvent(new Event('contextlost'));
    const notice = await within(canvasElement).findByRole('alert', undefined, { timeout: LONG_MS });
    await expect(notice).toHaveTextContent('Изображение пропало');
    await userEvent.click(within(notice).getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBe(lost));
    await isReady(canvasElement);
  },
};
