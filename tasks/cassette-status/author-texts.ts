// Texts of the author screen of the cassette status form.
import { textTable } from '../kit/text-table.ts';

const RU = {
  brushHow: 'Выберите состояние и щёлкайте по слотам. Щелчок по такому же слоту снимает состояние.',
  slots: 'Верные состояния ячеек',
  all: 'Заполнить остальные',
  clear: 'Очистить все',
  record: 'Записи оборудования: каждая с новой строки',
  recordHow: 'По ним учащийся заполняет форму',
};
type CassetteAuthorTexts = Readonly<typeof RU>;
const EN: CassetteAuthorTexts = {
  brushHow: 'Choose a status and click slots. A click on a slot that has it takes it away.',
  slots: 'True statuses of the slots',
  all: 'Fill the others',
  clear: 'Clear all',
  record: 'Records of the equipment: each on a line of its own',
  recordHow: 'The learner fills in the form by them',
};
const CH: CassetteAuthorTexts = {
  brushHow: '选择状态后点击槽位。再次点击相同状态的槽位可取消。',
  slots: '各槽位的真实状态',
  all: '填充其余槽位',
  clear: '全部清除',
  record: '设备记录：每行一条',
  recordHow: '学员据此填写表格',
};
export const cassetteAuthorTexts = textTable(RU, { en: EN, ch: CH });
