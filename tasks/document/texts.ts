// The words of reading a document and filling in its form.
import type { Language } from '#contract/text-in.ts';

const ru = {
  reader: 'Документ',
  page: 'Страница {number} из {total}',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  loading: 'Документ загружается',
  failed: 'Документ не найден',
  openWhole: 'Открыть на весь экран',
  form: 'Форма по документу',
  choose: 'Выберите',
  right: 'Верно: {words}',
  timeRead: 'Время чтения',
  pageTime: 'с. {page}: {time}',
};
type DocumentTexts = Readonly<typeof ru>;

const texts: Readonly<Record<Language, DocumentTexts>> = {
  ru,
  en: {
    reader: 'Document',
    page: 'Page {number} of {total}',
    previous: 'Previous page',
    next: 'Next page',
    loading: 'The document is loading',
    failed: 'The document was not found',
    openWhole: 'Open in the whole window',
    form: 'Form about the document',
    choose: 'Choose',
    right: 'Right: {words}',
    timeRead: 'Reading time',
    pageTime: 'p. {page}: {time}',
  },
  ch: {
    reader: '文件',
    page: '第 {number} 页，共 {total} 页',
    previous: '上一页',
    next: '下一页',
    loading: '文件加载中',
    failed: '未找到文件',
    openWhole: '全屏打开',
    form: '文件表格',
    choose: '请选择',
    right: '正确：{words}',
    timeRead: '阅读时间',
    pageTime: '第 {page} 页：{time}',
  },
};

export function documentTexts(language: Language): DocumentTexts {
  return texts[language];
}
