/**
 * The second site that ships: one changing room, where a coverall goes over one's own clothes and the cap over the coverall. It is drawn by
 * the commands of the constructor and ruled by the edits of the tables, as another site's author would make it.
 */
import type { RoomMap } from '#contract/simulation/room-map.ts';
import type { RoomRules, RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { applyCommand, type RoomCommand } from '../editing/commands.ts';
import {
  editedItem,
  withBan,
  withNeeds,
  withOwnItem,
  withPlace,
  type EditedRules,
} from '../editing/rules/edit-items.ts';
import { rulesOf } from '../editing/rules/room-rules.ts';
import { smallSite } from '../editing/templates.ts';
import { builtinRoomRuleset } from './ruleset.ts';
import { words } from './text.ts';

/** The coverall that goes over one's own clothes: the first thing of the site's own. */
export const GOWN = 'own1';
export const SITE_RACK = 'dressing-rack';
const BASE = builtinRoomRuleset.map;

const CLOSET_HINT = words(
  'Шкаф: подойдите вплотную и откройте его своей ключ-картой. Сюда убирают пальто и сумку. Уходя, заприте шкаф.',
  'Closet: come close and open it with your key card. The coat and the bag go in here. Lock it when you leave.',
  '衣柜：请走近并用自己的门禁卡打开。在此存放外套和包。离开时请锁好。',
);

const COMMANDS: readonly RoomCommand[] = [
  ...['locker-closet-1', 'locker-closet-2'].map((id): RoomCommand => ({
    kind: 'describe',
    id,
    words: { hint: CLOSET_HINT },
  })),
  { kind: 'place', pattern: 'entrance-shoerack', at: { x: 5, y: 8 }, facing: 'ne' },
  { kind: 'place', pattern: SITE_RACK, at: { x: 9, y: 8 }, facing: 'ne' },
  { kind: 'describe', id: 'locker', words: { floor: 'vinyl' } },
  {
    kind: 'describe',
    id: SITE_RACK,
    words: {
      text: words('Стойка с комбинезонами и шапочками', 'Rack of coveralls and caps', '连体服和帽子架'),
      hint: words(
        'Стойка: подойдите вплотную. Здесь берут комбинезон и шапочку.',
        'Rack: come close to it. The coverall and the cap are taken here.',
        '衣架：请走近。在此取连体服和帽子。',
      ),
    },
  },
];

function drawn(): RoomMap {
  return COMMANDS.reduce((map, command) => {
    const edited = applyCommand(map, BASE, command);
    if (!edited.ok) throw new Error(`The plan of the second site: ${command.kind}, ${edited.reason}`);
    return edited.map;
  }, smallSite(BASE));
}

const EDITS: readonly ((rules: RoomRules) => EditedRules)[] = [
  (rules) =>
    withOwnItem(rules, 'coverall', words('Комбинезон поверх одежды', 'Over-clothes coverall', '外罩连体服')),
  (rules) => editedItem(rules, GOWN, (item) => ({ ...item, mandatoryPosition: SITE_RACK })),
  (rules) => withBan(rules, { one: GOWN, other: 'coat' }, true),
  (rules) => withNeeds(rules, GOWN, { on: [['crocs']], off: ['coat'] }),
  (rules) => withPlace(rules, 'hat', SITE_RACK, true),
  (rules) => editedItem(rules, 'hat', (item) => ({ ...item, mandatoryPosition: SITE_RACK })),
];

function ruled(): RoomRules {
  return EDITS.reduce((rules, edit) => {
    const edited = edit(rules);
    if (!edited.ok) throw new Error(`The rules of the second site: ${edited.reason}`);
    return edited.rules;
  }, rulesOf(builtinRoomRuleset));
}

export const INSTRUMENT_SITE: RoomRuleset = {
  ...builtinRoomRuleset,
  ...ruled(),
  id: 'suite-instruments',
  revision: 1,
  title: words('Участок приборов', 'Instrument area', '仪器区'),
  map: drawn(),
};
