// Words for the values in the audit log. One without words is shown as it is stored.
import { textIn, type Language } from '../languages.ts';
import { PRIVILEGE_WORDS } from '../privilege-words.ts';

type Words = Readonly<Record<Language, string>>;

const VALUES: Readonly<Record<string, Words>> = {
  true: { ru: 'да', en: 'yes', ch: '是' },
  false: { ru: 'нет', en: 'no', ch: '否' },
  м: { ru: 'мужской', en: 'male', ch: '男' },
  ж: { ru: 'женский', en: 'female', ch: '女' },
  MALE: { ru: 'мужской', en: 'male', ch: '男' },
  FEMALE: { ru: 'женский', en: 'female', ch: '女' },
  ACTIVE: { ru: 'включено', en: 'on', ch: '启用' },
  INACTIVE: { ru: 'выключено', en: 'off', ch: '停用' },
  PENDING: { ru: 'ждёт решения', en: 'waiting', ch: '待处理' },
  APPROVED: { ru: 'принята', en: 'approved', ch: '已批准' },
  NEW: { ru: 'новая оценка', en: 'the new mark', ch: '采用新成绩' },
  HIGHER: { ru: 'только если выше', en: 'only where it is higher', ch: '仅在更高时采用' },
  BOTH: { ru: 'оба ключа', en: 'both keys', ch: '两个答案均认可' },
  FULL: { ru: 'полный балл всем', en: 'full points for all', ch: '全部给满分' },
  LEAVE_OUT: { ru: 'задание исключено', en: 'the task left out', ch: '剔除该题' },
  THEORY: { ru: 'теория', en: 'theory', ch: '理论' },
  PRACTICE: { ru: 'практика', en: 'practice', ch: '实训' },
  EXAM: { ru: 'экзамен', en: 'exam', ch: '考试' },
  NOTHING: { ru: 'ничего', en: 'nothing', ch: '不显示' },
  MARK: { ru: 'балл', en: 'the mark', ch: '仅成绩' },
  STEPS: { ru: 'балл и шаги', en: 'mark and steps', ch: '成绩和步骤' },
  ALL: { ru: 'всё', en: 'everything', ch: '全部' },
  OWN: { ru: 'у каждого свой', en: 'each their own', ch: '各自抽题' },
  SAME: { ru: 'один для всех', en: 'the same for all', ch: '统一抽题' },
  TRAINING: { ru: 'обучение', en: 'training', ch: '学习' },
  SELFCONTROL: { ru: 'самоконтроль', en: 'self-check', ch: '自测' },
  CONTROL: { ru: 'контроль', en: 'control', ch: '考核' },
  COMMONQUESTION: { ru: 'короткий ответ', en: 'short answer', ch: '简答' },
  QUESTION: { ru: 'развёрнутый ответ', en: 'long answer', ch: '论述' },
  EMPTYQUESTION: { ru: 'пропуски в тексте', en: 'gaps in a text', ch: '填空' },
  PAINT: { ru: 'рисунок', en: 'drawing', ch: '绘图' },
  TASKTESTCASECASSETESTATUS: { ru: 'статусы кассеты', en: 'cassette statuses', ch: '晶圆盒状态' },
  SINGLECHOICE: { ru: 'один вариант', en: 'one choice', ch: '单选' },
  MULTICHOICE: { ru: 'несколько вариантов', en: 'several choices', ch: '多选' },
  ORDERING: { ru: 'порядок', en: 'order', ch: '排序' },
  MATCHING: { ru: 'соответствие', en: 'matching', ch: '配对' },
  NUMERIC: { ru: 'число', en: 'number', ch: '数值' },
  DOCUMENT: { ru: 'документ', en: 'document', ch: '文件' },
  LESSON: { ru: 'урок', en: 'lesson', ch: '图文课' },
  ROOM: { ru: 'симуляция: чистая зона', en: 'simulation: clean zone', ch: '仿真：洁净区' },
  EQUIPMENT: { ru: 'симуляция: участок', en: 'simulation: bay', ch: '仿真：光刻区' },
  MORE_TIME: { ru: 'добавить время', en: 'more time', ch: '延长时间' },
  PAUSE: { ru: 'пауза', en: 'pause', ch: '暂停' },
  GO_ON: { ru: 'продолжить', en: 'go on', ch: '继续' },
  CLOSE: { ru: 'закрыть работу', en: 'close the work', ch: '结束作业' },
  REOPEN: { ru: 'открыть снова', en: 'open again', ch: '重新开放' },
  MESSAGE: { ru: 'сообщение', en: 'message', ch: '消息' },
  NOTE: { ru: 'отметить нарушение', en: 'note a breach', ch: '记录违规' },
  TAKE_OUT: { ru: 'снять с мероприятия', en: 'take out', ch: '移出考核' },
  BRING_BACK: { ru: 'вернуть в мероприятие', en: 'bring back', ch: '恢复考核' },
  ru: { ru: 'русский', en: 'Russian', ch: '俄语' },
  en: { ru: 'английский', en: 'English', ch: '英语' },
  ch: { ru: 'китайский', en: 'Chinese', ch: '中文' },
  FILLED: { ru: 'заполнено', en: 'filled in', ch: '已填写' },
  CHANGED: { ru: 'изменено', en: 'changed', ch: '已更改' },
  REJECTED: { ru: 'отклонена', en: 'rejected', ch: '已拒绝' },
};

