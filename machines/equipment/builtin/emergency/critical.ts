// The ten critical situation entries, the reasons for calls, and the reasons for scrapping wafers.
import type { EmergencyRuleset } from '#contract/simulation/equipment-emergency.ts';
import { words } from '../text.ts';

const answering = words('На связи', 'On the line', '通话中');

export const criticalRows: EmergencyRuleset['critical'] = [
  { id: 'BOSS', text: words('Начальник смены', 'Shift manager', '值班长'), message: answering },
  { id: 'BOSSSITE', text: words('Начальник участка', 'Station manager', '工段长'), message: answering },
  {
    id: 'SERVICEMAN',
    text: words('Сервисный инженер', 'Service engineer', '维修工程师'),
    message: answering,
  },
  { id: 'ENGINEER', text: words('Инженер-технолог', 'Process engineer', '工艺工程师'), message: answering },
  {
    id: 'ENERGY',
    text: words('Сменный энергетик', 'Replacement power engineer', '当班电气工程师'),
    message: answering,
  },
  {
    id: 'STOPWORK',
    text: words('Остановить работу', 'Stop work on the equipment', '停止设备作业'),
    message: words('Работа установки остановлена.', 'The equipment has been stopped.', '设备已停止。'),
  },
  {
    id: 'EMO',
    text: words('Аварийное отключение EMO', 'Emergency off (EMO)', '紧急停机（EMO）'),
    message: words('Установка обесточена.', 'The equipment’s power is cut.', '设备电源已切断。'),
  },
  {
    id: 'VOICE',
    text: words('Оповестить голосом', 'Notify by voice', '口头通知'),
    message: words(
      'Люди на участке оповещены.',
      'The people in the bay have been warned.',
      '区域内人员已被告知。',
    ),
  },
  {
    id: 'LEAVE',
    text: words('Покинуть участок', 'Leave the area', '离开区域'),
    message: words('Вы вышли с участка.', 'You have left the area.', '您已离开区域。'),
  },
  {
    id: 'STARTPROCCES',
    text: words('Запустить процесс', 'Start the process', '启动工艺'),
    message: words('Процесс запущен.', 'The process has been started.', '工艺已启动。'),
  },
];

/** The closed list of reasons for a call; anything said in addition is free text. */
export const callReasons: EmergencyRuleset['reasons'] = [
  { id: 'fire', text: words('Пожар', 'Fire', '火灾') },
  { id: 'smoke', text: words('Задымление', 'Smoke', '冒烟') },
  { id: 'sparking', text: words('Искрение', 'Sparking', '打火花') },
  { id: 'gas', text: words('Утечка опасного газа', 'Leak of a hazardous gas', '危险气体泄漏') },
  { id: 'ventilation', text: words('Отключилась вентиляция', 'Ventilation has stopped', '通风停止') },
  { id: 'lighting', text: words('Погас свет', 'The light is out', '照明中断') },
  { id: 'power', text: words('Нет электропитания', 'There is no power', '停电') },
  { id: 'supply-gas', text: words('Прекратилась подача газа', 'Gas supply failure', '供气中断') },
  {
    id: 'supply-air',
    text: words('Прекратилась подача сжатого воздуха', 'Compressed air supply failure', '压缩空气中断'),
  },
  { id: 'supply-water', text: words('Прекратилась подача воды', 'Water supply failure', '供水中断') },
  { id: 'leak-water', text: words('Протечка воды', 'Water leakage', '漏水') },
  { id: 'leak-photoresist', text: words('Протечка фоторезиста', 'Photoresist leakage', '光刻胶泄漏') },
  {
    id: 'leak-antireflective',
    text: words('Протечка антиотражающего материала', 'Anti-reflective material leakage', '抗反射材料泄漏'),
  },
  { id: 'leak-developer', text: words('Протечка проявителя', 'Developer leakage', '显影液泄漏') },
  { id: 'person-missing', text: words('Внутри остался человек', 'A person is left inside', '有人留在里面') },
  {
    id: 'hurt',
    text: words('Пострадал человек', 'A person is hurt', '有人受伤'),
  },
  { id: 'alarm', text: words('Тревога оборудования', 'Equipment alarm', '设备报警') },
  { id: 'interruption', text: words('Процесс прервался', 'The process was interrupted', '工艺中断') },
  {
    id: 'label-mismatch',
    text: words(
      'Этикетка контейнера не совпадает с листом',
      'The pod’s label does not match its sheet',
      '晶圆盒标签与随工单不符',
    ),
  },
  {
    id: 'slot-map',
    text: words(
      'Карта слотов не совпадает с листом',
      'The slot map does not match the sheet',
      '槽位图与随工单不符',
    ),
  },
  {
    id: 'recipe-mismatch',
    text: words(
      'Рецепт не совпадает с бумажным',
      'The recipe does not match its paper copy',
      '配方与纸质副本不符',
    ),
  },
  { id: 'ask-restart', text: words('Разрешите запуск', 'May I restart?', '请求重启') },
  { id: 'ask-return', text: words('Разрешите вернуться', 'May I come back?', '请求返回') },
  { id: 'other', text: words('Другое', 'Something else', '其他') },
];

