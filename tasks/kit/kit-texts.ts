import { filled, LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
// Texts that all question screens share.

const RU = {
  answer: 'Ваш ответ',
  given: 'Ответ',
  confirm: 'Ответить',
  confirmAgain: 'Ответить ещё раз',
  nothingYet: 'Сначала дайте ответ',
  attempt: 'Попытка {number} из {total}',
  attemptsUsed:
    'Количество попыток ответа ({total}), на текущий вопрос, исчерпано. Перейдите к следующему вопросу или завершите выполнение',
  confirmed: 'Ответ принят',
  confirmedChange: 'Ответ принят. Его можно изменить и подтвердить ещё раз.',
  hint: 'Подсказка',
  showHint: 'Показать подсказку',
  hintCosts: 'Подсказка снизит оценку за задание: −{points}',
  hintComing: 'Подсказка появится, когда ответит сервер',
  right: 'Верно',
  partly: 'Верно частично',
  wrong: 'Неверно',
  forTeacher: 'Ответ оценит преподаватель',
  score: 'Оценка: {mark} из {max}',
  scoreAfterHint: 'Оценка с учётом подсказки: {mark} из {max}',
  explanation: 'Разбор',
  rightAnswer: 'Правильный ответ',
  image: 'Изображение {number}',
  openImage: 'Увеличить: изображение {number}',
  imageFailed: 'Изображение не загружено',
  documents: 'Документация',
  document: 'Документ {number}',
  verdictRight: 'верно',
  verdictWrong: 'неверно',
  verdictMissing: 'пропущено',
  verdictExtra: 'лишнее',
  verdictOpen: 'решает преподаватель',
  noAnswer: 'Ответа нет',
  rubric: 'За что даются баллы',
  sample: 'Образец ответа',
  broken: 'Задание не открылось: его данные не подходят к этой версии тренажёра.',
  proposed: '{score}. Окончательную поставит преподаватель.',
  change: {
    one: 'Измените ответ: осталась {n}\u00a0попытка',
    few: 'Измените ответ: остались {n}\u00a0попытки',
    many: 'Измените ответ: осталось {n}\u00a0попыток',
    other: 'Измените ответ: осталось {n}\u00a0попытки',
  },
  points: { one: '{n} балл', few: '{n} балла', many: '{n} баллов', other: '{n} балла' },
};

export type KitTexts = Readonly<typeof RU>;

const EN: KitTexts = {
  answer: 'Your answer',
  given: 'Answer',
  confirm: 'Answer',
  confirmAgain: 'Answer again',
  nothingYet: 'Give an answer first',
  attempt: 'Attempt {number} of {total}',
  attemptsUsed:
    'All attempts ({total}) at this question have been used. Go on to the next question or finish the work',
  confirmed: 'The answer is taken',
  confirmedChange: 'The answer is taken. You may change it and confirm it again.',
  hint: 'Hint',
  showHint: 'Show the hint',
  hintCosts: 'The hint lowers the mark of this task: −{points}',
  hintComing: 'The hint appears when the server answers',
  right: 'Right',
  partly: 'Partly right',
  wrong: 'Wrong',
  forTeacher: 'A teacher will mark the answer',
  score: 'Mark: {mark} of {max}',
  scoreAfterHint: 'Mark after the hint: {mark} of {max}',
  explanation: 'Explanation',
  rightAnswer: 'Right answer',
  image: 'Picture {number}',
  openImage: 'Enlarge picture {number}',
  imageFailed: 'The picture was not loaded',
  documents: 'Documentation',
  document: 'Document {number}',
  verdictRight: 'right',
  verdictWrong: 'wrong',
  verdictMissing: 'missing',
  verdictExtra: 'not wanted',
  verdictOpen: 'for the teacher',
  noAnswer: 'No answer',
  rubric: 'What points are given for',
  sample: 'Sample answer',
  broken: 'This task did not open: its data do not fit this version of the trainer.',
  proposed: '{score}. A teacher gives the final one.',
  change: {
    one: 'Change the answer: {n}\u00a0attempt left',
    few: 'Change the answer: {n}\u00a0attempts left',
    many: 'Change the answer: {n}\u00a0attempts left',
    other: 'Change the answer: {n}\u00a0attempts left',
  },
  points: { one: '{n} point', few: '{n} points', many: '{n} points', other: '{n} points' },
};

const CH: KitTexts = {
  answer: '您的答案',
  given: '答案',
  confirm: '提交答案',
  confirmAgain: '再次提交',
  nothingYet: '请先作答',
  attempt: '第 {number} 次，共 {total} 次',
  attemptsUsed: '本题的作答次数（{total}）已用完。请转到下一题或结束作业',
  confirmed: '答案已接收',
  confirmedChange: '答案已接收。可以修改后再次提交。',
  hint: '提示',
  showHint: '显示提示',
  hintCosts: '使用提示会降低本题得分：−{points}',
  hintComing: '服务器应答后显示提示',
  right: '正确',
  partly: '部分正确',
  wrong: '错误',
  forTeacher: '由教师评分',
  score: '得分：{mark}（满分 {max}）',
  scoreAfterHint: '扣除提示后的得分：{mark}（满分 {max}）',
  explanation: '解析',
  rightAnswer: '正确答案',
  image: '图片 {number}',
  openImage: '放大图片 {number}',
  imageFailed: '图片未加载',
  documents: '技术文件',
  document: '文件 {number}',
  verdictRight: '正确',
  verdictWrong: '错误',
  verdictMissing: '缺少',
  verdictExtra: '多余',
  verdictOpen: '由教师判定',
  noAnswer: '未作答',
  rubric: '评分标准',
  sample: '参考答案',
  broken: '题目未能打开：其数据与本版本模拟器不符。',
  proposed: '{score}。最终得分由教师评定。',
  change: {
    one: '修改答案：还可作答 {n} 次',
    few: '修改答案：还可作答 {n} 次',
    many: '修改答案：还可作答 {n} 次',
    other: '修改答案：还可作答 {n} 次',
  },
  points: { one: '{n} 分', few: '{n} 分', many: '{n} 分', other: '{n} 分' },
};

const TEXTS: Readonly<Record<Language, KitTexts>> = { ru: RU, en: EN, ch: CH };

export function kitTexts(language: Language): KitTexts {
  return TEXTS[language];
}

/** A number in the language's format, with at most two decimals. */
export function numberText(value: number, language: Language): string {
  // Most are: what writes the others takes a while to load.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  return new Intl.NumberFormat(LANGUAGE_TAGS[language], { maximumFractionDigits: 2 }).format(value);
}

type PluralForms = KitTexts['points'];

function counted(forms: PluralForms, value: number, language: Language): string {
  const form = new Intl.PluralRules(LANGUAGE_TAGS[language]).select(value);
  const pattern = form === 'one' || form === 'few' || form === 'many' ? forms[form] : forms.other;
  return filled(pattern, { n: numberText(value, language) });
}

/** Such as 2 балла. */
export function pointsText(value: number, language: Language): string {
  // Keeps a number on one line with what it counts.
  return counted(TEXTS[language].points, value, language).replace(' ', '\u00a0');
}

/** Asks for another answer, and says how many are left. */
export function triesText(left: number, language: Language): string {
  return counted(TEXTS[language].change, left, language);
}
