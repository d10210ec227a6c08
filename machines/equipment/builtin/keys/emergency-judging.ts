// What must not be done in an emergency, and how it must end.
import { calledIdSchema, type Situation } from '#contract/simulation/equipment-emergency.ts';
import type { EndCondition, Forbidden, Reference, StateCondition } from '#contract/simulation/reference.ts';
import { words } from '../text.ts';
import type { Response } from './emergency-responses.ts';
import { needlessEmo, shiftWrong, signedWrongly } from './shift-judging.ts';
import type { Shift } from './shift-steps.ts';
import { KEY_SOURCES as from, SOURCES_OF } from './sources.ts';
import { end, forbid, is, isNot, wrong } from './step.ts';

const begun = [isNot('variant', 'none')];

/** Processing goes on again. A restart that the terminal rejects does not count. */
const going = { before: [isNot('e30', 'EXECUTING')], after: [is('e30', 'EXECUTING')] };

function touched(situation: Situation): readonly Forbidden[] {
  return [
    forbid({
      id: 'touched',
      text: words('Руки в опасном месте', 'Hands where it is dangerous', '手伸入危险处'),
      why: words(
        'Сами не чинят, не вытирают и не трогают: это делает служба, обученная и в защите.',
        'One does not repair, wipe or touch: that is done by those who are trained and protected.',
        '不自行修理、擦拭或触碰：由受训且有防护的人员处理。',
      ),
      sources: SOURCES_OF[situation.group],
      isCritical: true,
      failsAttempt: situation.harm.some(({ codes, escalates }) => escalates && codes.includes('TOUCH')),
      match: [{ code: ['TOUCH'] }],
    }),
  ];
}

function restarted(situation: Situation, response: Response): Forbidden {
  const asks = response.deeds.includes('askRestart');
  return forbid({
    id: 'restarted-unsafely',
    text: words('Пуск без разрешения', 'Restarted without permission', '未经许可重启'),
    why: words(
      'Пускает тот, кто отвечает за причину остановки, а не тот, кто торопится.',
      'A restart is allowed by whoever answers for the cause, not by whoever is in a hurry.',
      '由负责停机原因的人批准重启，而不是赶进度的人。',
    ),
    sources: [...SOURCES_OF[situation.group], from.site],
    isCritical: true,
    failsAttempt: true,
    match: [
      {
        code: ['STARTPROCCES', 'JOB_RESUME'],
        before: [...going.before, is('emergency', 'active')],
        after: going.after,
      },
      {
        code: ['STARTPROCCES', 'JOB_RESUME'],
        before: [...going.before, is('emergency', 'contained', 'escalated'), is('permission.restart', 'no')],
        after: going.after,
      },
    ],
    ...(asks ? { preventedBy: ['askRestart'] } : {}),
  });
}

function unchecked(response: Response): readonly Forbidden[] {
  return (['checkEquipment', 'checkWafers'] as const)
    .filter((deed) => response.deeds.includes(deed))
    .map((deed) =>
      forbid({
        id: `${deed}-skipped`,
        text: words('Пуск без проверки', 'Restarted without a check', '未检查即重启'),
        sources: [from.carolina, from.snf],
        isCritical: true,
        failsAttempt: true,
        match: [
          {
            code: ['STARTPROCCES'],
            before: [
              ...going.before,
              is('emergency', 'contained'),
              is(deed === 'checkEquipment' ? 'checked.equipment' : 'checked.wafers', 'no'),
            ],
            after: going.after,
          },
        ],
        preventedBy: [deed],
      }),
    );
}

/** A needless EMO harms wafers, not people: it does not fail the attempt but is the costliest mistake. */
export function emergencyForbidden(response: Response, situation: Situation, shift: Shift): Forbidden[] {
  const emo = response.isEmoWrong
    ? [{ ...needlessEmo, failsAttempt: false, sources: [...needlessEmo.sources] }]
    : [];
  const signed = situation.isFalseSign ? [signedWrongly(shift)] : [];
  return [...touched(situation), ...emo, restarted(situation, response), ...unchecked(response), ...signed];
}

