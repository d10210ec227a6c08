// Texts of lessons as learners and reviewers meet them.
import { textTable } from '../kit/text-table.ts';

const RU = {
  place: 'Карточка {number} из {total}',
  progress: 'Пройдено карточек',
  back: 'Назад',
  next: 'Дальше',
  confirm: 'Завершить урок',
  done: 'Урок пройден',
  find: 'Нажмите на нужное место на картинке. С клавиатуры — Tab и Enter.',
  right: 'Верно',
  wrong: 'Не то',
  miss: 'Здесь ничего нет. Попробуйте ещё.',
  chosen: 'Выбрано: {name}',
  later: 'Ответ можно будет увидеть в разборе.',
  opened: 'открыта',
  unopened: 'не открыта',
};
type LessonTexts = Readonly<typeof RU>;
const EN: LessonTexts = {
  place: 'Card {number} of {total}',
  progress: 'Cards gone through',
  back: 'Back',
  next: 'Next',
  confirm: 'Finish the lesson',
  done: 'Lesson completed',
  find: 'Press the right place in the picture. By keyboard: Tab and Enter.',
  right: 'Right',
  wrong: 'Not this',
  miss: 'Nothing here. Try again.',
  chosen: 'Chosen: {name}',
  later: 'The answer can be seen in the explanation.',
  opened: 'opened',
  unopened: 'not opened',
};
const CH: LessonTexts = {
  place: '第 {number} 张，共 {total} 张',
  progress: '已学卡片',
  back: '上一张',
  next: '下一张',
  confirm: '完成学习',
  done: '学习完成',
  find: '请点击图中正确的位置。键盘操作：Tab 和 Enter。',
  right: '正确',
  wrong: '不对',
  miss: '这里没有。请再试一次。',
  chosen: '已选：{name}',
  later: '答案可在解析中查看。',
  opened: '已打开',
  unopened: '未打开',
};

export const lessonTexts = textTable(RU, { en: EN, ch: CH });
