// Situations in the air: a hazardous gas, and a ventilation failure.
import type { Situation } from '#contract/simulation/equipment-emergency.ts';
import { words } from '../text.ts';
import { is, phase, workEnded } from './rows.ts';

export const gasLeak: Situation = {
  id: 'gas-leak',
  group: 'hazardousGas',
  picture: 'gasLeak',
  text: words('Утечка опасного газа', 'Leak of a hazardous gas', '危险气体泄漏'),
  reasons: ['gas'],
  phases: [
    phase({
      id: 'first-haze',
      stage: 0,
      lastsMs: 25_000,
      text: words(
        'У газовой панели шипит, по полу стелется дымка; на панели горит лампа.',
        'It hisses at the gas panel, a haze creeps over the floor; the panel’s lamp is lit.',
        '气体面板嘶嘶作响，地面飘着薄雾，面板报警灯亮。',
      ),
      sounds: ['gas'],
    }),
    phase({
      id: 'spreading',
      stage: 1,
      lastsMs: 30_000,
      text: words(
        'Дымка дошла до стола, першит в горле.',
        'The haze has reached the desk; the throat itches.',
        '薄雾到达桌旁，喉咙发痒。',
      ),
      sounds: ['gas', 'siren'],
      blocks: ['phoneDesk'],
    }),
    phase({
      id: 'everywhere',
      stage: 2,
      lastsMs: 30_000,
      text: words(
        'Газ по всему участку, слезятся глаза.',
        'The gas is all over the bay; the eyes water.',
        '气体弥漫全区，眼睛流泪。',
      ),
      sounds: ['gas', 'siren'],
      onset: ['evacuation-bell', 'announce/gas'],
      blocks: ['phoneDesk', 'phoneWall', 'terminal'],
    }),
  ],
  slowedBy: { all: [is('place', 'outside')], percent: 400 },
  containedBy: [{ all: [is('called.BOSS', 'yes'), is('place', 'outside')], afterMs: 60_000 }],
  contained: {
    text: words(
      'Газовая служба перекрыла линию, участок продувают.',
      'The gas service has shut the line, the bay is being flushed with air.',
      '气体班组已关闭管线，区域正在换气。',
    ),
    isStillSeen: false,
    does: [],
  },
  escalated: {
    text: words(
      'Человек надышался газом, утечка не остановлена.',
      'Somebody has breathed in the gas, the leak goes on.',
      '有人吸入毒气，泄漏未被制止。',
    ),
    does: [],
  },
  harm: [
    {
      id: 'gas-breathed',
      codes: ['TOUCH'],
      when: [],
      text: words(
        'У газовой панели надышались газом: к источнику утечки подошли без защиты.',
        'Gas breathed in at the panel: somebody went up to the leak without protection.',
        '在面板处吸入气体：无防护接近泄漏源。',
      ),
      escalates: true,
      does: [],
    },
  ],
};

export const ventilation: Situation = {
  id: 'ventilation',
  group: 'ventilationShutdown',
  picture: 'ventilationShutdown',
  text: words('Отключение вентиляции', 'Ventilation shutdown', '通风停止'),
  reasons: ['ventilation'],
  phases: [
    phase({
      id: 'falling',
      stage: 0,
      lastsMs: 60_000,
      text: words(
        'Гул вентиляции стих, ленты на решётках повисли.',
        'The hum of the ventilation has died away, the ribbons at the outlets hang down.',
        '通风声消失，出风口飘带垂下。',
      ),
      onset: ['ventilation-down'],
      does: [{ kind: 'air', isFlowing: false }],
    }),
    phase({
      id: 'stale',
      stage: 1,
      lastsMs: 90_000,
      text: words(
        'Воздух стоит, пахнет растворителем.',
        'The air stands still and smells of solvent.',
        '空气停滞，有溶剂味。',
      ),
      onset: ['announce/ventilation'],
    }),
    phase({
      id: 'vapours',
      stage: 2,
      lastsMs: 120_000,
      text: words(
        'Запах растворителя резкий, кружится голова.',
        'The smell of solvent is sharp, the head swims.',
        '溶剂味刺鼻，头晕。',
      ),
      sounds: ['siren'],
    }),
  ],
  slowedBy: { all: [workEnded, is('place', 'outside')], percent: 300 },
  containedBy: [{ all: [workEnded, is('place', 'outside'), is('called.BOSS', 'yes')], afterMs: 90_000 }],
  contained: {
    text: words(
      'Вентиляция снова работает, воздух обновлён.',
      'The ventilation works again, the air has been changed.',
      '通风恢复，空气已更新。',
    ),
    isStillSeen: false,
    does: [{ kind: 'air', isFlowing: true }],
  },
  escalated: {
    text: words(
      'Пары растворителя накопились, людям плохо, пластины загрязнены.',
      'Solvent vapour has gathered, people feel ill, the wafers are contaminated.',
      '溶剂蒸气积聚，人员不适，晶圆被污染。',
    ),
    does: [{ kind: 'scrapWafers', reason: 'contaminated' }],
  },
  harm: [
    {
      id: 'started-without-air',
      codes: ['STARTPROCCES', 'JOB_RESUME'],
      when: [is('air', 'no')],
      text: words(
        'Процесс запущен без вытяжки: пары растворителя пошли на участок.',
        'The process was started without exhaust: solvent vapour comes into the bay.',
        '无排风启动工艺：溶剂蒸气进入区域。',
      ),
      escalates: true,
      does: [{ kind: 'scrapWafers', reason: 'contaminated' }],
    },
  ],
};
