// Alarms as the terminal shows them: the header's line, the last rejection, the list.
import type { AlarmSlice } from '#machines/equipment/state.ts';
import { subjectName } from '#machines/equipment/subject-name.ts';
import type { AlarmView, HeaderView } from '../terminal-view.ts';
import type { ViewSource } from './view-source.ts';

function alarmView(source: ViewSource, alarm: AlarmSlice): AlarmView {
  const { index, texts, words, say, clock } = source;
  const row = index.alarms.get(alarm.alarm);
  const category = row?.category ?? 7;
  return {
    id: alarm.id,
    number: row?.number ?? 0,
    category,
    categoryText: texts.categories[category - 1] ?? '',
    text: row ? say(row.text) : alarm.alarm,
    about: aboutText(source, alarm.about),
    time: clock(alarm.raisedAtMs),
    status: words.alarm(alarm.status),
    isOpen: alarm.status !== 'CLEARED',
    isAcknowledged: alarm.status !== 'ACTIVE',
    advice: say(row?.advice),
  };
}

export function aboutText({ index, state, say }: ViewSource, about: string): string {
  return subjectName(index, state, about, say);
}

/** Newest first. */
export function alarmRows(source: ViewSource): readonly AlarmView[] {
  return source.state.alarms.toReversed().map((alarm) => alarmView(source, alarm));
}

/** Unacknowledged before acknowledged, then graver before less grave, then newer before older. */
export function alarmLine(rows: readonly AlarmView[]): HeaderView['alarm'] {
  const open = rows.filter(({ isOpen }) => isOpen);
  const [first] = open.toSorted(
    (a, b) => Number(a.isAcknowledged) - Number(b.isAcknowledged) || a.category - b.category,
  );
  return first && { first, more: open.length - 1 };
}

/** The rejection of the last input: the newest occurrence of that alarm. */
export function rejectedBy(source: ViewSource, rows: readonly AlarmView[]): AlarmView | undefined {
  const { rejectedBy: id } = source.state.terminal;
  const raised = source.state.alarms.findLast((one) => one.alarm === id || one.id === id);
  if (id === undefined) return undefined;
  return rows.find((row) => row.id === raised?.id) ?? alarmView(source, unraised(source, id));
}

function unraised({ state }: ViewSource, alarm: string): AlarmSlice {
  return { id: alarm, alarm, status: 'ACTIVE', about: '', raisedAtMs: state.clockMs };
}
