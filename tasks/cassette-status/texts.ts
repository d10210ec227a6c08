// Texts of the cassette status form.
import { textTable } from '../kit/text-table.ts';
import type { PlateStatus } from './schema.ts';

interface CassetteStatusTexts {
  readonly record: string;
  readonly form: string;
  readonly slot: string;
  readonly choose: string;
  readonly range: string;
  readonly from: string;
  readonly to: string;
  readonly status: string;
  readonly fill: string;
  readonly clear: string;
  readonly filledCount: string;
  readonly log: string;
  readonly logHow: string;
  readonly right: string;
  readonly statuses: Readonly<Record<PlateStatus, string>>;
}

const RU: CassetteStatusTexts = {
  record: 'Запись оборудования',
  form: 'Состояние кассеты: ячейки считаются снизу',
  slot: 'Ячейка {slot}',
  choose: '— не указано —',
  range: 'Заполнить ячейки подряд',
  from: 'С ячейки',
  to: 'По ячейку',
  status: 'Состояние',
  fill: 'Заполнить',
  clear: 'Очистить форму',
  filledCount: 'Заполнено {count} из {total}',
  log: 'Журнал: что произошло с партией',
  logHow: 'Каждое событие — с новой строки: время и что произошло.',
  right: 'верно: {status}',
  statuses: {
    EMPTY: 'пусто',
    NEEDS_PROCESSING: 'ожидает обработки',
    IN_PROCESS: 'в обработке',
    PROCESSED: 'обработана',
    ABORTED: 'обработка прервана аварийно',
    STOPPED: 'обработка остановлена',
    REJECTED: 'забракована',
    LOST: 'потеряна',
    SKIPPED: 'пропущена',
    CROSSED: 'перекос',
  },
};
const EN: CassetteStatusTexts = {
  record: 'Equipment record',
  form: 'Cassette status: slots are counted from the bottom',
  slot: 'Slot {slot}',
  choose: '— not given —',
  range: 'Fill a run of slots',
  from: 'From slot',
  to: 'To slot',
  status: 'Status',
  fill: 'Fill',
  clear: 'Clear the form',
  filledCount: '{count} of {total} filled in',
  log: 'Log: what happened to the lot',
  logHow: 'Each event on a line of its own: time and what happened.',
  right: 'right: {status}',
  statuses: {
    EMPTY: 'empty',
    NEEDS_PROCESSING: 'needs processing',
    IN_PROCESS: 'in process',
    PROCESSED: 'processed',
    ABORTED: 'aborted',
    STOPPED: 'stopped',
    REJECTED: 'rejected',
    LOST: 'lost',
    SKIPPED: 'skipped',
    CROSSED: 'crossed',
  },
};
const CH: CassetteStatusTexts = {
  record: '设备记录',
  form: '晶圆盒状态：槽位自下而上编号',
  slot: '槽位 {slot}',
  choose: '— 未填写 —',
  range: '连续填写槽位',
  from: '起始槽位',
  to: '结束槽位',
  status: '状态',
  fill: '填写',
  clear: '清空表格',
  filledCount: '已填写 {count} / {total}',
  log: '日志：批次发生的情况',
  logHow: '每个事件一行：时间和情况。',
  right: '正确：{status}',
  statuses: {
    EMPTY: '空',
    NEEDS_PROCESSING: '待加工',
    IN_PROCESS: '加工中',
    PROCESSED: '已加工',
    ABORTED: '紧急中止',
    STOPPED: '已停止',
    REJECTED: '已判废',
    LOST: '丢失',
    SKIPPED: '已跳过',
    CROSSED: '错槽（倾斜）',
  },
};

export const cassetteStatusTexts = textTable(RU, { en: EN, ch: CH });
