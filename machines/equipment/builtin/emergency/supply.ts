// Supply failures: gas, compressed air, water. The track runs on for a while with what is left in the lines.
import type { EmergencyPicture, Medium, Situation } from '#contract/simulation/equipment-emergency.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';
import { is, phase, workEnded } from './rows.ts';

interface Supply {
  readonly id: string;
  readonly medium: Medium;
  readonly picture: EmergencyPicture;
  readonly alarm: string;
  readonly text: Trilingual;
  /** What can be seen in each of the three phases. */
  readonly seen: readonly [Trilingual, Trilingual, Trilingual];
}

const LASTING = [45_000, 60_000, 60_000] as const;
const IDS = ['falling', 'low', 'lost'] as const;

function failure({ id, medium, picture, alarm, text, seen }: Supply): Situation {
  return {
    id,
    group: 'supplyFailure',
    picture,
    alarm,
    text,
    reasons: [`supply-${medium}`],
    phases: ([0, 1, 2] as const).map((stage) =>
      phase({
        id: IDS[stage],
        stage,
        lastsMs: LASTING[stage],
        text: seen[stage],
        onset: stage === 0 ? ['beeper/4'] : stage === 1 ? ['announce/supply'] : [],
        does: stage === 0 ? [{ kind: 'stopSupply', medium }] : [],
      }),
    ),
    heldBy: [workEnded],
    containedBy: [{ all: [workEnded, is('called.SERVICEMAN', 'yes')], afterMs: 120_000 }],
    contained: {
      text: words(
        'Подача восстановлена, давление в норме.',
        'The supply is back, the pressure is right.',
        '供应已恢复，压力正常。',
      ),
      isStillSeen: false,
      does: [{ kind: 'restoreSupply', medium }],
    },
    escalated: {
      text: words(
        'Процесс шёл без подачи: пластины в обработке испорчены.',
        'The process ran without supply: the wafers in process are spoilt.',
        '断供状态下继续加工：在制晶圆报废。',
      ),
      does: [{ kind: 'scrapWafers', reason: 'supply' }],
    },
    harm: harms(medium),
  };
}

function harms(medium: Medium): Situation['harm'] {
  return [
    {
      id: 'started-without-supply',
      codes: ['STARTPROCCES', 'JOB_RESUME'],
      when: [is(`supply.${medium}`, 'lost')],
      text: words(
        'Процесс запущен без подачи: пластины испорчены.',
        'The process was started without supply: the wafers are spoilt.',
        '断供时启动工艺：晶圆报废。',
      ),
      escalates: true,
      does: [{ kind: 'scrapWafers', reason: 'supply' }],
    },
    {
      id: 'wafers-unchecked',
      codes: ['STARTPROCCES', 'JOB_RESUME'],
      when: [is(`supply.${medium}`, 'there'), is('checked.wafers', 'no')],
      text: words(
        'Процесс продолжен без проверки пластин: брак ушёл дальше.',
        'The process went on without checking the wafers: bad ones went on.',
        '未检查晶圆即继续：不良品流入后道。',
      ),
      escalates: true,
      does: [{ kind: 'scrapWafers', reason: 'unchecked' }],
    },
  ];
}

export const supplies: readonly Situation[] = [
  failure({
    id: 'supply-gas',
    medium: 'gas',
    picture: 'gasSupply',
    alarm: 'supply-gas',
    text: words('Прекращение подачи газа (азот)', 'Gas supply failure (nitrogen)', '供气中断（氮气）'),
    seen: [
      words(
        'Стрелка азота на панели ползёт вниз.',
        'The nitrogen gauge on the panel creeps down.',
        '面板上氮气压力表指针下降。',
      ),
      words(
        'Давление азота в красной зоне, продувка чаш слабеет.',
        'Nitrogen is in the red, the purge of the cups weakens.',
        '氮气压力进入红区，杯体吹扫减弱。',
      ),
      words('Стрелка азота на нуле.', 'The nitrogen gauge is at zero.', '氮气压力表归零。'),
    ],
  }),
  failure({
    id: 'supply-air',
    medium: 'air',
    picture: 'airSupply',
    alarm: 'supply-air',
    text: words('Прекращение подачи сжатого воздуха', 'Compressed air supply failure', '压缩空气中断'),
    seen: [
      words(
        'Стрелка сжатого воздуха на панели ползёт вниз.',
        'The compressed air gauge on the panel creeps down.',
        '面板上压缩空气压力表指针下降。',
      ),
      words(
        'Клапаны срабатывают с задержкой, давление в красной зоне.',
        'Valves act late, the pressure is in the red.',
        '阀门动作迟缓，压力进入红区。',
      ),
      words(
        'Стрелка сжатого воздуха на нуле.',
        'The compressed air gauge is at zero.',
        '压缩空气压力表归零。',
      ),
    ],
  }),
  failure({
    id: 'supply-water',
    medium: 'water',
    picture: 'waterSupply',
    alarm: 'supply-water',
    text: words('Прекращение подачи воды', 'Water supply failure', '供水中断'),
    seen: [
      words(
        'Стрелка деионизованной воды на панели ползёт вниз.',
        'The deionised water gauge on the panel creeps down.',
        '面板上去离子水压力表指针下降。',
      ),
      words(
        'Струя промывки слабеет, давление в красной зоне.',
        'The rinse jet weakens, the pressure is in the red.',
        '冲洗水流减弱，压力进入红区。',
      ),
      words('Стрелка воды на нуле.', 'The water gauge is at zero.', '水压力表归零。'),
    ],
  }),
];
