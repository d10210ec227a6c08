// Lighting and power outages, after which an emergency supply comes on.
import type { Situation } from '#contract/simulation/equipment-emergency.ts';
import { words } from '../text.ts';
import { is, phase, workEnded } from './rows.ts';

export const lighting: Situation = {
  id: 'lighting',
  group: 'lightingOutage',
  picture: 'lightingOutage',
  text: words('Отключение освещения', 'Lighting outage', '照明中断'),
  reasons: ['lighting'],
  phases: [
    phase({
      id: 'dark',
      stage: 0,
      lastsMs: 4_000,
      text: words(
        'Свет погас. Светятся только экран и лампы установки.',
        'The light is out. Only the screen and the lamps of the equipment glow.',
        '灯灭了，只有屏幕和设备指示灯亮着。',
      ),
      onset: ['lamps-out'],
      does: [{ kind: 'light', light: 'dark' }],
    }),
    phase({
      id: 'emergency-light',
      stage: 1,
      lastsMs: 120_000,
      text: words(
        'Включилось аварийное освещение, установка работает.',
        'The emergency light has come on, the equipment is running.',
        '应急照明亮起，设备仍在运行。',
      ),
      onset: ['emergency-light', 'announce/lighting'],
      does: [{ kind: 'light', light: 'emergency' }],
    }),
    phase({
      id: 'unwatched',
      stage: 2,
      lastsMs: 120_000,
      text: words(
        'Аварийные лампы тускнеют, за установкой никто не следит.',
        'The emergency lamps grow dim, nobody watches the equipment.',
        '应急灯变暗，设备无人监看。',
      ),
    }),
  ],
  heldBy: [workEnded],
  containedBy: [{ all: [workEnded, is('called.ENERGY', 'yes')], afterMs: 60_000 }],
  contained: {
    text: words('Освещение восстановлено.', 'The light is back.', '照明已恢复。'),
    isStillSeen: false,
    does: [{ kind: 'light', light: 'normal' }],
  },
  escalated: {
    text: words(
      'В темноте не заметили сбой: пластины в обработке испорчены.',
      'A fault went unseen in the dark: the wafers in process are spoilt.',
      '黑暗中未发现故障：加工中的晶圆报废。',
    ),
    does: [{ kind: 'scrapWafers', reason: 'unwatched' }],
  },
  harm: [
    {
      id: 'started-in-the-dark',
      codes: ['STARTPROCCES', 'JOB_RESUME'],
      when: [is('light', 'dark', 'emergency')],
      text: words(
        'Процесс запущен без освещения: сбой не заметили.',
        'The process was started without light: a fault went unseen.',
        '无照明启动工艺：故障未被发现。',
      ),
      escalates: true,
      does: [{ kind: 'scrapWafers', reason: 'unwatched' }],
    },
  ],
};

export const power: Situation = {
  id: 'power',
  group: 'powerOutage',
  picture: 'powerOutage',
  text: words('Отключение электропитания', 'Power outage', '停电'),
  reasons: ['power'],
  phases: [
    phase({
      id: 'out',
      stage: 0,
      lastsMs: 60_000,
      text: words(
        'Трек замер, погас свет. Терминал и телефоны на аварийном питании.',
        'The track stands, the light is out. Terminal and telephones are on emergency power.',
        '设备停机，灯灭。终端和电话由应急电源供电。',
      ),
      onset: ['emergency-light'],
      does: [{ kind: 'cutPower' }, { kind: 'light', light: 'emergency' }],
    }),
    phase({
      id: 'lasting',
      stage: 1,
      lastsMs: 90_000,
      text: words(
        'Питания всё нет, плиты остывают.',
        'There is still no power, the hot plates cool down.',
        '仍未来电，热板正在冷却。',
      ),
      onset: ['announce/power'],
    }),
    phase({
      id: 'flickering',
      stage: 2,
      lastsMs: 60_000,
      text: words(
        'Лампы мигают: питание то появляется, то пропадает.',
        'The lamps flicker: the power comes and goes.',
        '灯光闪烁：电源时有时无。',
      ),
    }),
  ],
  heldBy: [workEnded],
  containedBy: [{ all: [workEnded, is('called.ENERGY', 'yes')], afterMs: 90_000 }],
  contained: {
    text: words(
      'Питание восстановлено, установка стоит.',
      'The power is back, the equipment stands.',
      '供电恢复，设备处于停机状态。',
    ),
    isStillSeen: false,
    does: [{ kind: 'restorePower' }, { kind: 'light', light: 'normal' }],
  },
  escalated: {
    text: words(
      'Питание вернулось, и неостановленная установка пошла сама: пластины испорчены.',
      'The power came back and the equipment, never stopped, went on by itself: the wafers are spoilt.',
      '来电后未停机的设备自行运行：晶圆报废。',
    ),
    does: [
      { kind: 'restorePower' },
      { kind: 'light', light: 'normal' },
      { kind: 'scrapWafers', reason: 'selfStart' },
    ],
  },
  harm: [
    {
      id: 'started-unchecked',
      codes: ['STARTPROCCES', 'JOB_RESUME'],
      when: [is('checked.equipment', 'no')],
      text: words(
        'Установка запущена без проверки: манипулятор задел пластину.',
        'The equipment was started without a check: an arm struck a wafer.',
        '未检查即启动：机械手撞到晶圆。',
      ),
      escalates: true,
      does: [{ kind: 'scrapWafers', reason: 'collision' }],
    },
  ],
};
