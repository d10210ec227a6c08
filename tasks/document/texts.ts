// Texts for reading a document and filling in its form.
import { textTable } from '../kit/text-table.ts';

export const documentTexts = textTable(
  {
    reader: 'Документ',
    loading: 'Документ загружается',
    openWhole: 'Открыть на весь экран',
    form: 'Форма по документу',
    choose: 'Выберите',
    right: 'Верно: {words}',
    timeRead: 'Время чтения',
    pageTime: 'с. {page}: {time}',
    answeredOn: 'Ответ на с. {page}: она была открыта {time}.',
    hardlyRead: 'Этого мало, чтобы прочитать её (нужно {least}).',
  },
  {
    en: {
      reader: 'Document',
      loading: 'The document is loading',
      openWhole: 'Open in the whole window',
      form: 'Form about the document',
      choose: 'Choose',
      right: 'Right: {words}',
      timeRead: 'Reading time',
      pageTime: 'p. {page}: {time}',
      answeredOn: 'The answer is on p. {page}: it was open for {time}.',
      hardlyRead: 'That is too short to read it ({least} needed).',
    },
    ch: {
      reader: '文件',
      loading: '文件加载中',
      openWhole: '全屏打开',
      form: '文件表格',
      choose: '请选择',
      right: '正确：{words}',
      timeRead: '阅读时间',
      pageTime: '第 {page} 页：{time}',
      answeredOn: '答案在第 {page} 页：打开时间 {time}。',
      hardlyRead: '阅读时间不足（需要 {least}）。',
    },
  },
);
