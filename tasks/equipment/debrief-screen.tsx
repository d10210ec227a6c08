// The debriefing of a finished run at the bay: both codes over time, reaction times, wafers made and
// scrapped.
import { useMemo, type ReactElement } from 'react';
import { filled, textIn, type Language } from '#contract/languages.ts';
import { clockText as timeOfDay } from '#machines/equipment/clock.ts';
import { codesOver, type CodeChange } from '#machines/equipment/grade-codes.ts';
import { reactionsOf, type Reaction } from '#machines/equipment/grade-reactions.ts';
import { countPlates } from '#machines/equipment/result.ts';
import { equipmentSimulationAt } from '#machines/equipment/simulation.ts';
import type { Carrier, EquipmentState } from '#machines/equipment/state.ts';
import { playAgain } from '#machines/kit/replay.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import type { DebriefScreenProps } from '../view-props.ts';
import { clockText } from '../simulation/clock-text.ts';
import { openFilm, type BayFilm } from './compare/bay-film.ts';
import { changedDigits } from './report/code-words.ts';
import { debriefTexts, type DebriefTexts } from './report/debrief-texts.ts';
import styles from './report/debrief.module.css';

interface BayEnd extends Pick<BayFilm, 'ruleset'> {
  readonly state: EquipmentState;
  readonly codes: readonly CodeChange[];
  readonly reactions: readonly Reaction[];
}

function endOf({ simulation, entries, grade, reference }: DebriefScreenProps): BayEnd | undefined {
  const film = openFilm({ simulation, entries: [...entries] });
  if (!film) return undefined;
  const { ruleset, play } = film;
  const machine = equipmentSimulationAt(simulation.codeVersion);
  const { moments, state } = playAgain(machine, ruleset, play, simulation.seed, entries);
  const steps = reference?.deadlines ?? [];
  return {
    ruleset,
    state,
    codes: codesOver(ruleset, moments, reference?.judging),
    reactions: grade ? reactionsOf({ steps }, grade, state) : [],
  };
}

/** Renders nothing when the case's data do not fit this version. Reactions need everything revealed. */
export function EquipmentDebrief(props: DebriefScreenProps): ReactElement | null {
  const { simulation, entries, grade, reference, language, onMoment } = props;
  const end = useMemo(
    () => endOf({ simulation, entries, grade, reference, language, onMoment }),
    [simulation, entries, grade, reference, language, onMoment],
  );
  if (!end) return null;
  const texts = debriefTexts(language);
  return (
    <div className={styles.debrief}>
      {end.reactions.length > 0 ? (
        <section>
          <h3>{texts.reactions}</h3>
          <Reactions reactions={end.reactions} language={language} />
        </section>
      ) : null}
      <section>
        <h3>{texts.plates}</h3>
        <Plates end={end} language={language} />
      </section>
      <section>
        <h3>{texts.codes}</h3>
        <Codes end={end} language={language} onMoment={onMoment} />
      </section>
    </div>
  );
}

const PACE_TONES = { prompt: 'success', slow: 'amber', late: 'danger', missed: 'danger' } as const;

function reactionText({ tookMs, promptMs, allowedMs }: Reaction, texts: DebriefTexts): string {
  const allowed = clockText(allowedMs);
  if (tookMs === undefined) return filled(texts.notDone, { allowed });
  const words = promptMs < allowedMs ? texts.tookOfTwo : texts.took;
  return filled(words, { took: clockText(tookMs), prompt: clockText(promptMs), allowed });
}

function Reactions({
  reactions,
  language,
}: {
  readonly reactions: readonly Reaction[];
  readonly language: Language;
}): ReactElement {
  const texts = debriefTexts(language);
  return (
    <ul className={styles.rows}>
      {reactions.map((reaction) => (
        <li key={reaction.id}>
          <span>{textIn(reaction.text, language)}</span>
          <span className={styles.note}>
            {reactionText(reaction, texts)}{' '}
            <Badge tone={PACE_TONES[reaction.pace]}>{texts[reaction.pace]}</Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface EndProps {
  readonly end: BayEnd;
  readonly language: Language;
}

/** Only pods that were worked on. */
function Plates({ end, language }: EndProps): ReactElement {
  const worked = Object.values(end.state.carriers).filter(({ plates }) =>
    plates.some(({ sentAtMs }) => sentAtMs !== undefined),
  );
  if (worked.length === 0) return <p className={styles.note}>{debriefTexts(language).noLot}</p>;
  return (
    <ul className={styles.rows}>
      {worked.map((carrier) => (
        <Lot key={carrier.id} carrier={carrier} end={end} language={language} />
      ))}
    </ul>
  );
}

function Lot({ carrier, end, language }: EndProps & { readonly carrier: Carrier }): ReactElement {
  const texts = debriefTexts(language);
  const { all, processed, scrapped } = countPlates(carrier.plates);
  const why = (reason: string): string => {
    const row = end.ruleset.emergency.scrapReasons.find(({ id }) => id === reason);
    if (row) return textIn(row.text, language);
    return reason === 'abort' ? texts.abort : reason === 'stop' ? texts.stop : reason;
  };
  return (
    <li>
      <div>
        <p>{filled(texts.lot, { label: carrier.label, processed, all, scrapped: scrapped.length })}</p>
        {scrapped.length === 0 ? <p className={styles.note}>{texts.noScrap}</p> : null}
        {scrapped.map(({ slot, reason }) => (
          <p key={slot} className={styles.note}>
            {filled(texts.slot, { slot, reason: why(reason) })}
          </p>
        ))}
      </div>
    </li>
  );
}

function Codes({ end, language, onMoment }: EndProps & Pick<DebriefScreenProps, 'onMoment'>): ReactElement {
  const texts = debriefTexts(language);
  return (
    <table className={styles.codes}>
      <thead>
        <tr>
          <th scope="col">{texts.time}</th>
          <th scope="col">
            {texts.processCode} <small className={styles.note}>stateProcess</small>
          </th>
          <th scope="col">
            {texts.emergencyCode} <small className={styles.note}>emergencySituations</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {end.codes.map(({ atMs, stateProcess, emergencySituations, seq }, at) => (
          <tr key={`${atMs}-${stateProcess}-${emergencySituations}`}>
            <td>
              <Button
                size="s"
                variant="secondary"
                text={clockText(atMs)}
                aria-label={filled(texts.momentOf, { time: clockText(atMs) })}
                onClick={() => onMoment(atMs)}
              />{' '}
              {timeOfDay(end.state.play, atMs)}{' '}
              {seq === undefined && atMs > 0 ? <span className={styles.note}>{texts.byItself}</span> : null}
            </td>
            <td>
              <Code name="stateProcess" code={stateProcess} before={end.codes[at - 1]} language={language} />
            </td>
            <td>
              <Code
                name="emergencySituations"
                code={emergencySituations}
                before={end.codes[at - 1]}
                language={language}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CodeProps {
  readonly name: 'stateProcess' | 'emergencySituations';
  readonly code: string;
  readonly before: CodeChange | undefined;
  readonly language: Language;
}

/** The six digits, and those that changed in words. */
function Code({ name, code, before, language }: CodeProps): ReactElement {
  return (
    <>
      <span className={styles.code}>{code}</span>
      {before ? (
        <span className={styles.change}>{changedDigits(name, before[name], code, language)}</span>
      ) : null}
    </>
  );
}