/** Who works in the bay with the learner. */
export const team: NonNullable<EmergencyRuleset['team']> = [
  { id: 'orlova', text: words('Орлова', 'Orlova', '奥尔洛娃') },
  { id: 'kim', text: words('Ким', 'Kim', '金') },
  { id: 'petrov', text: words('Петров', 'Petrov', '彼得罗夫') },
];

export const scrapReasons: EmergencyRuleset['scrapReasons'] = [
  {
    id: 'emo',
    text: words(
      'Питание снято кнопкой EMO во время обработки',
      'Power cut by an EMO during processing',
      '加工中被EMO断电',
    ),
  },
  { id: 'fire', text: words('Огонь и дым', 'Fire and smoke', '烟火') },
  {
    id: 'contaminated',
    text: words('Загрязнение парами или жидкостью', 'Contaminated by vapour or liquid', '被蒸气或液体污染'),
  },
  {
    id: 'unwatched',
    text: words('Сбой, не замеченный в темноте', 'A fault unseen in the dark', '黑暗中未被发现的故障'),
  },
  {
    id: 'selfStart',
    text: words(
      'Установка пошла сама после возврата питания',
      'The equipment went on by itself when the power came back',
      '来电后设备自行运行',
    ),
  },
  {
    id: 'collision',
    text: words(
      'Столкновение в модуле или с манипулятором',
      'A collision in a module or with an arm',
      '在模块内或与机械手碰撞',
    ),
  },
  { id: 'supply', text: words('Обработка без подачи', 'Processed without supply', '断供加工') },
  {
    id: 'unchecked',
    text: words(
      'Пластины не проверены после сбоя подачи',
      'Wafers unchecked after a supply failure',
      '断供后未检查晶圆',
    ),
  },
  { id: 'shortCircuit', text: words('Замыкание от воды', 'Short circuit by water', '进水短路') },
  {
    id: 'overbaked',
    text: words('Перестояли на горячей плите', 'Too long on a hot plate', '在热板上停留过久'),
  },
  {
    id: 'primedTooLong',
    text: words('Слишком долго после обработки HMDS', 'Too long after the HMDS prime', 'HMDS处理后等待过久'),
  },
  {
    id: 'bakedTooLate',
    text: words(
      'Слишком долго от нанесения до сушки',
      'Too long between coat and bake',
      '涂胶到烘烤等待过久',
    ),
  },
  {
    id: 'developedTooLate',
    text: words(
      'Слишком долго от экспонирования до проявления',
      'Too long between exposure and development',
      '曝光到显影等待过久',
    ),
  },
  {
    id: 'spinStopped',
    text: words(
      'Остановлена в центрифуге под жидкостью',
      'Stopped in the cup under liquid',
      '在杯中液膜下停转',
    ),
  },
  {
    id: 'figureOff',
    text: words(
      'Обработана с цифрами не по рецепту',
      'Processed with figures off the recipe',
      '加工参数与配方不符',
    ),
  },
  {
    id: 'exhaustOff',
    text: words('Вытяжка центрифуги вне допуска', 'Cup exhaust out of limits', '杯体排风超差'),
  },
  { id: 'dropped', text: words('Контейнер уронили', 'The pod was dropped', '晶圆盒跌落') },
  { id: 'outOfLimits', text: words('Параметр вышел за допуск', 'A parameter out of limits', '参数超差') },
];
