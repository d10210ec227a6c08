// The debriefing of a run at the bay in which an incident was not answered.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import type { Language } from '#contract/languages.ts';
import { equipmentKeySchema, type EquipmentKey } from '#contract/simulation/equipment-case.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { BUILTIN_EQUIPMENT_CASES } from '#machines/equipment/builtin/cases/all.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { gradeEquipmentLog } from '#machines/equipment/grade-equipment.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { buildLogWith } from '#machines/kit/session.ts';
import { referenceWay } from './check.ts';
import { EquipmentDebrief } from './debrief-screen.tsx';
import { BayFilledIn } from './report/filled-in.tsx';

const CASE = 'equipment-sparking';
const found = BUILTIN_EQUIPMENT_CASES.find(({ id }) => id === CASE);
if (!found) throw new Error('The case is not there');
const { play, seed } = found;

const sources = [{ id: 'site', title: 'Rules of the site' }];
const answer = { sources, isCritical: true, failsAttempt: false, after: [], isOptional: false };
const soon = (withinMs: number): object => ({ deadline: { withinMs, sinceFact: 'begunAtMs' } });

/** A small key: what must be done within a time limit, and how the run must end. */
const key: EquipmentKey = equipmentKeySchema.parse({
  caseId: CASE,
  revision: 1,
  hints: [],
  trueStatuses: [],
  way: [
    { code: 'WAIT', params: { until: 'EVENT' } },
    { code: 'PHONE', to: 'phoneWall' },
    { code: 'CALL', to: 'BOSS', params: { reason: 'sparking' } },
  ],
  judging: {
    neededCalls: ['BOSS'],
    allowedCalls: [],
    leaving: 'mustNot',
    restart: { needsPermission: true, needsChecked: [] },
  },
  reference: {
    steps: [
      {
        ...answer,
        ...soon(30_000),
        id: 'emo',
        text: {
          ru: 'Обесточить установку кнопкой EMO',
          en: 'Cut the power with an EMO',
          ch: '按下EMO断电',
        },
        why: {
          ru: 'Пока есть напряжение, опасность растёт.',
          en: 'As long as there is power, the danger grows.',
          ch: '只要有电，危险就会扩大。',
        },
        match: [{ code: ['EMO'], before: [{ key: 'variant', isNot: ['none'] }] }],
      },
      {
        ...answer,
        ...soon(120_000),
        id: 'call-BOSS',
        text: { ru: 'Сообщить начальнику смены', en: 'Tell the shift manager', ch: '通知值班长' },
        match: [{ code: ['CALL'], to: ['BOSS'] }],
      },
    ],
    anyOf: [],
    forbidden: [],
    wrong: [],
    end: [
      {
        id: 'contained',
        text: { ru: 'Опасность устранена', en: 'The danger has been dealt with', ch: '危险已消除' },
        sources,
        isCritical: true,
        failsAttempt: true,
        condition: { key: 'emergency', is: ['contained'] },
      },
    ],
    freeCodes: ['GO', 'LOOK', 'WAIT'],
    passScore: 80,
    weights: {
      neutralExtra: 200,
      wrongExtra: 1000,
      refusedTry: 500,
      missingStep: 2000,
      missingCritical: 5000,
      forbidden: 5000,
      fitnessShare: 50,
      orderShare: 25,
      timeShare: 15,
      repeatsShare: 10,
    },
    maxNodes: 100_000,
  },
});

const simulation: SimulationPlay = {
  simulation: 'EQUIPMENT',
  codeVersion: equipmentSimulation.codeVersion,
  caseId: CASE,
  caseRevision: 1,
  rulesetId: 'ruleset',
  rulesetRevision: 1,
  seed,
  ruleset,
  play,
};
const nothing: readonly LogEntry[] = buildLogWith({ simulation: equipmentSimulation, ruleset, play, seed }, [
  { code: 'WAIT', params: { ms: 600_000 } },
  { code: 'WAIT', params: { ms: 600_000 } },
]);

interface ShownProps {
  readonly language: Language;
  readonly entries: readonly LogEntry[];
}

function Shown({ language, entries }: ShownProps): ReactElement {
  const attempt = { ruleset, play, seed, entries: [...entries], codeVersion: simulation.codeVersion };
  return (
    <EquipmentDebrief
      simulation={simulation}
      entries={entries}
      grade={gradeEquipmentLog(attempt, key).grade}
      reference={referenceWay(attempt, key)}
      language={language}
      onMoment={() => undefined}
    />
  );
}

const meta = {
  title: 'Tasks/Equipment/Debriefing',
  component: Shown,
  args: { language: 'ru', entries: nothing },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Время реакции' })).toBeVisible();
    await expect(canvas.getAllByText('не сделано').length).toBeGreaterThan(0);
    await expect(canvas.getByRole('columnheader', { name: /Код процесса/ })).toBeVisible();
    await expect(canvas.getByText('происшествие: развивается')).toBeVisible();
  },
};
export const InEnglish: Story = { args: { language: 'en' } };
export const InChinese: Story = { args: { language: 'ch' } };
/** A paper keeps its own ink: a light one of the page would not be seen on it. */
export const PapersKeepTheirInk: Story = {
  render: ({ language, entries }) => <BayFilledIn {...{ simulation, entries, language }} />,
  play: async ({ canvas, canvasElement }) => {
    for (const paper of canvasElement.querySelectorAll('details')) paper.open = true;
    for (const title of canvas.getAllByRole('heading', { name: 'Заполняется от руки' })) {
      const { parentElement: group } = title;
      if (!group) throw new Error('A heading stands in its group');
      await expect(getComputedStyle(title).color).toBe(getComputedStyle(group).color);
    }
  },
};
