import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Replay } from '#contract/entities/attempt.ts';
import type { Language } from '#contract/languages.ts';
import type { Action } from '#contract/simulation/log.ts';
import { normalCoat } from '#machines/equipment/builtin/cases/normal-coat.ts';
import { loadingWay, startingWay } from '#machines/equipment/builtin/normal-way.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { buildLogWith } from '#machines/kit/session.ts';
import { EquipmentGame } from './play/equipment-game.ts';
import { EquipmentPlayer } from './play/equipment-player.tsx';
import { EquipmentReplayScreen } from './replay-screen.tsx';

const [order] = normalCoat.play.orders;
if (!order) throw new Error('The case has no order');

const LOADED = loadingWay(order, 'pod-1', 'port1');
const RUNNING = [
  ...LOADED,
  ...startingWay(order, 'port1'),
  { code: 'WAIT', params: { ms: 400_000 } },
] as const satisfies readonly Action[];

interface ShownProps {
  readonly language: Language;
  readonly done: readonly Action[];
}

function Shown({ language, done }: ShownProps): ReactElement {
  const [game] = useState(() => {
    const made = new EquipmentGame({
      taskId: 'task',
      ruleset: builtinEquipmentRuleset,
      play: normalCoat.play,
      seed: normalCoat.seed,
      codeVersion: equipmentSimulation.codeVersion,
      restart: 0,
      maxAttempts: 3,
      entries: [],
      onEvent: () => undefined,
    });
    for (const action of done) made.tryAll([action]);
    return made;
  });
  return (
    <div style={{ height: '100dvh' }}>
      <EquipmentPlayer
        game={game}
        language={language}
        isReadOnly={false}
        saysReason
        bar={<h1 style={{ fontSize: '1rem' }}>{normalCoat.title[language]}</h1>}
        goal={normalCoat.goal[language]}
        trainingKey={undefined}
        explain={undefined}
        hintPenalty={0}
      />
    </div>
  );
}

const meta = {
  title: 'Tasks/Equipment',
  component: Shown,
  parameters: { layout: 'fullscreen' },
  args: { language: 'ru', done: [] },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A scene rendered in software is slow to start. */
const SCENE_WAIT = { timeout: 20_000 };

export const ShiftBegins: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(
      () => expect(canvasElement.querySelector('[data-scene="ready"]')).not.toBeNull(),
      SCENE_WAIT,
    );
    // On a narrow window, the papers are behind one button.
    const folded = canvas.queryByRole('button', { name: 'Бумаги' });
    if (folded) await userEvent.click(folded);
    await userEvent.click(await canvas.findByRole('button', { name: /Сменное задание/ }));
    await expect(await canvas.findByRole('article', { name: 'Сменное задание' })).toBeVisible();
  },
};
export const SigningIn: Story = {
  args: {
    done: [
      { code: 'GO', to: 'terminal' },
      { code: 'SCREEN', to: 'LOGIN' },
    ],
  },
};
export const Loaded: Story = { args: { done: [...LOADED, ...startingWay(order, 'port1').slice(0, 7)] } };
export const Running: Story = { args: { done: RUNNING } };
export const RunningInEnglish: Story = { args: { done: RUNNING, language: 'en' } };
export const RunningInChinese: Story = { args: { done: RUNNING, language: 'ch' } };
export const OnTheTelephone: Story = {
  args: {
    done: [
      { code: 'GO', to: 'phoneWall' },
      { code: 'PHONE', to: 'phoneWall' },
    ],
  },
};
export const OpenEmo: Story = {
  args: { done: [...RUNNING, { code: 'GO', to: 'emoWall' }, { code: 'EMO_COVER', to: 'emoWall' }] },
};
export const Outside: Story = { args: { done: [{ code: 'LEAVE' }] } };
export const ChartsBeside: Story = {
  args: { done: RUNNING },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Диаграммы состояний' }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-lit]')?.getAttribute('data-state')).toBe('EXECUTING'),
    );
    await expect(canvasElement.querySelector('[data-last]')?.getAttribute('data-row')).toBe('4');
  },
};

const replay: Replay = {
  completedWorkId: 'attempt',
  taskId: 'task',
  simulation: {
    simulation: 'EQUIPMENT',
    codeVersion: equipmentSimulation.codeVersion,
    caseId: 'case',
    caseRevision: 1,
    rulesetId: 'ruleset',
    rulesetRevision: 1,
    seed: normalCoat.seed,
    ruleset: builtinEquipmentRuleset,
    play: normalCoat.play,
  },
  entries: [
    ...buildLogWith(
      { simulation: equipmentSimulation, ruleset: builtinEquipmentRuleset, ...normalCoat },
      RUNNING,
    ),
  ],
  finalHash: '',
  invalid: null,
  grade: null,
  reference: null,
  user: { id: 'person', fullName: 'Иванова Анна', group: null },
  startedAt: '2026-01-01T00:00:00Z',
};

export const TakingOver: Story = {
  render: ({ language }) => (
    <EquipmentReplayScreen
      replay={replay}
      language={language}
      startAtMs={0}
      mayTakeOver
      onClose={() => undefined}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Диаграммы состояний' }));
    await expect(canvasElement.querySelector('[data-lit]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Продолжить по-своему' }));
    await expect(canvas.getByRole('heading', { name: 'Другой путь: свободная практика' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'К повтору' }));
    await expect(await canvas.findByRole('button', { name: 'К своему продолжению' })).toBeVisible();
  },
};
