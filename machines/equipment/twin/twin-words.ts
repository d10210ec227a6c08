// The text twin's own words; names of things and places come from the ruleset.
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../words.ts';

export const twinWords = {
  time: words('Время', 'Time', '时间'),
  place: words('Место', 'Place', '位置'),
  reach: words('Под рукой', 'In reach', '可触及'),
  hands: words('В руках', 'In your hands', '手中'),
  perceived: words('Вокруг', 'Around you', '周围'),
  rack: words('На стеллаже', 'On the rack', '货架上'),
  gathered: words('У точки сбора', 'At the assembly point', '集合点人员'),
  onFloor: words('На полу', 'On the floor', '地面上'),
  ports: words('Порты', 'Load ports', '装载口'),
  screen: words('Экран терминала', 'Terminal screen', '终端画面'),
  fields: words('Поля', 'Fields', '输入栏'),
  softKeys: words('Функциональные клавиши', 'Function keys', '功能键'),
  answer: words('Ответ терминала', 'Terminal’s answer', '终端应答'),
  map: words('Карта кассеты', 'Slot map', '槽位图'),
  recipe: words('Загруженный рецепт', 'Loaded recipe', '已载入配方'),
  job: words('Задание', 'Job', '作业'),
  track: words('Трек', 'Track', '设备'),
  alarms: words('Тревоги', 'Alarms', '报警'),
  paper: words('Открытый документ', 'Open paper', '打开的文件'),
  papers: words('Документы', 'Papers', '文件'),
  phone: words('Телефон', 'Telephone', '电话'),
  nothing: words('ничего', 'nothing', '无'),
  empty: words('свободен', 'free', '空闲'),
  outOfService: words('не работает', 'out of service', '停用'),
  placed: words('контейнер стоит', 'pod placed', '晶圆盒已放置'),
  docked: words('пристыкован', 'docked', '已对接'),
  open: words('открыт', 'open', '已打开'),
  signedOut: words('вход не выполнен', 'nobody signed in', '未登录'),
  done: words('Выполнено', 'Done', '已完成'),
  nothingHappened: words(
    'За {time} ничего не произошло',
    'Nothing happened in {time}',
    '{time}内没有发生任何事',
  ),
  seconds: words(' с', ' s', ' 秒'),
  minutes: words(' мин', ' min', ' 分钟'),
  lifted: words('трубка снята', 'receiver lifted', '听筒已拿起'),
  scrap: words('брак', 'scrap', '报废'),
  inTrack: words('в треке', 'in the track', '设备内'),
  processed: words('обработано', 'processed', '已加工'),
  of: words('из', 'of', '/'),
  plannedEnd: words('окончание по расчёту', 'planned end', '预计结束'),
  onIndexer: words('на загрузчике', 'on the indexer', '在装载机械手上'),
  onArm: words('на манипуляторе', 'on the arm', '在机械手上'),
  left: words(
    'пластины остались в треке, их вынимает сервис',
    'wafers were left in the track, service takes them back',
    '晶圆留在设备内，由维修人员取回',
  ),
  halted: words('трек стоит', 'the track stands still', '设备停止'),
  noPower: words('трек обесточен', 'the track has no power', '设备断电'),
  notFilled: words('не заполнено', 'not filled in', '未填写'),
  signed: words('подписан', 'signed', '已签字'),
  atDesk: words('на столе', 'on the desk', '在桌上'),
  withYou: words('при вас', 'with you', '随身携带'),
  slot: words('слот', 'slot', '槽'),
} as const satisfies Record<string, Trilingual>;

export const slotWords = {
  E: words('пусто', 'empty', '空'),
  F: words('пластина', 'wafer', '晶圆'),
  C: words('перекос', 'crossed', '交叉'),
  D: words('две пластины', 'two wafers', '双片'),
  U: words('не прочитан', 'not readable', '无法识别'),
} as const satisfies Record<string, Trilingual>;

/** What a port is doing. */
export const motionWords = {
  none: words('', '', ''),
  readingId: words('считывается метка', 'reading the id', '读取标识'),
  docking: words('стыкуется', 'docking', '对接中'),
  opening: words('открывается', 'opening', '打开中'),
  mapping: words('читается карта', 'mapping', '扫描槽位'),
  closing: words('закрывается', 'closing', '关闭中'),
} as const;

export const idWords = {
  NONE: words('метка не считана', 'id not read', '未读标识'),
  ID_NOT_READ: words('метка не считана', 'id not read', '未读标识'),
  WAITING_FOR_HOST: words('метка ждёт решения', 'id waits for a decision', '标识待确认'),
  ID_VERIFICATION_OK: words('метка принята', 'id verified', '标识已验证'),
  ID_VERIFICATION_FAILED: words('метка отклонена', 'id rejected', '标识被拒'),
} as const satisfies Record<string, Trilingual>;

export const mapWords = {
  NONE: words('карта не прочитана', 'not mapped', '未扫描'),
  SLOT_MAP_NOT_READ: words('карта не прочитана', 'not mapped', '未扫描'),
  WAITING_FOR_HOST: words('карта ждёт решения', 'map waits for a decision', '槽位图待确认'),
  SLOT_MAP_VERIFICATION_OK: words('карта принята', 'map verified', '槽位图已验证'),
  SLOT_MAP_VERIFICATION_FAILED: words('карта отклонена', 'map rejected', '槽位图被拒'),
} as const satisfies Record<string, Trilingual>;

/** Everyday words for the processing states of the standard. */
export const processWords = {
  INIT: words('инициализация', 'initialising', '初始化'),
  IDLE: words('ожидание', 'idle', '空闲'),
  SETUP: words('подготовка', 'setting up', '准备'),
  READY: words('готов к пуску', 'ready to start', '就绪'),
  EXECUTING: words('обработка', 'executing', '运行'),
  PAUSE: words('пауза', 'paused', '暂停'),
} as const satisfies Record<string, Trilingual>;
