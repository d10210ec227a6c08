// Papers for stories.
import type { PaperView } from './paper-view.ts';

const STATUSES = [
  { id: 'PROCESSED', text: 'Обработана' },
  { id: 'REJECTED', text: 'Брак' },
  { id: 'CROSSED', text: 'Перекос' },
  { id: 'EMPTY', text: 'Пусто' },
];

const TRAVELLER: PaperView = {
  id: 'traveller-lot03',
  kind: 'TRAVELLER',
  title: 'Сопроводительный лист № 0317',
  fields: [
    { id: 'lot', label: 'Партия', kind: 'printed', value: 'A4F-0317' },
    { id: 'pod', label: 'Метка контейнера', kind: 'printed', value: 'POD-11' },
    { id: 'plates', label: 'Пластин, шт.', kind: 'printed', value: '25' },
    { id: 'smif', label: 'SMIF-порт', kind: 'printed', value: 'SMIF-2' },
    { id: 'recipe', label: 'Рецепт', kind: 'printed', value: 'PR10' },
    { id: 'flow', label: 'Маршрут пластин', kind: 'printed', value: 'COAT' },
    {
      id: 'platesArrived',
      label: 'Поступило, шт.',
      kind: 'count',
      value: '25',
      choices: [],
      isRequired: true,
    },
    { id: 'timeStart', label: 'Начало', kind: 'time', value: '', choices: [], isRequired: true },
    { id: 'timeEnd', label: 'Окончание', kind: 'time', value: '', choices: [], isRequired: true },
    { id: 'platesLeft', label: 'Передано, шт.', kind: 'count', value: '', choices: [], isRequired: true },
    {
      id: 'platesStatus',
      label: 'Состояние пластин',
      kind: 'status',
      value: '',
      choices: STATUSES,
      isRequired: true,
    },
    { id: 'note', label: 'Замечания', kind: 'text', value: '', choices: [], isRequired: false },
  ],
  checks: [{ id: 'label', said: { isMatch: true, time: '09:05' } }, { id: 'slotMap' }],
  isSigned: true,
  isReadOnly: false,
};

const signed: PaperView = {
  ...TRAVELLER,
  fields: TRAVELLER.fields.map((field) => {
    if (field.kind === 'time') return { ...field, value: field.id === 'timeStart' ? '09:15' : '09:31' };
    if (field.kind === 'status') return { ...field, value: 'PROCESSED' };
    return field.kind === 'count' ? { ...field, value: '25' } : field;
  }),
  signature: { name: 'Иванова М. С.', time: '09:40' },
  isReadOnly: true,
};

const SHIFT_TASK: PaperView = {
  id: 'task',
  kind: 'SHIFT_TASK',
  title: 'Сменное задание, смена 1',
  fields: [
    { id: 'date', label: 'Смена', kind: 'printed', value: '1, 08:00–20:00' },
    { id: 'tool', label: 'Установка', kind: 'printed', value: 'Трек ТР-02' },
    { id: 'login', label: 'Учётная запись', kind: 'printed', value: 'operator1 / 1234' },
    {
      id: 'orders',
      label: 'Партии',
      kind: 'printed',
      value: 'A4F-0317: PR10, COAT, SMIF-2, задание J0317, 25 пластин',
    },
  ],
  checks: [],
  isSigned: false,
  isReadOnly: true,
};

const cassetteStatus: PaperView = {
  id: 'cassette',
  kind: 'CASSETTE_STATUS',
  title: 'Карта состояния кассеты',
  fields: [
    { id: 'lot', label: 'Партия', kind: 'printed', value: 'A4F-0317' },
    {
      id: 'plates',
      label: 'Пластины по слотам',
      kind: 'plates',
      values: Array.from({ length: 25 }, (_, at) => (at < 6 ? 'PROCESSED' : at === 8 ? 'CROSSED' : '')),
      choices: STATUSES,
      isRequired: true,
    },
  ],
  checks: [],
  isSigned: true,
  isReadOnly: false,
};

export const PAPER_SAMPLES = { traveller: TRAVELLER, signed, shiftTask: SHIFT_TASK, cassetteStatus };
