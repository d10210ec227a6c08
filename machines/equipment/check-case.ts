// Checks a case against its ruleset when it is saved or read from a file, never during play.
import type { EquipmentPlay, Fault } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { findComingProblems } from './emergency/check-emergency.ts';
import { indexOf, type EquipmentIndex } from './equipment-index.ts';
import { doubleIds, idsAt, unknownIds, type EquipmentProblem, type Placed } from './equipment-problems.ts';

/**
 * What the ruleset does not know or can't hold of a case. A case without problems always starts. An order may
 * name things that do not exist: that is a mistake on paper for the learner to find.
 */
export function findCaseProblems(
  ruleset: EquipmentRuleset,
  play: EquipmentPlay,
): readonly EquipmentProblem[] {
  const index = indexOf(ruleset);
  return [
    ...unknownIds(index.places, 'unknownPlace', [{ id: play.place, path: 'place' }]),
    ...findPodProblems(index, play),
    ...findPaperProblems(index, play),
    ...unknownIds(index.screens, 'unknownScreen', listed('availableScreens', play.availableScreens)),
    ...unknownIds(index.settings, 'unknownSetting', listed('possibleSettings', play.possibleSettings)),
    ...findBoundProblems(index, play),
    ...unknownIds(index.recipes, 'unknownRecipe', idsAt('recipeChanges', play.recipeChanges, 'recipe')),
    ...findStepProblems(index, play),
    ...play.faults.flatMap((fault, order) => findFaultProblems(index, fault, `faults.${order}`)),
    ...findPlateProblems(play),
    ...findInterruptedProblems(index, play),
    ...findComingProblems(ruleset.emergency, play.emergency).map(({ id, path }): EquipmentProblem => ({
      kind: 'unknownSituation',
      id,
      path: `emergency.${path}`,
    })),
  ];
}

function listed(path: string, ids: readonly string[]): readonly Placed[] {
  return ids.map((id, order) => ({ id, path: `${path}.${order}` }));
}

function findPodProblems(
  { ruleset, ports }: EquipmentIndex,
  { pods }: EquipmentPlay,
): readonly EquipmentProblem[] {
  const rows = pods.map(({ place }, order): Placed & { readonly at: string } => {
    const id = place.at === 'rack' ? String(place.spot) : place.port;
    return { id, path: `pods.${order}.place`, at: place.at };
  });
  const onPorts = rows.filter(({ at }) => at === 'port');
  const onRack = rows.filter(({ at }) => at === 'rack');
  return [
    ...doubleIds(idsAt('pods', pods, 'id')),
    ...doubleIds(idsAt('pods', pods, 'label')),
    ...unknownIds(ports, 'unknownPort', onPorts),
    ...doubleIds(onPorts, 'spotTaken'),
    ...doubleIds(onRack, 'spotTaken'),
    ...onRack
      .filter(({ id }) => Number(id) > ruleset.rackPlaces)
      .map(({ id, path }): EquipmentProblem => ({ kind: 'unknownPlace', id, path })),
    ...pods.flatMap(({ id, slots }, order): readonly EquipmentProblem[] =>
      slots.length === ruleset.slots ? [] : [{ kind: 'slotCount', id, path: `pods.${order}.slots` }],
    ),
  ];
}

function findPaperProblems(
  index: EquipmentIndex,
  { papers, pods }: EquipmentPlay,
): readonly EquipmentProblem[] {
  const podIds = new Set(pods.map(({ id }) => id));
  const about = papers.flatMap(({ pod }, order) =>
    pod === undefined ? [] : [{ id: pod, path: `papers.${order}.pod` }],
  );
  const lines = papers.flatMap(({ kind, printed }, order) => {
    const fields = index.forms.get(kind)?.fields.map(({ id }) => id) ?? [];
    const written = Object.keys(printed).map((id) => ({ id, path: `papers.${order}.printed.${id}` }));
    return unknownIds(new Set(fields), 'unknownField', written);
  });
  return [
    ...doubleIds(idsAt('papers', papers, 'id')),
    ...unknownIds(index.forms, 'unknownForm', idsAt('papers', papers, 'kind')),
    ...unknownIds(podIds, 'unknownPod', about),
    ...lines,
  ];
}

