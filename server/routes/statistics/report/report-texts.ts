// The words of a report in the three languages.
import type { CountedChoice, UndefinedReason } from '#contract/entities/statistics.ts';
import type { Language } from '#contract/languages.ts';

interface ReportTexts {
  /** Contains `{name}`. */
  readonly title: string;
  /** Contains `{time}` and `{zone}`. */
  readonly madeAt: string;
  /** What was counted; contains `{mode}` and `{choice}`. */
  readonly counted: string;
  /** Marks as first given are counted. */
  readonly firstMarks: string;
  /** Why a figure has no value. */
  readonly reasons: Readonly<Record<UndefinedReason, string>>;
  readonly choices: Readonly<Record<CountedChoice, string>>;
  readonly figures: string;
  readonly figure: string;
  readonly value: string;
  readonly people: string;
  readonly attempts: string;
  readonly passed: string;
  readonly mean: string;
  readonly median: string;
  readonly deviation: string;
  readonly consistency: string;
  readonly standardError: string;
  readonly spread: string;
  readonly result: string;
  /** Contains `{percent}`. */
  readonly needed: string;
  readonly questions: string;
  readonly question: string;
  readonly facility: string;
  readonly discrimination: string;
  readonly efficiency: string;
  readonly guess: string;
  /** Contains `{number}`. */
  readonly steps: string;
  readonly step: string;
  readonly done: string;
  readonly late: string;
  readonly outOfOrder: string;
  readonly missing: string;
  readonly minutes: string;
  readonly gates: string;
  readonly reason: string;
  readonly runs: string;
  readonly wrong: string;
  readonly wrongShare: string;
  readonly works: string;
  readonly work: string;
  readonly groups: string;
  readonly group: string;
  readonly otherGroups: string;
  readonly rules: string;
  readonly persons: string;
  readonly person: string;
  /** Contains `{number}`. */
  readonly numbered: string;
  readonly finished: string;
  readonly last: string;
  /** Contains `{number}` and `{enough}`. */
  readonly few: string;
  /** Contains `{number}`. */
  readonly waiting: string;
  readonly page: string;
  readonly nothing: string;
}

