import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid, StoryRow } from './story-frame.tsx';

const meta = { title: 'Foundations/Contrast' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const GROUNDS = ['ground', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'] as const;
const SOFT = ['primary-soft', 'amber-soft', 'danger-soft', 'success-soft'] as const;

// Each ink with the grounds it may stand on.
const PAIRS: readonly (readonly [ink: string, grounds: readonly string[]])[] = [
  ['ink', [...GROUNDS, ...SOFT]],
  ['ink-soft', [...GROUNDS, ...SOFT]],
  ['ink-faint', GROUNDS],
  ['primary-text', [...GROUNDS, 'primary-soft']],
  ['amber-text', ['ground', 'surface', 'surface-raised', 'amber-soft']],
  ['danger-text', ['ground', 'surface', 'surface-raised', 'danger-soft']],
  ['success-text', ['ground', 'surface', 'surface-raised', 'success-soft']],
  ['on-primary', ['primary', 'primary-hover', 'primary-active', 'gradient-from', 'gradient-to']],
  ['on-danger', ['danger', 'danger-hover']],
  ['on-success', ['success', 'success-hover']],
  ['on-amber', ['amber']],
  ['ink-inverse', ['ink']],
];

/** The accessibility check of these two stories is the test of the palette: every pair at 4.5 or more. */
export const ContrastLight: Story = {
  render: () => (
    <StoryGrid>
      {PAIRS.map(([ink, grounds]) => (
        <StoryRow key={ink} title={ink}>
          {grounds.map((ground) => (
            <span
              key={ground}
              style={{ padding: 8, color: `var(--${ink})`, background: `var(--${ground})`, fontSize: 14 }}
            >
              {ground}
            </span>
          ))}
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};

export const ContrastDark: Story = { ...ContrastLight, globals: { theme: 'dark' } };