type Wrong = Reference['wrong'];

/** Actions that are wrong in some situations, and right or neutral in others. */
function wrongByResponse({ deeds, calls, mayCall = [], leaving }: Response): Wrong {
  const others = calledIdSchema.options.filter((who) => !calls.includes(who) && !mayCall.includes(who));
  const called = wrong({
    id: 'called-needlessly',
    text: words('Вызван тот, кто здесь не нужен', 'Called somebody who is not needed', '呼叫了无关人员'),
    sources: [from.site],
    match: others.map((to) => ({ code: ['CALL'], to: [to], before: begun })),
  });
  const misnamed = wrong({
    id: 'wrong-reason',
    text: words('Названа не та причина', 'A wrong reason was given', '所述原因有误'),
    sources: [from.site],
    match: calls.map((to) => ({
      code: ['CALL'],
      to: [to],
      before: begun,
      after: [is(`called.${to}`, 'other')],
    })),
  });
  return [
    ...(others.length > 0 ? [called] : []),
    ...(calls.length > 0 ? [misnamed] : []),
    ...(deeds.includes('stop') ? [] : [stopped]),
    ...(leaving === 'mustNot' ? [left] : []),
  ];
}

const stopped = wrong({
  id: 'stopped-needlessly',
  text: words(
    'Работа остановлена, хотя это не нужно',
    'Work stopped though it need not be',
    '无需停机却停机',
  ),
  sources: [from.site, from.epfl],
  match: [{ code: ['STOPWORK'], before: begun }],
});

const left = wrong({
  id: 'left-needlessly',
  text: words(
    'Участок оставлен, хотя надо быть на месте',
    'Left the area though one is needed there',
    '应留守却离开',
  ),
  sources: [from.site],
  match: [{ code: ['LEAVE'], before: begun }],
});

const everywhere: Wrong = [
  wrong({
    id: 'noted-wrongly',
    text: words('Места пластин записаны неверно', 'The places of the wafers are wrong', '晶圆位置记录有误'),
    sources: [from.site],
    match: [{ code: ['NOTE_PLACES'], after: [is('places', 'wrong')] }],
  }),
  wrong({
    id: 'asked-too-early',
    text: words('Разрешение спрошено раньше времени', 'Permission was asked too early', '过早请求许可'),
    sources: [from.site],
    match: [
      {
        code: ['CALL'],
        params: { reason: ['ask-restart', 'ask-return'] },
        before: [is('emergency', 'active')],
      },
    ],
  }),
];

/** What is wrong in an emergency, in addition to what is wrong in any shift. */
export function emergencyWrong(response: Response): Wrong {
  return [...wrongByResponse(response), ...everywhere, ...shiftWrong];
}

/** The end: the situation contained, and both state codes. */
export function emergencyEnds(
  response: Response,
  situation: Situation,
  codes: { readonly emergency: string; readonly process: StateCondition },
): EndCondition[] {
  const sources = SOURCES_OF[situation.group];
  const isReal = situation.isFalseSign === undefined;
  const contained = end({
    id: 'end-contained',
    text: words('Опасность устранена', 'The danger has been dealt with', '危险已消除'),
    sources,
    condition: is('emergency', 'contained'),
    isCritical: true,
    failsAttempt: response.isDangerous ?? false,
  });
  return [
    ...(isReal ? [contained] : []),
    end({
      id: 'end-emergency',
      text: words(
        'Сделано всё, что нужно, и ничего лишнего (код происшествия)',
        'All that is needed was done, and nothing else (emergency code)',
        '已做必要处置且无多余操作（异常代码）',
      ),
      sources: [from.site],
      condition: is('emergencySituations', codes.emergency),
      isCritical: true,
    }),
    end({
      id: 'end-process',
      text: words('Процесс в том состоянии, в каком нужно', 'The process is as it should be', '工艺状态正确'),
      sources: [from.site],
      condition: codes.process,
    }),
  ];
}
