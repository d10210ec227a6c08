// The texts of the demo works.
import { words } from '#machines/room/builtin/text.ts';

export const practiceTitle = words(
  'Практика: от улицы до умывальной',
  'Practice: from the street to the washroom',
  '实操：从室外到洗手区',
);
export const practiceDescription = words(
  'Пройдите входную зону, гардероб и умывальную. Смените обувь, уберите уличные вещи в шкаф и закончите с чистыми сухими руками.',
  'Go through the entrance, the locker room and the washroom. Change shoes, put street things into the closet and finish with clean, dry hands.',
  '依次通过入口区、更衣柜区和洗手区。换鞋，将室外物品放入衣柜，最后保持双手洁净干燥。',
);
export const practiceQuestion = words(
  'Подготовьтесь к смене: пройдите от улицы до умывальной по правилам чистой зоны.',
  'Get ready for the shift: go from the street to the washroom by the rules of the clean zone.',
  '为上班做好准备：按洁净区规定从室外走到洗手区。',
);
export const practiceHint = words(
  'Сначала обувь и личные вещи, затем гардероб, руки моют последними.',
  'Shoes and personal things first, then the locker room; the hands are washed last.',
  '先处理鞋和个人物品，再更衣，最后洗手。',
);

export const controlTitle = words(
  'Контрольная: подготовка к смене',
  'Test: getting ready for the shift',
  '考核：上班准备',
);
export const controlDescription = words(
  'Самостоятельная подготовка к смене без подсказок. Оценивается порядок действий и результат.',
  'Getting ready for the shift on one’s own, without hints. The order of actions and the result are assessed.',
  '独立完成上班准备，无提示。评定操作顺序和结果。',
);
export const controlQuestion = words(
  'На вас макияж и серьги. Подготовьтесь по правилам чистой зоны и закончите в умывальной.',
  'You wear make-up and earrings. Get ready by the rules of the clean zone and finish in the washroom.',
  '您化了妆并戴着耳环。请按洁净区规定做好准备，最后到达洗手区。',
);

export const openEventTitle = words(
  'Допуск к работе в чистой зоне',
  'Admission to the clean zone',
  '洁净区上岗考核',
);
export const openEventDescription = words(
  'Одна попытка, 20 минут. Оценка видна сразу, разбор действий — после окончания мероприятия.',
  'One attempt, 20 minutes. The mark is shown at once, the debriefing after the event has ended.',
  '一次机会，20 分钟。成绩立即显示，操作讲评在考核结束后公布。',
);
export const wholeEventTitle = words(
  'Допуск в чистое производство',
  'Admission to clean production',
  '洁净生产区准入考核',
);
export const wholeEventDescription = words(
  'Весь путь с улицы на время: одна попытка, 10 минут. Оценка видна сразу, разбор действий — после окончания мероприятия.',
  'The whole way from the street against the clock: one attempt, 10 minutes. The mark is shown at once, the debriefing after the event has ended.',
  '限时完成从室外开始的全过程：一次机会，10 分钟。成绩立即显示，操作讲评在考核结束后公布。',
);
export const comingEventTitle = words('Повторный допуск', 'Renewal of admission', '复审考核');
export const comingEventDescription = words(
  'Плановая проверка через месяц после первого допуска.',
  'The planned check a month after the first admission.',
  '首次上岗一个月后的例行考核。',
);
