// A name that is written from right to left keeps its direction to itself: what stands beside it in a line stays in order.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { StoryGrid } from '../../../stories/story-frame.tsx';

const meta = { title: 'Styles/Direction' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const NAMES = [
  'שלום עולם',
  'مهندس الإنتاج',
  // Turns direction and never ends it.
  'abc \u202E xyz',
  // Begins an isolation and never ends it.
  'abc \u2067 xyz',
] as const;

function Rows(): ReactElement {
  return (
    <StoryGrid>
      {NAMES.map((name) => (
        <p key={name}>
          <span>{name}</span> <time>12.05.2026</time> <a href="#row">3 (7)</a> <strong>100</strong>
        </p>
      ))}
    </StoryGrid>
  );
}

const startsOf = (row: Element): number[] =>
  [...row.children].map((part) => Math.round(part.getBoundingClientRect().left));

const inOrder = (starts: readonly number[]): number[] => starts.toSorted((one, other) => one - other);

function setBidi(row: Element, value: string): void {
  for (const part of row.querySelectorAll<HTMLElement>('span, time, a, strong'))
    part.style.unicodeBidi = value;
}

export const KeepsItsNeighboursInOrder: Story = {
  render: () => <Rows />,
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('p')];
    await expect(rows).toHaveLength(NAMES.length);
    for (const row of rows) await expect(startsOf(row)).toEqual(inOrder(startsOf(row)));
    // Without the style sheet they would not be: what is measured here can fail.
    for (const row of rows.slice(0, 1)) {
      setBidi(row, 'normal');
      await expect(startsOf(row)).not.toEqual(inOrder(startsOf(row)));
      setBidi(row, '');
    }
  },
};
