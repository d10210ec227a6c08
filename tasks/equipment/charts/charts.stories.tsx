import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import type { Language } from '#contract/languages.ts';
import type { Action } from '#contract/simulation/log.ts';
import { normalCoat } from '#machines/equipment/builtin/cases/normal-coat.ts';
import { loadingWay, startingWay } from '#machines/equipment/builtin/normal-way.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { buildLogWith } from '#machines/kit/session.ts';
import { createTimeline } from '#machines/kit/timeline.ts';
import { ChartPanel } from './chart-panel.tsx';
import { traceAt, traceLog } from './log-trace.ts';

const { play, seed } = normalCoat;
const [order] = play.orders;
if (!order) throw new Error('The case has no order');

const RUNNING: readonly Action[] = [
  ...loadingWay(order, 'pod-1', 'port1'),
  ...startingWay(order, 'port1'),
  { code: 'WAIT', params: { ms: 400_000 } },
];

interface ShownProps {
  readonly language: Language;
  readonly asks: boolean;
  readonly done: readonly Action[];
}

function Shown({ language, asks, done }: ShownProps): ReactElement {
  const [shown] = useState(() => {
    const entries = buildLogWith({ simulation: equipmentSimulation, ruleset, play, seed }, done);
    const timeline = createTimeline(equipmentSimulation, ruleset, play, seed, entries);
    const { state } = timeline.stopAt(entries.length);
    return {
      state,
      trace: traceAt(
        traceLog({ ruleset, play, seed, codeVersion: equipmentSimulation.codeVersion, entries }),
        state.clockMs,
      ),
    };
  });
  return (
    <div style={{ width: 'min(420px, 100%)', padding: '8px' }}>
      <h1 style={{ fontSize: '1rem' }}>{normalCoat.title[language]}</h1>
      <ChartPanel ruleset={ruleset} language={language} asks={asks} {...shown} />
    </div>
  );
}

const meta = {
  title: 'Tasks/Equipment charts',
  component: Shown,
  parameters: { layout: 'fullscreen' },
  args: { language: 'ru', asks: false, done: RUNNING },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas, canvasElement }) => {
    const lit = () => canvasElement.querySelector('[data-lit]')?.getAttribute('data-state');
    await expect(lit()).toBe('EXECUTING');
    await expect(canvasElement.querySelector('[data-last]')?.getAttribute('data-row')).toBe('4');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Диаграмма' }), 'e10');
    await expect(lit()).toBe('PRODUCTIVE');
  },
};

export const AllOfE40: Story = {
  args: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Chart' }), 'e40');
    await expect(canvasElement.querySelectorAll('[data-state]').length).toBe(10);
  },
};

export const BeforeAnything: Story = { args: { language: 'ch', done: [] } };

export const Asking: Story = {
  args: { asks: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-row]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить себя' }));
    const [choice] = canvasElement.querySelectorAll<HTMLElement>('section li button');
    if (!choice) throw new Error('Nothing is asked');
    await userEvent.click(choice);
    await expect(canvasElement.querySelector('[data-answer]')).not.toBeNull();
    await expect(canvasElement.querySelector('[data-row]')).not.toBeNull();
  },
};
