// One chart of the machine beside the bay: a choice of charts, its state, how it got there, and all rows in
// words.
import { useMemo, useState, type ReactElement } from 'react';
import { filled, PUNCTUATION, textIn, type Language } from '#contract/languages.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { clockText } from '#machines/equipment/clock.ts';
import { indexOf } from '#machines/equipment/equipment-index.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { standardName } from '#machines/kit/nested-rows.ts';
import { AskNext } from './ask-next.tsx';
import { layOut, standardRows } from './chart-layout.ts';
import { DrawnChart } from './chart-picture.tsx';
import { lastTaken, type ChartTrace, type PlainRow, type TakenStep } from './chart-trace.ts';
import { CHART_IDS, shownChart, type ChartId, type ShownChart } from './shown-charts.ts';
import { chartTexts, eventName, nestName, stateName } from './texts/chart-texts.ts';
import styles from './charts.module.css';

interface ChartPanelProps {
  readonly ruleset: EquipmentRuleset;
  readonly state: EquipmentState;
  readonly trace: ChartTrace;
  readonly language: Language;
  /** SELFCONTROL: asks what comes next, and shows it only together with the answer. */
  readonly asks: boolean;
}

export function ChartPanel(props: ChartPanelProps): ReactElement {
  const { ruleset, state, trace, language, asks } = props;
  const texts = chartTexts(language);
  const [id, setId] = useState<ChartId>('e30');
  const [wanted, setWanted] = useState<string>();
  const [answered, setAnswered] = useState<string>();
  const shown = shownChart(id);
  const subjects = shown.subjects(state);
  const subject = wanted !== undefined && subjects.includes(wanted) ? wanted : (subjects[0] ?? '');
  const machineState = shown.stateOf(state, subject);
  const last = lastTaken(trace, id, subject);
  const asked = `${id} ${subject}`;
  const isTold = !asks || answered === asked;
  return (
    <div className={styles.panel} data-charts={id}>
      <h2>{texts.title}</h2>
      <div className={styles.choice}>
        <Choice
          label={texts.choose}
          value={id}
          options={CHART_IDS.map((one) => [one, texts.charts[one]])}
          onChange={(value) => setId(CHART_IDS.find((one) => one === value) ?? 'e30')}
        />
        {subjects.length > 1 ? (
          <Choice
            label={texts.subject}
            value={subject}
            options={subjects.map((one) => [one, subjectName(ruleset, state, shown, one, language)])}
            onChange={setWanted}
          />
        ) : null}
      </div>
      <Standing {...{ state, shown, last, language }} machineState={machineState} isTold={isTold} />
      {asks ? (
        <AskNext
          key={asked}
          shown={shown}
          state={machineState}
          language={language}
          onAnswered={(isAnswered) => setAnswered(isAnswered ? asked : undefined)}
        />
      ) : null}
      {isTold ? <Rows shown={shown} last={last} language={language} /> : null}
    </div>
  );
}

interface StandingProps {
  readonly state: EquipmentState;
  readonly shown: ShownChart;
  readonly machineState: string;
  readonly last: TakenStep | undefined;
  readonly isTold: boolean;
  readonly language: Language;
}

/** As a picture, and in words that a screen reader announces when they change. */
function Standing({ state, shown, machineState, last, isTold, language }: StandingProps): ReactElement {
  const texts = chartTexts(language);
  const picture = useMemo(() => layOut(shown.chart), [shown.chart]);
  const lit = standardName(machineState);
  const now = filled(texts.now, { state: spoken(shown.id, lit, language) });
  const way = last
    ? filled(texts.last, {
        row: last.row,
        event: eventName(last.event, language),
        time: clockText(state.play, last.atMs),
      })
    : texts.noLast;
  return (
    <>
      <div className={styles.said} aria-live="polite">
        <p data-now={lit}>{now}</p>
        <p data-last-row={last?.row ?? ''}>{way}</p>
      </div>
      <DrawnChart
        picture={picture}
        lit={lit}
        last={last}
        hasLines={isTold}
        nameOf={(name) => stateName(shown.id, name, language)}
        nestNameOf={(name) => nestName(name, language)}
      />
    </>
  );
}

interface RowsProps {
  readonly shown: ShownChart;
  readonly last: TakenStep | undefined;
  readonly language: Language;
}

function Rows({ shown, last, language }: RowsProps): ReactElement {
  const texts = chartTexts(language);
  const isLast = (row: PlainRow): boolean =>
    last?.row === row.row &&
    last.event === row.event &&
    standardName(last.from) === row.from &&
    standardName(last.to) === row.to;
  return (
    <>
      <h3>{texts.rows}</h3>
      <ul className={styles.rows}>
        {standardRows(shown.chart).map((row) => (
          <li key={Object.values(row).join(' ')} aria-current={isLast(row) ? 'step' : undefined}>
            <b>{row.row}</b>
            <span>
              {filled(texts.row, {
                event: eventName(row.event, language),
                from: stateName(shown.id, row.from, language),
                to: stateName(shown.id, row.to, language),
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps): ReactElement {
  return (
    <label className={styles.select}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function spoken(id: ChartId, state: string, language: Language): string {
  const name = stateName(id, state, language);
  // Incidents belong to no standard, so the chart has no second name.
  if (id === 'emergency') return name;
  return `${state.replaceAll('_', ' ')}${PUNCTUATION[language].comma}${name}`;
}

function subjectName(
  ruleset: EquipmentRuleset,
  state: EquipmentState,
  { id }: ShownChart,
  subject: string,
  language: Language,
): string {
  if (id === 'emergency') return filled(chartTexts(language).incident, { number: Number(subject) + 1 });
  if (id === 'e90') return filled(chartTexts(language).slot, { number: subject });
  const port = indexOf(ruleset).ports.get(subject);
  if (port) return textIn(port.text, language);
  const job = state.jobs.find((one) => one.id === subject);
  return job?.jobName ?? state.carriers[subject]?.label ?? subject;
}
