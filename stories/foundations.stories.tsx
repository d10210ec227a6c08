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
