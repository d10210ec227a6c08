// The code list: the log's name for each action, and its duration. Walking counts by the tile.
import type { RoomCodeRow } from '#contract/simulation/room-ruleset.ts';
import { words } from './text.ts';

export const codes: readonly RoomCodeRow[] = [
  { code: 'A001', durationMs: 400, text: words('Войти в помещение', 'Go into a location', '进入区域') },
  { code: 'A002', durationMs: 400, text: words('Выйти из помещений', 'Leave the suite', '离开区域') },
  { code: 'A003', durationMs: 1200, text: words('Сесть', 'Sit down', '坐下') },
  { code: 'A004', durationMs: 1200, text: words('Встать', 'Stand up', '站起') },
  { code: 'A005', durationMs: 4000, text: words('Надеть', 'Put on', '穿上') },
  { code: 'A006', durationMs: 3000, text: words('Снять', 'Take off', '脱下') },
  { code: 'A007', durationMs: 800, text: words('Взять со скамьи', 'Take from the bench', '从长凳上取') },
  { code: 'A008', durationMs: 800, text: words('Положить на скамью', 'Put on the bench', '放到长凳上') },
  { code: 'A009', durationMs: 1000, text: words('Взять из сумки', 'Take from the bag', '从包中取') },
  { code: 'A010', durationMs: 1000, text: words('Положить в сумку', 'Put into the bag', '放入包中') },
  { code: 'A011', durationMs: 500, text: words('Переложить в другую руку', 'Change hands', '换手') },
  { code: 'A012', durationMs: 2000, text: words('Поправить', 'Set right', '整理') },
  {
    code: 'A013',
    durationMs: 800,
    text: words('Взять с полки или из урны', 'Take from the rack or the bin', '从鞋架或垃圾桶取'),
  },
  {
    code: 'A014',
    durationMs: 800,
    text: words(
      'Поставить на полку или выбросить',
      'Put on the rack or into the bin',
      '放到鞋架或丢入垃圾桶',
    ),
  },
  { code: 'A015', durationMs: 800, text: words('Поднять с пола', 'Take from the floor', '从地面拿起') },
  { code: 'A016', durationMs: 800, text: words('Положить на пол', 'Put on the floor', '放到地面') },
  {
    code: 'A017',
    durationMs: 1200,
    text: words('Взять из диспенсера', 'Take from the dispenser', '从分发器取'),
  },
  { code: 'A018', durationMs: 6000, text: words('Вымыть руки', 'Wash the hands', '洗手') },
  { code: 'A019', durationMs: 4000, text: words('Высушить руки', 'Dry the hands', '烘干双手') },
  {
    code: 'A020',
    durationMs: 3000,
    text: words('Протереть салфеткой со спиртом', 'Wipe with napkin and alcohol', '用酒精湿巾擦拭'),
  },
  {
    code: 'A021',
    durationMs: 800,
    text: words('Приложить ключ-карту к шкафу', 'Use the key card on a closet', '用门禁卡开关衣柜'),
  },
  { code: 'A022', durationMs: 900, text: words('Взять из шкафа', 'Take from the closet', '从衣柜取') },
  { code: 'A023', durationMs: 900, text: words('Положить в шкаф', 'Put into the closet', '放入衣柜') },
  {
    code: 'A024',
    durationMs: 800,
    text: words('Взять со стола или стеллажа', 'Take from the table or rack', '从桌面或架上取'),
  },
  {
    code: 'A025',
    durationMs: 800,
    text: words('Положить на стол или стеллаж', 'Put on the table or rack', '放到桌面或架上'),
  },
  { code: 'WALK', durationMs: 400, text: words('Идти', 'Walk', '走') },
  {
    code: 'CLOSE',
    durationMs: 3000,
    text: words('Застегнуть комбинезон', 'Close the coverall', '拉上连体服'),
  },
  { code: 'CLEAN_FACE', durationMs: 5000, text: words('Снять макияж', 'Remove make-up', '卸妆') },
  {
    code: 'MAT',
    durationMs: 1500,
    text: words('Очистить подошвы на коврике', 'Clean the soles on the mat', '在粘尘垫上清洁鞋底'),
  },
  {
    code: 'AIR_SHOWER',
    durationMs: 20_000,
    text: words('Пройти обдув в воздушном душе', 'Stand in the air shower', '在风淋室吹淋'),
  },
  { code: 'HINT', durationMs: 0, text: words('Открыть подсказку', 'Open a hint', '查看提示') },
  { code: 'WAIT', durationMs: 0, text: words('Ждать', 'Wait', '等待') },
];

export const places = [
  { code: 'P001', text: words('Надето', 'Worn', '已穿戴') },
  { code: 'P002', text: words('В руке', 'In the hand', '手中') },
  { code: 'P003', text: words('В сумке', 'In the bag', '包中') },
] as const;