export const REPORT_TEXTS: Readonly<Record<Language, ReportTexts>> = {
  ru: {
    title: 'Статистика: {name}',
    madeAt: 'Составлено {time} ({zone})',
    counted: '{mode}. {choice}.',
    firstMarks:
      'Посчитано по первоначальным оценкам: без изменений преподавателя, повторной проверки и снятых условий.',
    reasons: {
      ONE_TASK: 'Нужно хотя бы два задания',
      TOO_FEW: 'Слишком мало попыток',
      NO_VARIANCE: 'Нет различий для сравнения',
      NEGATIVE: 'Не определено: связь отрицательна',
      NOT_CHOSEN: 'Не применимо',
    },
    choices: {
      FIRST: 'Первая попытка каждого',
      BEST: 'Лучшая попытка каждого',
      LAST: 'Последняя попытка каждого',
      ALL: 'Все попытки',
    },
    figures: 'Показатели',
    figure: 'Показатель',
    value: 'Значение',
    people: 'Учащихся',
    attempts: 'Попыток',
    passed: 'Зачтено',
    mean: 'Средний результат',
    median: 'Медиана',
    deviation: 'Разброс',
    consistency: 'Согласованность (α)',
    standardError: 'Ошибка измерения',
    spread: 'Результаты попыток',
    result: 'Результат',
    needed: 'Для зачёта нужно {percent}.',
    questions: 'Вопросы',
    question: 'Вопрос',
    facility: 'Решаемость',
    discrimination: 'Различает',
    efficiency: 'Различает из возможного',
    guess: 'Угадать',
    steps: 'Шаги практики {number}',
    step: 'Шаг',
    done: 'Верно',
    late: 'С опозданием',
    outOfOrder: 'Не на месте',
    missing: 'Пропущен',
    minutes: 'Когда, мин',
    gates: 'Из-за чего нет зачёта {number}',
    reason: 'Причина',
    runs: 'Прохождений',
    wrong: 'С ошибкой',
    wrongShare: 'Доля ошибок',
    works: 'Работы',
    work: 'Работа',
    groups: 'Группы',
    group: 'Группа',
    otherGroups: 'Другие группы',
    rules: 'Шаги практики',
    persons: 'Учащиеся',
    person: 'Учащийся',
    numbered: 'Учащийся {number}',
    finished: 'Завершено работ',
    last: 'Последняя попытка',
    few: 'Мало данных: {number} из {enough} попыток. Показатели ещё могут сильно измениться.',
    waiting: 'Ждут проверки и не посчитаны попытки: {number}.',
    page: 'Страница {number}',
    nothing: 'Показателей нет: завершённых попыток мало или их нельзя показать.',
  },
  en: {
    title: 'Statistics: {name}',
    madeAt: 'Made {time} ({zone})',
    counted: '{mode}. {choice}.',
    firstMarks:
      'Counted by marks as first given: before changes by a teacher, marking again and gates set aside.',
    reasons: {
      ONE_TASK: 'Needs at least two tasks',
      TOO_FEW: 'Too few attempts',
      NO_VARIANCE: 'No differences to compare',
      NEGATIVE: 'Not defined: the relation is negative',
      NOT_CHOSEN: 'Does not apply',
    },
    choices: {
      FIRST: 'The first attempt of each',
      BEST: 'The best attempt of each',
      LAST: 'The last attempt of each',
      ALL: 'All attempts',
    },
    figures: 'Figures',
    figure: 'Figure',
    value: 'Value',
    people: 'Students',
    attempts: 'Attempts',
    passed: 'Passed',
    mean: 'Mean result',
    median: 'Median',
    deviation: 'Standard deviation',
    consistency: 'Consistency (α)',
    standardError: 'Standard error',
    spread: 'Results of attempts',
    result: 'Result',
    needed: '{percent} is needed to pass.',
    questions: 'Questions',
    question: 'Question',
    facility: 'Facility',
    discrimination: 'Discrimination',
    efficiency: 'Discriminative efficiency',
    guess: 'By guessing',
    steps: 'Steps of practice {number}',
    step: 'Step',
    done: 'Right',
    late: 'Late',
    outOfOrder: 'Out of order',
    missing: 'Missed',
    minutes: 'When, min',
    gates: 'What stands in the way of a pass {number}',
    reason: 'Reason',
    runs: 'Runs',
    wrong: 'Wrong',
    wrongShare: 'Share wrong',
    works: 'Works',
    work: 'Work',
    groups: 'Groups',
    group: 'Group',
    otherGroups: 'Other groups',
    rules: 'Steps of practice',
    persons: 'Students',
    person: 'Student',
    numbered: 'Student {number}',
    finished: 'Works finished',
    last: 'Last attempt',
    few: 'Little data: {number} of {enough} attempts. The figures may still change a lot.',
    waiting: 'Attempts that wait for their marks and are not counted: {number}.',
    page: 'Page {number}',
    nothing: 'There are no figures: too few finished attempts, or they may not be shown.',
  },
  ch: {
    title: '统计：{name}',
    madeAt: '生成于 {time}（{zone}）',
    counted: '{mode}。{choice}。',
    firstMarks: '按最初评定的分数计算：不含教师修改、重新评分和豁免条件之后的变化。',
    reasons: {
      ONE_TASK: '至少需要两道题',
      TOO_FEW: '作答太少',
      NO_VARIANCE: '无差异可比较',
      NEGATIVE: '无定义：呈负相关',
      NOT_CHOSEN: '不适用',
    },
    choices: {
      FIRST: '每人首次作答',
      BEST: '每人最佳作答',
      LAST: '每人最近作答',
      ALL: '全部作答',
    },
    figures: '指标',
    figure: '指标',
    value: '数值',
    people: '学员数',
    attempts: '作答数',
    passed: '合格',
    mean: '平均成绩',
    median: '中位数',
    deviation: '标准差',
    consistency: '一致性（α）',
    standardError: '测量误差',
    spread: '成绩分布',
    result: '成绩',
    needed: '合格需要 {percent}。',
    questions: '题目',
    question: '题目',
    facility: '难度系数',
    discrimination: '区分度',
    efficiency: '区分效率',
    guess: '猜对概率',
    steps: '实训步骤 {number}',
    step: '步骤',
    done: '正确',
    late: '过迟',
    outOfOrder: '顺序错误',
    missing: '遗漏',
    minutes: '时间（分）',
    gates: '不合格的原因 {number}',
    reason: '原因',
    runs: '操作次数',
    wrong: '出错',
    wrongShare: '错误率',
    works: '作业',
    work: '作业',
    groups: '班组',
    group: '班组',
    otherGroups: '其他班组',
    rules: '实训步骤',
    persons: '学员',
    person: '学员',
    numbered: '学员 {number}',
    finished: '完成作业数',
    last: '最近作答',
    few: '数据较少：{enough} 份作答中只有 {number} 份，指标仍可能有较大变化。',
    waiting: '等待评阅、未计入的作答：{number} 份。',
    page: '第 {number} 页',
    nothing: '没有指标：完成的作答太少，或不能显示。',
  },
};
