// The text twin: the bay in words as it can be perceived now, enough to work in it without the picture.
import { PUNCTUATION, textIn, type Language } from '#contract/languages.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { type Trilingual } from '#contract/simulation/text.ts';
import { emergencyView } from '../emergency/emergency-view.ts';
import { clockText } from '../clock.ts';
import { reaches } from '../reach.ts';
import { indexOf } from '../equipment-index.ts';
import type { EquipmentState } from '../state.ts';
import { subjectName } from '../subject-name.ts';
import { describePaper } from './describe-paper.ts';
import { describeTerminal } from './describe-terminal.ts';
import { describeJob, describePorts } from './describe-track.ts';
import type { Teller, TwinLine } from './teller.ts';
import { twinWords } from './twin-words.ts';

/** All lines, in reading order. */
export function describeState(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  language: Language,
): readonly TwinLine[] {
  const say = (text: Trilingual) => textIn(text, language);
  const marks = PUNCTUATION[language];
  const line = (id: TwinLine['id'], parts: readonly string[]): TwinLine => ({
    id,
    label: say(twinWords[id]),
    text: parts.length > 0 ? parts.join(marks.list) : say(twinWords.nothing),
  });
  const teller: Teller = { ruleset, state, marks, say, line };
  return [
    line('time', [clockText(state.play, state.clockMs)]),
    ...aroundLines(teller),
    ...describePorts(teller),
    ...describeJob(teller),
    ...alarmLines(teller),
    ...describeTerminal(teller),
    ...describePaper(teller),
  ];
}

/** The lines as one text. */
export function describeStateText(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  language: Language,
): string {
  const { colon, stop } = PUNCTUATION[language];
  return describeState(ruleset, state, language)
    .map(({ label, text }) => `${label}${colon}${text}${stop}`)
    .join('')
    .trimEnd();
}

function aroundLines({ ruleset, state, marks, say, line }: Teller): readonly TwinLine[] {
  const index = indexOf(ruleset);
  const { person, emergency, carriers } = state;
  const view = emergencyView(ruleset.emergency, emergency);
  const place = index.places.get(person.place);
  const near = ruleset.places.filter(({ id }) => id !== person.place && reaches(index, state, id));
  const held = person.pod === undefined ? [] : [carriers[person.pod]?.label ?? person.pod];
  const phone = emergency.phone === undefined ? undefined : index.places.get(emergency.phone);
  return [
    line('place', place ? [say(place.text)] : []),
    line(
      'reach',
      near.map(({ text }) => say(text)),
    ),
    line('hands', held),
    ...(view.text ? [line('perceived', [say(view.text)])] : []),
    ...assemblyLines({ ruleset, state, marks, say, line }),
    ...(phone ? [line('phone', [say(phone.text), say(twinWords.lifted)])] : []),
    ...rackLines({ ruleset, state, marks, say, line }),
    ...floorLines({ ruleset, state, marks, say, line }),
  ];
}

/** Who of the team stands outside; the card of the roll call lists them all. */
function assemblyLines({ ruleset, state, say, line }: Teller): readonly TwinLine[] {
  const { gathered } = emergencyView(ruleset.emergency, state.emergency);
  if (gathered.length === 0) return [];
  return [
    line(
      'gathered',
      gathered.map(({ text }) => say(text)),
    ),
  ];
}

/** The labels of pods can be read at the rack. */
function rackLines({ ruleset, state, line }: Teller): readonly TwinLine[] {
  const index = indexOf(ruleset);
  const rack = ruleset.places.find(({ kind }) => kind === 'podRack');
  if (!rack || !reaches(index, state, rack.id)) return [];
  const pods = Object.values(state.carriers).filter(({ place }) => place.at === 'rack');
  return [
    line(
      'rack',
      pods.map(({ label }) => label),
    ),
  ];
}

/** Pods that stand or lie on the floor, and where. */
function floorLines({ ruleset, state, marks, say, line }: Teller): readonly TwinLine[] {
  const { places } = indexOf(ruleset);
  const pods = Object.values(state.carriers).flatMap(({ label, place }) => {
    const spot = place.at === 'floor' ? places.get(place.place) : undefined;
    return spot ? [`${label}${marks.open}${say(spot.text)}${marks.close}`] : [];
  });
  return pods.length > 0 ? [line('onFloor', pods)] : [];
}

/** Number, category and text of the active alarms, with what they are about. */
function alarmLines({ ruleset, state, marks, say, line }: Teller): readonly TwinLine[] {
  const index = indexOf(ruleset);
  const open = state.alarms.filter(({ status }) => status !== 'CLEARED');
  const texts = open.flatMap(({ alarm, about }) => {
    const row = index.alarms.get(alarm);
    if (!row) return [];
    const said = `${row.number}${marks.open}${row.category}${marks.close} ${say(row.text)}`;
    return [about === '' ? said : `${said}${marks.colon}${subjectName(index, state, about, say)}`];
  });
  return [line('alarms', texts)];
}