/** Words of a value that means something else in one field, by field and value. */
const FIELD_VALUES: Readonly<Record<string, Words>> = {
  'screens.START': { ru: 'старт', en: 'start', ch: '起始' },
  'screens.LOGIN': { ru: 'вход', en: 'sign-in', ch: '登录' },
  'screens.MAIN': { ru: 'главный', en: 'main', ch: '主画面' },
  'screens.CASSETTES': { ru: 'кассеты', en: 'cassettes', ch: '晶圆盒' },
  'screens.JOB': { ru: 'задание', en: 'job', ch: '作业' },
  'screens.RECIPES': { ru: 'рецепты', en: 'recipes', ch: '配方' },
  'screens.RUN': { ru: 'процесс', en: 'run', ch: '运行' },
  'screens.ALARMS': { ru: 'тревоги', en: 'alarms', ch: '报警' },
  'screens.LOG': { ru: 'журнал', en: 'log', ch: '日志' },
  'screens.MAINTENANCE': { ru: 'обслуживание', en: 'maintenance', ch: '维护' },
  'kind.COMPUTER': { ru: 'компьютер', en: 'computer', ch: '电脑' },
  'kind.PHONE': { ru: 'телефон', en: 'phone', ch: '手机' },
  'kind.TABLET': { ru: 'планшет', en: 'tablet', ch: '平板' },
  'kind.UNKNOWN': { ru: 'неизвестно', en: 'unknown', ch: '未知' },
  'kind.NOW': { ru: 'сразу', en: 'at once', ch: '立即' },
  'kind.AT': { ru: 'в минуту', en: 'at a minute', ch: '在指定分钟' },
  'kind.WHEN': { ru: 'по условию', en: 'on a condition', ch: '满足条件时' },
  'kind.SITUATION': { ru: 'ситуация', en: 'situation', ch: '情况' },
  'kind.FAULT': { ru: 'неисправность', en: 'fault', ch: '故障' },
  'kind.CALL': { ru: 'вызов', en: 'call', ch: '呼叫' },
  'outcome.TAKEN': { ru: 'добавлено к работе', en: 'added to the work', ch: '已并入作业' },
  'outcome.CLAIMED': {
    ru: 'работа была сдана раньше',
    en: 'the work was handed in before',
    ch: '作业已先行提交',
  },
  'outcome.NOTHING_NEW': { ru: 'ничего нового', en: 'nothing new', ch: '无新增内容' },
  'outcome.OVERTAKEN': {
    ru: 'продолжена на другом устройстве',
    en: 'continued on another device',
    ch: '已在其他设备上继续',
  },
  'outcome.UNSEALED': { ru: 'без подписи сервера', en: 'without the server’s signature', ch: '无服务器签名' },
  'outcome.REVIEWED': { ru: 'оценена', en: 'marked', ch: '已评分' },
  'difficulty.EASY': { ru: 'лёгкая', en: 'easy', ch: '容易' },
  'difficulty.MEDIUM': { ru: 'средняя', en: 'medium', ch: '中等' },
  'difficulty.HARD': { ru: 'трудная', en: 'hard', ch: '困难' },
  'role.OPERATOR': { ru: 'оператор', en: 'operator', ch: '操作员' },
  'role.PROCESS': { ru: 'технолог', en: 'process engineer', ch: '工艺工程师' },
  'role.SERVICE': { ru: 'сервисный инженер', en: 'service engineer', ch: '维修工程师' },
  'status.IN_PROGRESS': { ru: 'выполняется', en: 'under way', ch: '进行中' },
  'status.REVIEW_PENDING': { ru: 'ждёт проверки', en: 'waits for marking', ch: '待评分' },
  'status.REVIEWED': { ru: 'оценена', en: 'marked', ch: '已评分' },
  'harm.PEOPLE': { ru: 'люди', en: 'people', ch: '人员' },
  'harm.ROOM': { ru: 'помещение', en: 'room', ch: '环境' },
  'harm.PRODUCT': { ru: 'продукция', en: 'product', ch: '产品' },
  'harm.RECORD': { ru: 'записи', en: 'records', ch: '记录' },
  'harm.HABIT': { ru: 'порядок', en: 'habit', ch: '规范' },
  'role.EQUIPMENT': { ru: 'инженер по оборудованию', en: 'equipment engineer', ch: '设备工程师' },
};

/** The last part of a path. */
export const fieldOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Separates the codes of a list in a stored `before` or `after` value. */
export const LIST_SEPARATOR = ', ';

function wordOf(code: string, field: string, language: Language): string {
  const privilege = Object.hasOwn(PRIVILEGE_WORDS, code)
    ? PRIVILEGE_WORDS[code as keyof typeof PRIVILEGE_WORDS]
    : undefined;
  return textIn(
    privilege ?? FIELD_VALUES[`${field}.${code}`] ?? VALUES[code] ?? { ru: code, en: code, ch: code },
    language,
  );
}

/** The words for a value of the field at a path; '' for null. */
export function auditValueText(
  value: string | number | boolean | null,
  path: string,
  language: Language,
): string {
  if (value === null) return '';
  const field = fieldOf(path);
  if (typeof value !== 'string') return wordOf(String(value), field, language);
  return value
    .split(LIST_SEPARATOR)
    .map((part) => wordOf(part, field, language))
    .join(LIST_SEPARATOR);
}
