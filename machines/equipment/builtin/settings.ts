// Parameters of the tool. The case says which of them may be changed.
import type { Setting } from '#contract/simulation/equipment-terminal.ts';
import { words } from './text.ts';

const celsius = words('0,1 °C', '0.1 °C', '0.1 °C');

export const settings: readonly Setting[] = [
  {
    id: 'automaticStart',
    text: words('Автоматический пуск', 'Automatic start', '自动启动'),
    least: 0,
    most: 1,
    value: 0,
  },
  {
    id: 'automaticSelect',
    text: words('Автовыбор из очереди', 'Automatic selection', '自动选择作业'),
    least: 0,
    most: 1,
    value: 1,
  },
  {
    id: 'idReader',
    text: words('Считыватель меток', 'Tag reader', '标签读取器'),
    least: 0,
    most: 1,
    value: 1,
  },
  {
    id: 'readerBypass',
    text: words('Обход считывателя', 'Reader bypass', '读取器旁路'),
    least: 0,
    most: 1,
    value: 0,
  },
  {
    id: 'hotPlateOffset',
    text: words('Поправка горячих плит', 'Hot plate offset', '热板修正'),
    unit: celsius,
    least: -20,
    most: 20,
    value: 0,
  },
  {
    id: 'exhaustPa',
    text: words('Вытяжка центрифуг', 'Cup exhaust', '杯体排风'),
    unit: words('Па', 'Pa', 'Pa'),
    least: 20,
    most: 120,
    value: 60,
  },
];
