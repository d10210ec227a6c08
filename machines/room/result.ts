// The final case of a changing room in the specification's shape, and its log with the specification's codes.
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import type { Area } from '#contract/simulation/room-map.ts';
import type { RoomResult } from '#contract/simulation/room-result.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { LogEntry, PerformedAction } from '#contract/simulation/log.ts';
import { indexOf, type RulesetIndex } from './ruleset-index.ts';
import { craftOf } from './start.ts';
import type { Person, RoomState, Subject } from './state.ts';

/** The case as it stands at the end. */
export function finalCase(ruleset: RoomRuleset, play: RoomPlay, state: RoomState): RoomResult {
  const index = indexOf(ruleset);
  const subjects = Object.values(state.subjects);
  const at = (place: Subject['place']['at']): readonly Subject[] =>
    subjects.filter((subject) => subject.place.at === place);
  const crafted = ({ id, craft }: Subject) => ({ id, craft, code: codeOfItem(index, craft) });
  return {
    id: play.id,
    map: play.map,
    person: {
      ...whereIs(index, state.person),
      settings: [
        ...at('P001').map(({ id, craft, state: params }) => ({
          id,
          ...(params === undefined ? {} : { params }),
          code: codeOfItem(index, craft),
        })),
        ...settingsOf(state.person),
      ],
      bag: at('P003').map(crafted),
      hand: at('P002').map(crafted),
    },
    isHintOn: state.isHintOn,
    activeKey: state.activeKey,
    subject: subjects.flatMap((subject) =>
      subject.place.at === 'zone' ? [{ ...crafted(subject), position: subject.place.zone }] : [],
    ),
    furniture: play.furniture.map((piece) => ({ ...piece, status: state.closets[piece.id] ?? piece.status })),
  };
}

function codeOfItem({ items }: RulesetIndex, craft: string): string {
  return items.get(craft)?.code ?? '';
}

function whereIs({ locations }: RulesetIndex, person: Person) {
  const { gender, location, seat, x, y, posture } = person;
  const section = locations.get(location)?.sections?.find(({ area }) => isIn(area, x, y));
  return {
    gender,
    location,
    locationCode: locations.get(location)?.code ?? '',
    position: seat ?? `${x}.${y}`,
    posture: posture === 'sitting' ? ('sit' as const) : ('stay' as const),
    ...(section ? { section: section.id } : {}),
  };
}

function isIn(area: Area, x: number, y: number): boolean {
  const [right, bottom] = [area.x + area.widthTiles, area.y + area.heightTiles];
  return x >= area.x && x < right && y >= area.y && y < bottom;
}

function settingsOf({ aspects, handSize, faceSize, hands }: Person): RoomResult['person']['settings'] {
  return [
    ...aspects.map((id) => ({ id })),
    { id: 'handSize', params: handSize },
    { id: 'faceSize', params: faceSize },
    { id: 'hands', params: hands },
  ];
}

/** Where a thing goes from and to by what is done, as far as it is of the person: worn, in a hand, in the bag. */
const PLACES_OF_ACTION: Readonly<Record<string, { readonly from?: string; readonly to?: string }>> = {
  A005: { from: 'P002', to: 'P001' },
  A006: { from: 'P001', to: 'P002' },
  A009: { from: 'P003', to: 'P002' },
  A010: { from: 'P002', to: 'P003' },
  A011: { from: 'P002', to: 'P002' },
  A012: { from: 'P001', to: 'P001' },
  ...Object.fromEntries(
    ['A007', 'A013', 'A015', 'A017', 'A022', 'A024'].map((code) => [code, { to: 'P002' }]),
  ),
  ...Object.fromEntries(['A008', 'A014', 'A016', 'A023', 'A025'].map((code) => [code, { from: 'P002' }])),
};

/** The log as actions: each by its A code or kind, with the S, P and L codes beside the ids. */
export function performedActions(
  ruleset: RoomRuleset,
  entries: readonly LogEntry[],
): readonly PerformedAction[] {
  const index = indexOf(ruleset);
  return entries.map((entry) => ({ userActionId: entry.code, params: paramsOf(index, entry) }));
}

function paramsOf(index: RulesetIndex, entry: LogEntry): PerformedAction['params'] {
  const { seq, at, code, item, from, to, location, refused, params } = entry;
  const places = item === undefined ? undefined : PLACES_OF_ACTION[code];
  const named: Record<string, string | number | boolean> = { ...params, seq, at };
  const add = (name: string, value: string | boolean | undefined) => {
    if (value !== undefined) named[name] = value;
  };
  add('item', item);
  add('itemCode', item === undefined ? undefined : codeOfItem(index, craftOf(item)));
  add('from', from);
  add('fromCode', places?.from);
  add('to', to);
  add('toCode', places?.to);
  add('location', location);
  add('locationCode', index.locations.get(location)?.code);
  add('refused', refused);
  return named;
}
