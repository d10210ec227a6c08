/**
 * What tells two states of the bay apart when an order is learned, each fact alone, so that it can be said in words. How far a
 * lot has come tells the time, not what was done: only what ended counts, and what was spoilt.
 */
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { EquipmentState } from '../state.ts';

type Row = readonly [fact: string, value: string];

const listed = (words: readonly string[]): string => [...new Set(words)].toSorted().join(', ');

/** A pause exists once for each state that it returns to. */
const plain = (status: string): string => status.split(':')[0] ?? '';

/** The values of one fact together. */
function together(rows: readonly Row[]): readonly Row[] {
  const facts = new Map<string, readonly string[]>();
  for (const [fact, value] of rows) facts.set(fact, [...(facts.get(fact) ?? []), value]);
  return [...facts].map(([fact, values]) => [fact, listed(values)] as const);
}

function emergencyRows({ places }: EquipmentRuleset, { emergency }: EquipmentState): readonly Row[] {
  const areaOf = (phone: string): string => places.find(({ id }) => id === phone)?.area ?? phone;
  const calls = emergency.calls.map(
    ({ who, fits, phone }) => [`called.${who}`, `${fits ? 'fits' : 'other'} ${areaOf(phone)}`] as const,
  );
  return [
    ['place', emergency.place],
    ['permissions', listed(emergency.permissions)],
    ['checked', listed(emergency.checked)],
    // In the order in which they began, which is that of the case.
    ['situations', emergency.runs.map(({ status }) => status).join(', ')],
    ['voice', String(emergency.voiceAtMs !== undefined)],
    ...together(calls),
  ];
}

function podRows({ ports, carriers }: EquipmentState): readonly Row[] {
  const placeOf = (place: EquipmentState['carriers'][string]['place']): string =>
    place.at === 'port' ? place.port : place.at === 'floor' ? `floor ${place.place}` : place.at;
  const spotOf = (place: EquipmentState['carriers'][string]['place']): string =>
    place.at === 'rack' ? String(place.spot + 1) : '';
  return [
    ...Object.entries(ports).flatMap(([id, { pod = '', isDocked, isOpen }]): readonly Row[] => [
      [`port.${id}`, pod],
      [`docked.${id}`, String(isDocked)],
      [`portDoor.${id}`, isOpen ? 'open' : 'closed'],
    ]),
    ...Object.values(carriers).flatMap(({ id, place, idStatus, mapStatus, plates }): readonly Row[] => [
      [`pod.${id}`, placeOf(place)],
      [`spot.${id}`, spotOf(place)],
      [`idStatus.${id}`, idStatus],
      [`slotMap.${id}`, mapStatus],
      [`scrap.${id}`, listed(plates.flatMap(({ scrap }) => scrap ?? []))],
    ]),
  ];
}

function toolRows({ track, jobs, settings, recipes }: EquipmentState): readonly Row[] {
  return [
    ['e30', plain(track.e30)],
    ['power', String(track.hasPower)],
    ['leftInTrack', String(track.left?.slots ?? '')],
    ['jobs', jobs.map(({ jobName }) => jobName).join(', ')],
    ...jobs.flatMap(({ e40, e94, outcome = '' }, at): readonly Row[] => [
      [`e40.${at + 1}`, plain(e40)],
      [`e94.${at + 1}`, e94],
      [`outcome.${at + 1}`, outcome],
    ]),
    ...Object.entries(recipes).flatMap(([id, steps]) =>
      steps.flatMap(({ step, ...figures }, at) =>
        Object.entries(figures).map(
          ([name, value]) => [`recipes.${id}.${at + 1}.${step}.${name}`, String(value)] as const,
        ),
      ),
    ),
    ...Object.entries(settings).map(([id, value]) => [`setting.${id}`, String(value)] as const),
    ...Object.entries(track.modules).map(
      ([id, { isInService }]) => [`module.${id}`, isInService ? 'inService' : 'out'] as const,
    ),
  ];
}

function paperRows({ papers }: EquipmentState): readonly Row[] {
  return Object.entries(papers).flatMap(([id, { values, checks, signedAtMs }]): readonly Row[] => {
    const compared = checks.map(({ against, saysMatch, isMatch }): Row => {
      const isRight = saysMatch === isMatch;
      return [
        `checks.${id}.${against}`,
        `${saysMatch ? 'match' : 'mismatch'} ${isRight ? 'right' : 'wrong'}`,
      ];
    });
    return [
      [`paper.${id}`, signedAtMs === undefined ? 'unsigned' : 'signed'],
      ...together(compared),
      ...Object.entries(values).map(([field, value]): Row => [`paper.${id}.${field}`, value]),
    ];
  });
}

export function deedFacts(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
): Readonly<Record<string, string>> {
  const { session, person } = state;
  return Object.fromEntries<string>([
    ['session', session.status],
    ['held', person.pod ?? ''],
    ...emergencyRows(ruleset, state),
    ...podRows(state),
    ...toolRows(state),
    ...paperRows(state),
  ]);
}
