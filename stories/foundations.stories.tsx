import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '#src/ui/logo.tsx';
import { StoryGrid, StoryRow } from './story-frame.tsx';
import styles from './story-frame.module.css';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const COLOURS = [
  'ground',
  'surface',
  'surface-raised',
  'surface-sunken',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'ink-faint',
  'primary',
  'primary-soft',
  'amber',
  'amber-soft',
  'danger',
  'danger-soft',
  'success',
  'success-soft',
] as const;

export const Colours: Story = {
  render: () => (
    <div className={styles.swatches}>
      {COLOURS.map((name) => (
        <div key={name} className={styles.swatch}>
          <div style={{ background: `var(--${name})` }} />
          <p>{name}</p>
        </div>
      ))}
    </div>
  ),
};

const SIZES = ['display', 'xl', 'l', 'm', 's', 'xs'] as const;

export const Type: Story = {
  render: () => (
    <StoryGrid>
      {SIZES.map((size) => (
        <StoryRow key={size} title={`text-${size}`}>
          <p style={{ fontSize: `var(--text-${size})`, lineHeight: 1.3 }}>
            Чистая зона Clean room 净化间 0123456789
          </p>
        </StoryRow>
      ))}
      <StoryRow title="font-mono">
        <code>S001 бахилы · P001 → A025 · 000000</code>
      </StoryRow>
      <StoryRow title="logo">
        <Logo name="Кристалл" />
        <Logo name="Кристалл" size="l" />
        <Logo name="Кристалл" markOnly />
      </StoryRow>
    </StoryGrid>
  ),
};

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
