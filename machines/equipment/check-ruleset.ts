// Checks the consistency of a ruleset when it is saved, never during play.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { findEmergencyProblems } from './emergency/check-emergency.ts';
import { indexOf, type EquipmentIndex } from './equipment-index.ts';
import { doubleIds, idsAt, unknownIds, type EquipmentProblem, type Placed } from './equipment-problems.ts';

/** The inconsistencies of a ruleset. Without any, it works with every case that passes findCaseProblems. */
export function findRulesetProblems(ruleset: EquipmentRuleset): readonly EquipmentProblem[] {
  const index = indexOf(ruleset);
  const lists = [
    'places',
    'modules',
    'recipes',
    'flows',
    'ports',
    'roles',
    'screens',
    'settings',
    'alarms',
  ] as const;
  return [
    ...lists.flatMap((list) => doubleIds(idsAt(list, ruleset[list], 'id'))),
    ...doubleIds(idsAt('codes', ruleset.codes, 'code')),
    ...doubleIds(idsAt('alarms', ruleset.alarms, 'number')),
    ...unknownIds(index.places, 'unknownPlace', idsAt('ports', ruleset.ports, 'place')),
    ...unknownIds(index.places, 'unknownPlace', idsAt('emergency.places', ruleset.emergency.places, 'id')),
    ...findStepProblems(index),
    ...findScreenProblems(index),
    ...findSituationProblems(index),
    ...findHandlingProblems(index),
  ];
}

/** Every step of every flow needs a module that performs it and a time in some recipe. */
function findStepProblems({
  ruleset,
  kindOfStep,
  modulesOfKind,
}: EquipmentIndex): readonly EquipmentProblem[] {
  const known = new Set<string>(ruleset.recipes.flatMap(({ steps }) => steps.map(({ step }) => step)));
  return ruleset.flows.flatMap(({ steps }, flow) =>
    steps.flatMap((step, order): readonly EquipmentProblem[] => {
      const path = `flows.${flow}.steps.${order}`;
      const kind = kindOfStep.get(step);
      if (kind === undefined || !modulesOfKind.has(kind)) return [{ kind: 'noModule', id: step, path }];
      return known.has(step) ? [] : [{ kind: 'noStep', id: step, path }];
    }),
  );
}

/** Soft keys and roles must lead to screens that exist. */
function findScreenProblems({ ruleset, screens }: EquipmentIndex): readonly EquipmentProblem[] {
  const links = ruleset.screens.flatMap(({ softKeys }, screen) =>
    softKeys.flatMap(({ code, to = '' }, order): readonly Placed[] =>
      code === 'SCREEN' ? [{ id: to, path: `screens.${screen}.softKeys.${order}.to` }] : [],
    ),
  );
  const seen = ruleset.roles.flatMap((role, at) =>
    role.screens.map((id, order) => ({ id, path: `roles.${at}.screens.${order}` })),
  );
  return unknownIds(screens, 'unknownScreen', [...links, ...seen]);
}

function findSituationProblems({ ruleset, alarms }: EquipmentIndex): readonly EquipmentProblem[] {
  return findEmergencyProblems(ruleset.emergency, new Set(alarms.keys())).map(({ id, path }) => ({
    kind: 'ofEmergency',
    id,
    path: `emergency.${path}`,
  }));
}

/** What spoils a plate has a reason with a text; the settings that act on it are the bay's. */
function findHandlingProblems({ ruleset, settings }: EquipmentIndex): readonly EquipmentProblem[] {
  const { handling } = ruleset;
  if (!handling) return [];
  const reasons = new Set(ruleset.emergency.scrapReasons.map(({ id }) => id));
  const lists = ['delays', 'stays', 'figures', 'windows'] as const;
  return [
    ...lists.flatMap((list) =>
      unknownIds(reasons, 'unknownReason', idsAt(`handling.${list}`, handling[list], 'reason')),
    ),
    ...unknownIds(settings, 'unknownSetting', idsAt('handling.offsets', handling.offsets, 'setting')),
    ...unknownIds(settings, 'unknownSetting', idsAt('handling.windows', handling.windows, 'setting')),
  ];
}
