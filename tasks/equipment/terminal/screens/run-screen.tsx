// The track from the side: each module shows the plate in it for as long as it stays there.
import type { CSSProperties, ReactElement } from 'react';
import { filled } from '#contract/languages.ts';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import { cell, RowList, wordCell } from '../row-list.tsx';
import type { ModuleView } from '../terminal-view.ts';
import type { TerminalTexts } from '../texts/ru.ts';
import type { ScreenProps } from './plain-screens.tsx';
import { RunFigures } from './run-figures.tsx';
import styles from '../terminal.module.css';

/** Keeps an empty module as high as an occupied one. */
const NO_BREAK_SPACE = '\u00A0';

export function RunScreen({ body, texts, intents }: ScreenProps<'RUN'>): ReactElement {
  const { labels, run } = texts;
  return (
    <>
      <section className={styles.panel}>
        <h3 className={styles.legend}>{run.diagram}</h3>
        <ul className={styles.diagram}>
          {body.modules.map((module) => (
            <Module key={module.id} module={module} texts={texts} />
          ))}
        </ul>
      </section>
      <section className={styles.panel}>
        <h3 className={styles.legend}>{texts.main.work}</h3>
        {body.run ? <RunFigures run={body.run} texts={texts} /> : <p className={styles.empty}>{run.idle}</p>}
      </section>
      {body.queue.length > 0 ? (
        <RowList
          marks={texts.marks}
          title={run.queue}
          empty=""
          columns={[labels.job, labels.lot, labels.recipe, labels.state]}
          template="repeat(3, auto) minmax(0, 1fr)"
          rows={body.queue.map(({ id, name, lot, recipe, process }) => ({
            id,
            cells: [cell(name), cell(lot), cell(recipe), wordCell(process)],
          }))}
          chosen={undefined}
          onChoose={(id) => intents.onChoose({ kind: 'job', id })}
        />
      ) : null}
    </>
  );
}

function Module({
  module,
  texts,
}: {
  readonly module: ModuleView;
  readonly texts: TerminalTexts;
}): ReactElement {
  const { id, row, column, isInService, slot, step, percent, secondsLeft } = module;
  const style: CSSProperties = { gridRow: row, gridColumn: column };
  const { run } = texts;
  const said =
    slot === undefined
      ? isInService
        ? run.empty
        : run.out
      : filled(run.holds, { slot, step, seconds: secondsLeft });
  return (
    <li
      className={joinClasses(styles.module, slot !== undefined && styles.holding, !isInService && styles.out)}
      style={style}
      data-module={id}
      aria-label={`${id}${texts.marks.colon}${said}`}
    >
      <span className={styles.moduleId} aria-hidden="true">
        {id}
      </span>
      <span className={styles.moduleWafer} aria-hidden="true">
        {slot === undefined ? (isInService ? '·' : '✕') : filled(run.wafer, { slot })}
      </span>
      <span className={styles.moduleTime} aria-hidden="true">
        {slot === undefined ? NO_BREAK_SPACE : secondsLeft}
      </span>
      <span className={styles.moduleBar} style={{ inlineSize: `${slot === undefined ? 0 : percent}%` }} />
    </li>
  );
}
