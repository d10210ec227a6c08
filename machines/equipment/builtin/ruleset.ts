// The built-in ruleset. The server seeds it; a machine only ever receives it as an argument.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { alarms } from './alarms.ts';
import { codes } from './action-codes.ts';
import { BUILTIN_EMERGENCIES } from './emergency/all.ts';
import { forms, persons, plateStatuses } from './forms.ts';
import { HANDLING } from './handling.ts';
import { places } from './places.ts';
import { flows, recipes } from './recipes.ts';
import { accounts, roles } from './roles.ts';
import { screens } from './screens.ts';
import { settings } from './settings.ts';
import { SOURCES } from './sources.ts';
import { words } from './text.ts';
import { modules, ports, steps, TIMES } from './track.ts';

export const builtinEquipmentRuleset: EquipmentRuleset = {
  id: 'equipment-bay',
  revision: 6,
  title: words('Участок фотолитографии', 'Photolithography bay', '光刻区'),
  places: [...places],
  reachTiles: 1,
  codes: [...codes],
  slots: 25,
  rackPlaces: 9,
  modules: [...modules],
  steps: [...steps],
  recipes: [...recipes],
  flows: [...flows],
  ports: [...ports],
  times: TIMES,
  handling: HANDLING,
  queueLength: 4,
  roles: [...roles],
  accounts: [...accounts],
  screens: [...screens],
  keyboards: ['ru', 'en', 'symbols', 'hex'],
  settings: [...settings],
  alarms: [...alarms],
  persons: [...persons],
  plateStatuses: [...plateStatuses],
  forms: [...forms],
  paperToleranceMs: 120_000,
  speeds: [1, 10, 60],
  longestWaitMs: 3_600_000,
  idleWaitMs: 60_000,
  emergency: BUILTIN_EMERGENCIES,
  sources: Object.values(SOURCES),
};
