// Where a person can stand in the bay: the tiles before the things of the manifest's bay, under the same ids.
import type { PlaceArea, PlaceKind } from '#contract/simulation/equipment-kinds.ts';
import type { BayPlace } from '#contract/simulation/equipment-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from './text.ts';

function place(
  id: string,
  kind: PlaceKind,
  [x, y]: readonly [number, number],
  text: Trilingual,
  area: PlaceArea = 'bay',
): BayPlace {
  return { id, kind, area, x, y, text };
}

export const places: readonly BayPlace[] = [
  place('port1', 'port', [1, 4], words('Загрузочный порт 1', 'Load port 1', '装载口1')),
  place('port2', 'port', [2, 4], words('Загрузочный порт 2', 'Load port 2', '装载口2')),
  place('port3', 'port', [3, 4], words('Загрузочный порт 3', 'Load port 3', '装载口3')),
  place('port4', 'port', [4, 4], words('Загрузочный порт 4', 'Load port 4', '装载口4')),
  place('track', 'track', [6, 4], words('Трек', 'Track', '涂胶显影机')),
  place('terminal', 'terminal', [10, 3], words('Терминал оператора', 'Operator terminal', '操作终端')),
  place('podRack', 'podRack', [12, 1], words('Стеллаж контейнеров', 'Pod rack', '晶圆盒货架')),
  place('desk', 'desk', [2, 5], words('Стол с документами', 'Desk with the papers', '文件桌')),
  place('phoneWall', 'phone', [10, 1], words('Настенный телефон', 'Wall telephone', '壁挂电话')),
  place('phoneDesk', 'phone', [2, 6], words('Телефон на столе', 'Desk telephone', '桌面电话')),
  place('emoTrackLeft', 'emo', [1, 4], words('Кнопка EMO слева', 'EMO on the left', '左侧EMO按钮')),
  place('emoTrackRight', 'emo', [9, 4], words('Кнопка EMO справа', 'EMO on the right', '右侧EMO按钮')),
  place('emoWall', 'emo', [11, 1], words('Кнопка EMO на стене', 'EMO on the wall', '墙上EMO按钮')),
  place('stopWork', 'stopWork', [8, 4], words('Клавиша STOPWORK', 'STOPWORK key', 'STOPWORK按键')),
  place(
    'shower',
    'shower',
    [12, 4],
    words('Аварийный душ и фонтанчик для глаз', 'Emergency shower and eyewash', '紧急喷淋和洗眼器'),
  ),
  place(
    'alarmPoint',
    'alarmPoint',
    [11, 1],
    words('Ручной пожарный извещатель', 'Fire alarm point', '手动火灾报警按钮'),
  ),
  place('gasPanel', 'gasPanel', [0, 4], words('Газовый щит', 'Gas panel', '气体面板')),
  place('exit', 'exit', [13, 7], words('Аварийный выход', 'Emergency exit', '紧急出口')),
  place('exitOutside', 'exit', [15, 7], words('За выходом', 'Outside the exit', '出口外'), 'outside'),
  place(
    'phoneOutside',
    'phone',
    [15, 1],
    words('Телефон снаружи', 'Telephone outside', '外部电话'),
    'outside',
  ),
  place(
    'alarmOutside',
    'alarmPoint',
    [16, 1],
    words('Пожарный извещатель снаружи', 'Fire alarm point outside', '外部火灾报警按钮'),
    'outside',
  ),
  place('assembly', 'assembly', [15, 5], words('Точка сбора', 'Assembly point', '集合点'), 'outside'),
];
