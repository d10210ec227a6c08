// What no score makes up for in an emergency.
import type { Situation } from '#contract/simulation/equipment-emergency.ts';
import type { Gate } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';
import { isLifeFirst, type Response } from './emergency-responses.ts';
import { otherName, solventSpread, wafersThrownAway, wrongStarted } from './gates.ts';
import { KEY_SOURCES as from, SOURCES_OF } from './sources.ts';
import { gate, is } from './step.ts';

function inDanger({ group }: Situation): Gate {
  return gate({
    id: 'gate-in-danger',
    text: words(
      'человек остался там, где опасно',
      'the person stayed where it is dangerous',
      '人员停留在危险区域',
    ),
    why: words(
      'Сначала жизнь: к этому сроку надо быть вне опасной зоны, или опасности уже нет.',
      'Life first: by this time one is out of the area, or the danger is over.',
      '生命第一：届时须已撤离危险区，或危险已消除。',
    ),
    sources: [...SOURCES_OF[group]],
    harm: 'PEOPLE',
    asks: 'always',
    must: [is('inDanger', 'no')],
    preventedBy: ['leave', 'emo', 'stop'],
  });
}

type Told = Pick<Gate, 'text'> & { readonly why: Trilingual };

const NOBODY_WARNED: Told = {
  text: words('об опасности никому не сообщили', 'nobody was told of the danger', '未向任何人通报危险'),
  why: words(
    'Остальные остались в опасности, о которой не знают: подходит любой способ, голос или телефон.',
    'The others are left in a danger that they know nothing of: any means will do, voice or telephone.',
    '其他人仍处于不知情的危险中：口头或电话均可。',
  ),
};

const NO_HELP_CALLED: Told = {
  text: words('помощь не вызвали', 'no help was called', '未呼叫救援'),
  why: words(
    'Голос предупреждает тех, кто рядом, но помощи издалека не вызывает: для этого звонят.',
    'The voice warns those who are near, but brings no help from afar: that takes a call.',
    '口头警告只能提醒附近人员，叫不来外援：须打电话。',
  ),
};

/** Where an alarm point brings the crew. */
const NO_CREW_CALLED: Told = {
  text: NO_HELP_CALLED.text,
  why: words(
    'Голос предупреждает тех, кто рядом, но пожарных не вызывает: для этого звонят или включают пожарную тревогу.',
    'The voice warns those who are near, but brings no fire crew: that takes a call or the fire alarm.',
    '口头警告只能提醒附近人员，叫不来消防队：须打电话或启动火灾报警。',
  ),
};

const NOBODY_KNOWS: Told = {
  text: words(
    'о том, что вас облило, никто не знает',
    'nobody knows that you were splashed',
    '无人知道您被溅到',
  ),
  why: words(
    'Отравление приходит и после душа: рядом должен быть тот, кто знает. Подходит любой способ, голос или телефон.',
    'The poisoning may come even after the shower: somebody who knows must be near. Any means will do, voice or telephone.',
    '冲洗之后仍可能中毒：身边须有知情者。口头或电话均可。',
  ),
};

function wordsOfTold(told: NonNullable<Response['danger']>['told'] | undefined): Told {
  if (told?.isVoiceEnough) return NOBODY_WARNED;
  return told?.isAlarmPointEnough ? NO_CREW_CALLED : NO_HELP_CALLED;
}

function nobodyTold({ group, hurts }: Situation, { danger, aid }: Response): Gate {
  return gate({
    id: 'gate-nobody-told',
    ...(hurts?.isOneself ? NOBODY_KNOWS : wordsOfTold((danger ?? aid)?.told)),
    sources: [...SOURCES_OF[group]],
    harm: 'PEOPLE',
    asks: 'end',
    must: [is('told', 'yes')],
    preventedBy: ['told', 'voice'],
  });
}

function unaided({ group, hurts }: Situation): Gate {
  return gate({
    id: 'gate-unaided',
    text: hurts?.isOneself
      ? words(
          'вы не смыли проявитель вовремя',
          'you did not wash the developer off in time',
          '您未及时冲掉显影液',
        )
      : words(
          'пострадавшему не помогли вовремя',
          'the injured person was not helped in time',
          '未及时救助伤员',
        ),
    why: words(
      'Сначала жизнь: к этому сроку проявитель должна смывать вода, потом её уже не хватит.',
      'Life first: by this time water must be washing the developer off, later it no longer helps enough.',
      '生命第一：届时须已用水冲洗显影液，再晚就来不及了。',
    ),
    sources: [...SOURCES_OF[group], from.eyewash],
    harm: 'PEOPLE',
    asks: 'always',
    must: [is('unaided', 'no')],
    preventedBy: ['aid'],
  });
}

