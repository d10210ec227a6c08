// Texts of the ordering question.
import { textTable } from '../kit/text-table.ts';

export const orderingTexts = textTable(
  {
    how: 'Перетащите строки или передвигайте их кнопками и стрелками.',
    list: 'Порядок',
    up: 'Выше: {name}',
    down: 'Ниже: {name}',
    drag: 'Перетащить: {name}. Стрелки вверх и вниз передвигают.',
    moved: '{name}: место {place} из {total}',
    rightPlace: 'верное место: {place}',
    several: 'Верных порядков несколько, показан ближайший к ответу.',
    pairs:
      'В верном порядке стоят {right} пар из {total}. Каждая пара не по порядку отнимает столько же, сколько даёт верная.',
    asItStands: 'Порядок верен как есть',
  },
  {
    en: {
      how: 'Drag the rows, or move them by the buttons and arrow keys.',
      list: 'Order',
      up: 'Up: {name}',
      down: 'Down: {name}',
      drag: 'Drag: {name}. Arrow up and down move it.',
      moved: '{name}: place {place} of {total}',
      rightPlace: 'right place: {place}',
      several: 'Several orders are right; the one nearest to the answer is shown.',
      pairs:
        '{right} of {total} pairs are in order. Each pair out of order takes away as much as one in order gives.',
      asItStands: 'The order is right as it stands',
    },
    ch: {
      how: '拖动各行，或用按钮和方向键移动。',
      list: '顺序',
      up: '上移：{name}',
      down: '下移：{name}',
      drag: '拖动：{name}。用上下方向键移动。',
      moved: '{name}：第 {place} 位，共 {total} 位',
      rightPlace: '正确位置：{place}',
      several: '有多个正确顺序，显示与答案最接近的一个。',
      pairs: '{total} 对先后关系中有 {right} 对正确。每对错误扣去一对正确所得的分。',
      asItStands: '当前顺序正确',
    },
  },
);
