// What a run at the bay left behind in which an incident was not answered.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { Language } from '#contract/text-in.ts';
import { builtinEquipmentCases } from '#machines/equipment/builtin/cases/all.ts';
import { builtinEquipmentKeys } from '#machines/equipment/builtin/keys/all.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { gradeEquipmentLog } from '#machines/equipment/grade-equipment.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { buildLogWith } from '#machines/kit/session.ts';
import { referenceWay } from './check.ts';
import { EquipmentDebrief } from './debrief-screen.tsx';

const CASE = 'equipment-sparking';
const found = builtinEquipmentCases.find(({ id }) => id === CASE);
const key = builtinEquipmentKeys.find(({ caseId }) => caseId === CASE);
if (!found || !key) throw new Error('The case is not there');
const { play, seed } = found;

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
  const attempt = { ruleset, play, seed, entries: [...entries] };
  return (
    <EquipmentDebrief
      simulation={simulation}
      entries={entries}
      grade={key ? gradeEquipmentLog(attempt, key).grade : null}
      reference={key ? referenceWay(attempt, key) : null}
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
    await expect(canvas.getAllByText('с опозданием').length).toBeGreaterThan(0);
    await expect(canvas.getByRole('columnheader', { name: /Код процесса/ })).toBeVisible();
    await expect(canvas.getByText('происшествие: развивается')).toBeVisible();
  },
};
export const InEnglish: Story = { args: { language: 'en' } };
export const InChinese: Story = { args: { language: 'ch' } };