/** On one's own skin seconds decide: nothing that keeps one from the water comes before it. */
function waterFirst({ group, hurts }: Situation): Gate {
  return gate({
    id: 'gate-water-first',
    text: words(
      'вы звонили или уходили, не встав под воду',
      'you called or left before going under the water',
      '您未先冲洗就打电话或离开',
    ),
    why: words(
      'Проявитель (TMAH) всасывается через кожу: сначала вода, звонок и всё остальное после неё. Позвать голосом можно и из-под душа.',
      'Developer (TMAH) goes in through the skin: water first, the call and everything else after it. One can shout from under the shower.',
      '显影液（TMAH）经皮肤吸收：先冲水，再打电话和做其他事。在喷淋下也可以呼喊。',
    ),
    sources: [...SOURCES_OF[group], from.eyewash],
    harm: 'PEOPLE',
    asks: 'act',
    match: [{ code: ['CALL', 'LEAVE'] }],
    when: [is('emergency', 'active')],
    must: [is(`rinsed.${hurts?.part ?? 'body'}`, 'yes')],
    preventedBy: ['aid'],
  });
}

/** Whoever is left inside is looked for only if somebody knows. */
function missingUntold({ group }: Situation): Gate {
  return gate({
    id: 'gate-missing-untold',
    text: words(
      'не сообщили, что внутри остался человек',
      'nobody was told that a person is left inside',
      '未通报有人留在里面',
    ),
    why: words(
      'После выхода людей пересчитывают и называют тех, кого нет: искать их пойдёт расчёт.',
      'After leaving, the people are counted and those who are missing are named: the crew goes in for them.',
      '撤离后须清点人数并报出缺少的人：由消防员进入搜救。',
    ),
    sources: [...SOURCES_OF[group], from.osha],
    harm: 'PEOPLE',
    asks: 'end',
    must: [is('reported.person-missing', 'yes')],
    preventedBy: ['rollCall', 'missing'],
  });
}

function restarted({ group }: Situation): Gate {
  return gate({
    id: 'gate-restart',
    text: words(
      'процесс пущен без разрешения или без проверки',
      'the process was started without permission or check',
      '未经许可或检查即启动工艺',
    ),
    why: words(
      'Пока случившееся не устранено, не проверено и пуск не разрешён, процесс не пускают: ни первый раз, ни снова.',
      'Until what happened is over, checked, and the start is allowed, the process is not started: neither for the first time nor again.',
      '在事件未消除、未经检查且未获准之前，无论首次启动还是再次启动，均不得启动工艺。',
    ),
    sources: [...SOURCES_OF[group], from.site],
    harm: 'PEOPLE',
    asks: 'always',
    must: [is('restartedUnsafely', 'no')],
    preventedBy: ['checkEquipment', 'checkWafers', 'askRestart'],
  });
}

function isSpreadByHand({ harm }: Situation): boolean {
  return harm.some(
    ({ codes, escalates, does }) =>
      codes.includes('TOUCH') && !escalates && does.some(({ kind }) => kind === 'scrapWafers'),
  );
}

/** What no score makes up for: life first where there is danger, else no wafer thrown away. */
export function emergencyGates(response: Response, situation: Situation): Gate[] {
  const isDanger = response.danger !== undefined;
  return [
    ...(isDanger ? [inDanger(situation)] : []),
    ...(response.aid ? [unaided(situation)] : []),
    ...(situation.hurts?.isOneself ? [waterFirst(situation)] : []),
    ...(situation.absent === undefined ? [] : [missingUntold(situation)]),
    ...(isLifeFirst(response) ? [nobodyTold(situation, response)] : []),
    restarted(situation),
    ...wafersThrownAway(isDanger || response.isEmoWrong !== true),
    ...(isSpreadByHand(situation) ? [solventSpread] : []),
    wrongStarted,
    otherName(),
  ];
}
