// The running job in figures, with its progress.
import type { ReactElement } from 'react';
import { filled } from '#contract/languages.ts';
import type { RunJobView } from '../terminal-view.ts';
import type { TerminalTexts } from '../texts/ru.ts';
import styles from '../terminal.module.css';

export function RunFigures({
  run,
  texts,
}: {
  readonly run: RunJobView;
  readonly texts: TerminalTexts;
}): ReactElement {
  const { job, percent, back, total } = run;
  const figures = [
    [texts.labels.job, `${job.name} · ${job.lot}`],
    // A name such as COAT_EXPOSE_DEVELOP breaks after its words.
    [texts.labels.recipe, `${job.recipe} · ${job.flow.replaceAll('_', '_\u200B')}`],
    [texts.labels.state, job.process.text],
    [texts.run.sent, `${run.sent}`],
    [texts.run.scrap, `${run.scrap}`],
    [texts.run.period, run.period],
    [texts.run.started, run.startedAt],
    [texts.run.planned, run.plannedEnd],
    [texts.run.ended, run.endedAt],
  ] as const;
  return (
    <div className={styles.stack}>
      <div className={styles.progress}>
        <span>{filled(texts.run.progress, { back, total })}</span>
        <progress className={styles.bar} max={100} value={percent} aria-label={texts.labels.job} />
      </div>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
