// What each role sees and may set at the terminal. A case is made with one of them; a site makes its own.
import type { EquipmentRole } from '#contract/simulation/equipment-kinds.ts';
import type { EquipmentPlay, SettingBounds } from '#contract/simulation/equipment-case.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { roles } from './roles.ts';
import { words } from './text.ts';

type Allowed = Pick<EquipmentPlay, 'role' | 'availableScreens' | 'possibleSettings'> & {
  readonly settingBounds: SettingBounds[];
};

interface BuiltinProfile extends Allowed {
  readonly id: string;
  readonly title: Trilingual;
  readonly description: Trilingual;
}

function profile(
  role: EquipmentRole,
  description: Trilingual,
  settingBounds: Allowed['settingBounds'] = [],
): BuiltinProfile {
  const row = roles.find(({ id }) => id === role);
  if (!row) throw new Error(`There is no role ${role}`);
  return {
    id: `profile-${role.toLowerCase()}`,
    title: row.text,
    description,
    role,
    availableScreens: [...row.screens],
    possibleSettings: settingBounds.map(({ id }) => id),
    settingBounds,
  };
}

const OPERATOR_PROFILE = profile(
  'OPERATOR',
  words(
    'Ведёт партии. Рецепты видит, но не меняет; параметров не задаёт.',
    'Processes lots. Sees recipes but does not change them; sets no parameters.',
    '负责加工批次。可查看配方但不可修改；不设置参数。',
  ),
);

export const PROCESS_PROFILE = profile(
  'PROCESS',
  words(
    'Отвечает за рецепты: исправляет их по утверждённой копии и проверяет партией.',
    'Answers for recipes: corrects them by the approved copy and proves them with a lot.',
    '负责配方：按批准的副本修正，并用批次验证。',
  ),
);

export const EQUIPMENT_PROFILE = profile(
  'EQUIPMENT',
  words(
    'Отвечает за параметры установки: вносит поправки после измерений и проверяет их партией.',
    'Answers for the tool’s parameters: enters corrections after measurements and proves them with a lot.',
    '负责设备参数：测量后录入修正值，并用批次验证。',
  ),
  [
    { id: 'hotPlateOffset', least: -10, most: 10 },
    { id: 'exhaustPa', least: 40, most: 80 },
  ],
);

export const SERVICE_PROFILE = profile(
  'SERVICE',
  words(
    'Обслуживает модули и манипуляторы вручную. Партий не запускает.',
    'Works on modules and arms by hand. Starts no lots.',
    '手动操作模块和机械手。不启动批次。',
  ),
);

export const BUILTIN_PROFILES: readonly BuiltinProfile[] = [
  OPERATOR_PROFILE,
  PROCESS_PROFILE,
  EQUIPMENT_PROFILE,
  SERVICE_PROFILE,
];

/** What a case takes over of a profile. */
export function allowedBy({
  role,
  availableScreens,
  possibleSettings,
  settingBounds,
}: Allowed): Partial<EquipmentPlay> {
  return {
    role,
    availableScreens,
    possibleSettings,
    ...(settingBounds.length === 0 ? {} : { settingBounds }),
  };
}

const said = ({ role, availableScreens, possibleSettings, settingBounds }: Partial<EquipmentPlay>): string =>
  JSON.stringify([role, availableScreens, possibleSettings, settingBounds ?? []]);

/** The shipped profile, in its first revision, that allows just what a case does. */
export function profileOfPlay(play: EquipmentPlay): { id: string; revision: number } | undefined {
  const found = BUILTIN_PROFILES.find((one) => said(allowedBy(one)) === said(play));
  return found && { id: found.id, revision: 1 };
}