function findStepProblems(
  { recipes }: EquipmentIndex,
  { recipeChanges }: EquipmentPlay,
): readonly EquipmentProblem[] {
  return recipeChanges.flatMap(({ recipe, step }, order): readonly EquipmentProblem[] => {
    const row = recipes.get(recipe);
    const isThere = row === undefined || row.steps.some((own) => own.step === step);
    return isThere ? [] : [{ kind: 'noStep', id: step, path: `recipeChanges.${order}.step` }];
  });
}

function findFaultProblems(index: EquipmentIndex, fault: Fault, path: string): readonly EquipmentProblem[] {
  switch (fault.kind) {
    case 'dockFails':
    case 'portOut':
      return unknownIds(index.ports, 'unknownPort', [{ id: fault.port, path: `${path}.port` }]);
    case 'moduleOut':
      return unknownIds(index.modules, 'unknownModule', [{ id: fault.module, path: `${path}.module` }]);
    case 'alarm':
      return unknownIds(index.alarms, 'unknownAlarm', [{ id: fault.alarm, path: `${path}.alarm` }]);
  }
}

function findPlateProblems({ pods, plateStatusInfo }: EquipmentPlay): readonly EquipmentProblem[] {
  const podIds = new Set(pods.map(({ id }) => id));
  return (['initial', 'base'] as const).flatMap((list) =>
    unknownIds(podIds, 'unknownPod', idsAt(`plateStatusInfo.${list}`, plateStatusInfo[list], 'pod')),
  );
}

/** The pod of an interrupted job stands on a port, its wafers in modules that do their steps. */
function findInterruptedProblems(
  index: EquipmentIndex,
  { pods, interrupted }: EquipmentPlay,
): readonly EquipmentProblem[] {
  if (!interrupted) return [];
  const { pod, recipe, waferFlow, left } = interrupted;
  const onPorts = new Map(pods.flatMap((row) => (row.place.at === 'port' ? [[row.id, row] as const] : [])));
  const flow = index.flows.get(waferFlow)?.steps ?? [];
  return [
    ...unknownIds(onPorts, 'podNotOnPort', [{ id: pod, path: 'interrupted.pod' }]),
    ...unknownIds(index.recipes, 'unknownRecipe', [{ id: recipe, path: 'interrupted.recipe' }]),
    ...unknownIds(index.flows, 'unknownFlow', [{ id: waferFlow, path: 'interrupted.waferFlow' }]),
    ...unknownIds(index.modules, 'unknownModule', idsAt('interrupted.left', left, 'module')),
    ...doubleIds(idsAt('interrupted.left', left, 'slot')),
    ...doubleIds(idsAt('interrupted.left', left, 'module'), 'spotTaken'),
    ...left.flatMap(({ slot, module, step }, order): readonly EquipmentProblem[] => {
      const path = `interrupted.left.${order}`;
      const isFull = onPorts.get(pod)?.slots[slot - 1] === 'F';
      const does = index.ruleset.steps.find((row) => row.step === step)?.module;
      const kind = index.modules.get(module)?.kind;
      return [
        ...(isFull || !onPorts.has(pod)
          ? []
          : [{ kind: 'noWafer' as const, id: String(slot), path: `${path}.slot` }]),
        ...(flow.length === 0 || flow.includes(step)
          ? []
          : [{ kind: 'noStep' as const, id: step, path: `${path}.step` }]),
        ...(kind === undefined || kind === does
          ? []
          : [{ kind: 'noModule' as const, id: module, path: `${path}.module` }]),
      ];
    }),
  ];
}

/** The range of a setting that may be set lies within the tool's own. */
function findBoundProblems(
  { settings }: EquipmentIndex,
  { possibleSettings, settingBounds = [] }: EquipmentPlay,
): readonly EquipmentProblem[] {
  return [
    ...unknownIds(new Set(possibleSettings), 'unknownSetting', idsAt('settingBounds', settingBounds, 'id')),
    ...doubleIds(idsAt('settingBounds', settingBounds, 'id')),
    ...settingBounds.flatMap(({ id, least, most }, order): readonly EquipmentProblem[] => {
      const own = settings.get(id);
      const isWithin = least <= most && (!own || (least >= own.least && most <= own.most));
      return isWithin ? [] : [{ kind: 'beyondTool', id, path: `settingBounds.${order}` }];
    }),
  ];
}
