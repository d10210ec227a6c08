// What the guide of the bay says around the steps.
import { textTable } from '../../kit/text-table.ts';

export const bayGuideTexts = textTable(
  {
    title: 'Ведение по шагам',
    step: 'Шаг {number} из {total}',
    done: 'Выполнено шагов: {done} из {total}',
    lead: 'Вести по шагам',
    first: 'Сначала: {action}',
    show: 'Показать',
    how: 'или клавиша G',
    lost: 'Отсюда следующий шаг не виден. Начните случай заново или действуйте сами.',
    finished: 'Готово: все шаги выполнены',
    finishedText: 'Нажмите «Завершить», чтобы увидеть разбор.',
  },
  {
    en: {
      title: 'Step by step',
      step: 'Step {number} of {total}',
      done: 'Steps done: {done} of {total}',
      lead: 'Lead me step by step',
      first: 'First: {action}',
      show: 'Show me',
      how: 'or the key G',
      lost: 'The next step can’t be seen from here. Go on by yourself, or start over.',
      finished: 'Well done: every step is done',
      finishedText: 'Press “Finish” to see how it went.',
    },
    ch: {
      title: '逐步引导',
      step: '第 {number} 步，共 {total} 步',
      done: '已完成步骤：{done}/{total}',
      lead: '逐步引导',
      first: '请先：{action}',
      show: '指给我看',
      how: '或按 G 键',
      lost: '从这里看不到下一步。请重新开始本例，或自行操作。',
      finished: '完成：所有步骤都已做到',
      finishedText: '点击“完成”查看评析。',
    },
  },
);
