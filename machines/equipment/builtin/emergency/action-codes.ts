// The emergency's rows of the code list: the log's name for each action, and its duration.
import type { EquipmentCodeRow } from '#contract/simulation/equipment-ruleset.ts';
import { words } from '../text.ts';

export const emergencyCodes: readonly EquipmentCodeRow[] = [
  { code: 'STOPWORK', text: words('Остановить работу', 'Stop work', '停止作业'), durationMs: 1_000 },
  {
    code: 'EMO_COVER',
    text: words('Откинуть крышку EMO', 'Open the EMO’s cover', '打开EMO护盖'),
    durationMs: 800,
  },
  { code: 'EMO', text: words('Нажать EMO', 'Press EMO', '按下EMO'), durationMs: 500 },
  { code: 'VOICE', text: words('Оповестить голосом', 'Warn by voice', '口头警告'), durationMs: 3_000 },
  { code: 'LEAVE', text: words('Покинуть участок', 'Leave the area', '离开区域'), durationMs: 6_000 },
  {
    code: 'RETURN',
    text: words('Вернуться на участок', 'Come back into the area', '返回区域'),
    durationMs: 6_000,
  },
  { code: 'PHONE', text: words('Снять трубку', 'Lift the receiver', '拿起听筒'), durationMs: 1_000 },
  { code: 'CALL', text: words('Позвонить', 'Call', '拨打电话'), durationMs: 8_000 },
  { code: 'HANG_UP', text: words('Положить трубку', 'Hang up', '挂断电话'), durationMs: 500 },
  { code: 'READ_ALARM', text: words('Прочитать тревогу', 'Read the alarm', '阅读报警'), durationMs: 2_000 },
  {
    code: 'NOTE_PLACES',
    text: words('Записать места пластин', 'Write down where the wafers are', '记录晶圆位置'),
    durationMs: 15_000,
  },
  { code: 'CHECK', text: words('Проверить', 'Check', '检查'), durationMs: 30_000 },
  {
    code: 'SHOWER',
    text: words('Смывать под аварийным душем', 'Rinse under the emergency shower', '在紧急喷淋下冲洗'),
    durationMs: 10_000,
  },
  {
    code: 'EYEWASH',
    text: words('Промывать глаза у фонтанчика', 'Rinse the eyes at the eyewash', '用洗眼器冲洗眼睛'),
    durationMs: 10_000,
  },
  {
    code: 'ALARM_POINT',
    text: words('Включить пожарную тревогу', 'Raise the fire alarm', '启动火灾报警'),
    durationMs: 2_000,
  },
  { code: 'ROLL_CALL', text: words('Провести перекличку', 'Call the roll', '点名'), durationMs: 10_000 },
  { code: 'TOUCH', text: words('Дотронуться', 'Touch', '触碰'), durationMs: 1_000 },
];
