// A ruleset indexed for fast look-up, once per ruleset object.
import type {
  ModuleKind,
  ProcessStep,
  TerminalRejection,
  ToolEvent,
} from '#contract/simulation/equipment-kinds.ts';
import type { Form } from '#contract/simulation/equipment-papers.ts';
import type { BayPlace, EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { AlarmRow, RoleRow, ScreenRow, Setting } from '#contract/simulation/equipment-terminal.ts';
import type { LoadPort, Recipe, TrackModule, WaferFlow } from '#contract/simulation/equipment-track.ts';
import { onceForEach } from '#machines/kit/once-for-each.ts';

export interface EquipmentIndex {
  readonly ruleset: EquipmentRuleset;
  readonly places: ReadonlyMap<string, BayPlace>;
  readonly durations: ReadonlyMap<string, number>;
  readonly modules: ReadonlyMap<string, TrackModule>;
  /** In the ruleset's order; the first free module is used. */
  readonly modulesOfKind: ReadonlyMap<ModuleKind, readonly string[]>;
  readonly kindOfStep: ReadonlyMap<ProcessStep, ModuleKind>;
  readonly recipes: ReadonlyMap<string, Recipe>;
  readonly flows: ReadonlyMap<string, WaferFlow>;
  readonly ports: ReadonlyMap<string, LoadPort>;
  readonly roles: ReadonlyMap<string, RoleRow>;
  readonly screens: ReadonlyMap<string, ScreenRow>;
  readonly settings: ReadonlyMap<string, Setting>;
  readonly alarms: ReadonlyMap<string, AlarmRow>;
  readonly alarmOfRejection: ReadonlyMap<TerminalRejection, AlarmRow>;
  readonly alarmOfEvent: ReadonlyMap<ToolEvent, AlarmRow>;
  readonly forms: ReadonlyMap<string, Form>;
}

/** The index of a ruleset. */
export const indexOf: (ruleset: EquipmentRuleset) => EquipmentIndex = onceForEach(buildIndex);

function buildIndex(ruleset: EquipmentRuleset): EquipmentIndex {
  const { modules, alarms } = ruleset;
  return {
    ruleset,
    places: byId(ruleset.places),
    durations: new Map(ruleset.codes.map(({ code, durationMs }) => [code, durationMs])),
    modules: byId(modules),
    modulesOfKind: new Map(
      modules.map(({ kind }) => [kind, modules.filter((own) => own.kind === kind).map(({ id }) => id)]),
    ),
    kindOfStep: new Map(ruleset.steps.map(({ step, module }) => [step, module])),
    recipes: byId(ruleset.recipes),
    flows: byId(ruleset.flows),
    ports: byId(ruleset.ports),
    roles: byId(ruleset.roles),
    screens: byId(ruleset.screens),
    settings: byId(ruleset.settings),
    alarms: byId(alarms),
    alarmOfRejection: new Map(
      alarms.flatMap((row) => (row.cause.kind === 'terminal' ? [[row.cause.rejection, row] as const] : [])),
    ),
    alarmOfEvent: new Map(
      alarms.flatMap((row) => (row.cause.kind === 'tool' ? [[row.cause.event, row] as const] : [])),
    ),
    forms: new Map(ruleset.forms.map((form) => [form.kind, form])),
  };
}

function byId<T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}
