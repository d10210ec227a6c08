// What the learner filled in at the bay, as it stood at the end: the papers by hand, what was typed, and the keys pressed.
import { useMemo, type ReactElement } from 'react';
import { filled, type Language } from '#contract/languages.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { equipmentSimulationAt } from '#machines/equipment/simulation.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { playAgain } from '#machines/kit/replay.ts';
import type { FiguresProps } from '../../view-props.ts';
import { openFilm } from '../compare/bay-film.ts';
import { PaperForm } from '../papers/paper-form.tsx';
import type { PaperView } from '../papers/paper-view.ts';
import { paperViewOf } from '../view/paper-view-of.ts';
import styles from './debrief.module.css';
import { filledInTexts, type FilledInTexts } from './filled-in-texts.ts';

/** The papers that are filled in by hand; the others are only read. */
const FILLED = new Set(['TRAVELLER', 'CASSETTE_STATUS']);

interface Filled {
  readonly papers: readonly PaperView[];
  readonly state: EquipmentState;
}

function filledAt(ruleset: EquipmentRuleset, state: EquipmentState, language: Language): Filled {
  const papers = state.play.papers
    .filter(({ kind }) => FILLED.has(kind))
    .flatMap(({ id }) => paperViewOf(ruleset, state, id, language) ?? [])
    .map((view) => ({ ...view, isReadOnly: true }));
  return { papers, state };
}

/** Renders nothing when the case's data do not fit this version. */
export function BayFilledIn({ simulation, entries, language }: FiguresProps): ReactElement | null {
  const end = useMemo(() => {
    const film = openFilm({ simulation, entries: [...entries] });
    if (!film) return undefined;
    const { ruleset, play } = film;
    const machine = equipmentSimulationAt(simulation.codeVersion);
    return filledAt(ruleset, playAgain(machine, ruleset, play, simulation.seed, entries).state, language);
  }, [simulation, entries, language]);
  if (!end) return null;
  const texts = filledInTexts(language);
  const pressed = end.state.terminal.pressed.split(' ').filter((key) => key !== '');
  return (
    <section className={styles.debrief} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {end.papers.map((view) => (
        <details key={view.id} className={styles.paper}>
          <summary>{titleOf(view, texts)}</summary>
          <PaperForm view={view} language={language} onFill={ignore} onCheck={ignore} onSign={ignore} />
        </details>
      ))}
      {pressed.length === 0 ? (
        <p className={styles.note}>{texts.noKeys}</p>
      ) : (
        <details className={styles.paper}>
          <summary>{filled(texts.keys, { count: String(pressed.length) })}</summary>
          <p className={styles.keys}>{pressed.join(' ')}</p>
        </details>
      )}
    </section>
  );
}

function titleOf({ title, isSigned, signature }: PaperView, texts: FilledInTexts): string {
  return isSigned ? filled(signature ? texts.signed : texts.unsigned, { title }) : title;
}

/** A paper in a report takes no entries. */
function ignore(): void {}
