import { PUNCTUATION, type Language } from '#contract/languages.ts';
// What each digit of the two state codes means, and what has changed between two codes, in words.

interface DigitWords {
  readonly name: string;
  /** Indexed by the digit. */
  readonly values: readonly string[];
}

interface CodeWords {
  readonly stateProcess: readonly DigitWords[];
  readonly emergencySituations: readonly DigitWords[];
}

const digit = (name: string, ...values: readonly string[]): DigitWords => ({ name, values });

const words: Readonly<Record<Language, CodeWords>> = {
  ru: {
    stateProcess: [
      digit('вход', 'не выполнен', 'выполнен', 'не с той ролью'),
      digit(
        'контейнер',
        'не на порту',
        'на порту',
        'пристыкован',
        'карта снята',
        'обработан',
        'снят с порта',
      ),
      digit('задание', 'нет', 'набирается', 'создано', 'в очереди', 'с ошибкой'),
      digit(
        'обработка',
        'не идёт',
        'подготовка',
        'готова к пуску',
        'идёт',
        'пауза',
        'остановлена',
        'прервана',
        'завершена',
      ),
      digit('документы', 'не открыты', 'задание прочитано', 'лист открыт', 'лист заполнен', 'лист подписан'),
      digit('партия', 'в работе', 'годна', 'годна частично', 'брак'),
    ],
    emergencySituations: [
      digit('происшествие', 'нет', 'развивается', 'под контролем', 'вышло из-под контроля'),
      digit('работа', 'идёт', 'остановлена', 'снята кнопкой EMO'),
      digit('голос', 'не подан', 'подан'),
      digit('звонки', 'нет', 'не все нужные', 'все нужные', 'есть лишний'),
      digit('место', 'на участке', 'покинуто вовремя', 'покинуто неправильно'),
      digit('перезапуск', 'не было', 'с разрешения', 'опасный'),
    ],
  },
  en: {
    stateProcess: [
      digit('sign-in', 'nobody', 'done', 'with the wrong role'),
      digit('pod', 'not on a port', 'placed', 'docked', 'mapped', 'processed', 'removed'),
      digit('job', 'none', 'being typed', 'created', 'queued', 'wrong'),
      digit(
        'processing',
        'idle',
        'setting up',
        'ready',
        'running',
        'paused',
        'stopped',
        'aborted',
        'complete',
      ),
      digit('papers', 'not opened', 'task read', 'sheet open', 'sheet filled in', 'sheet signed'),
      digit('lot', 'open', 'good', 'partly good', 'scrap'),
    ],
    emergencySituations: [
      digit('incident', 'none', 'active', 'contained', 'escalated'),
      digit('work', 'goes on', 'stopped', 'cut by EMO'),
      digit('voice', 'not given', 'given'),
      digit('calls', 'none', 'some of those needed', 'all that are needed', 'one not needed'),
      digit('place', 'in the area', 'left in time', 'left wrongly'),
      digit('restart', 'none', 'allowed', 'unsafe'),
    ],
  },
  ch: {
    stateProcess: [
      digit('登录', '未登录', '已登录', '角色不符'),
      digit('晶圆盒', '不在装载口', '已放置', '已对接', '已扫描', '已加工', '已取下'),
      digit('作业', '无', '输入中', '已创建', '已排队', '有误'),
      digit('加工', '空闲', '准备', '就绪', '进行中', '暂停', '已停止', '已中止', '已完成'),
      digit('单据', '未打开', '任务已阅读', '随工单已打开', '随工单已填写', '随工单已签字'),
      digit('批次', '未完成', '合格', '部分合格', '报废'),
    ],
    emergencySituations: [
      digit('异常', '无', '发展中', '已控制', '已失控'),
      digit('作业', '继续', '已停止', 'EMO已断电'),
      digit('口头警告', '未发出', '已发出'),
      digit('电话', '无', '部分必要电话', '全部必要电话', '有多余电话'),
      digit('位置', '在区域内', '及时撤离', '错误撤离'),
      digit('重启', '无', '已获准', '不安全'),
    ],
  },
};

/** The digits that differ from the previous code, each with its name; nothing if none does. */
export function changedDigits(
  code: keyof CodeWords,
  before: string,
  after: string,
  language: Language,
): string {
  const { colon, comma } = PUNCTUATION[language];
  return words[language][code]
    .flatMap(({ name, values }, at) => {
      const now = after[at] ?? '';
      return now === before[at] ? [] : [`${name}${colon}${values[Number(now)] ?? now}`];
    })
    .join(comma);
}
