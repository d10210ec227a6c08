// Texts of the cassette status form.
import { textTable } from '../kit/text-table.ts';
import type { PlateStatus } from './schema.ts';

interface CassetteStatusTexts {
  readonly record: string;
  readonly form: string;
  readonly how: string;
  readonly slots: string;
  readonly slotStatus: string;
  readonly notSet: string;
  readonly status: string;
  readonly fillRest: string;
  readonly clear: string;
  readonly filledCount: string;
  readonly log: string;
  readonly logHow: string;
  readonly right: string;
  readonly statuses: Readonly<Record<PlateStatus, string>>;
}

const RU: CassetteStatusTexts = {
  record: 'Запись оборудования',
  form: 'Состояние кассеты: слоты считаются снизу',
  how: 'Выберите состояние и нажимайте слоты. Несколько подряд — проведите мышью или держите Shift; повторное нажатие снимает отметку.',
  slots: 'Ячейки кассеты, сверху вниз',
  slotStatus: 'Ячейка {slot}: {status}',
  notSet: 'не указано',
  status: 'Состояние',
  fillRest: 'Заполнить остальные',
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
  how: 'Choose a status and press slots. For several in a row draw over them with the mouse or hold Shift; pressing again takes the mark away.',
  slots: 'Slots of the cassette, from the top down',
  slotStatus: 'Slot {slot}: {status}',
  notSet: 'not given',
  status: 'Status',
  fillRest: 'Fill the rest',
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
  how: '先选状态，再点槽位。连续多个：用鼠标划过或按住 Shift；再次点击可取消。',
  slots: '晶圆盒槽位，自上而下',
  slotStatus: '槽位 {slot}：{status}',
  notSet: '未填写',
  status: '状态',
  fillRest: '填写其余槽位',
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
