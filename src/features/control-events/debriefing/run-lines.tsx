// Runs below each other on one axis of simulated time: what was done, what went wrong, what happened; each mark plays its moment.
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EventRun, RunMark } from '#contract/entities/debriefing.ts';
import { named } from '#src/i18n/named.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import { markAfter, type MarkPlace } from './mark-keys.ts';
import styles from './run-lines.module.css';
import { axisOf, placeOn } from './time-axis.ts';
import { useMarkWords } from './use-mark-words.ts';
import { useMomentOf } from './use-moment-of.ts';
import { useShownName } from './use-shown-name.ts';

interface RunLinesProps {
  readonly id: string;
  readonly runs: readonly EventRun[];
}

type Axis = ReturnType<typeof axisOf>;

export function RunLines({ id, runs }: RunLinesProps): ReactElement {
  const { t } = useTranslation('debriefing');
  const axis = axisOf(runs.map(({ durationMs }) => durationMs));
  const first = runs.findIndex(({ marks }) => marks.length > 0);
  const [chosen, choose] = useState<MarkPlace>();
  const place = chosen ?? { row: first, mark: 0 };
  const frame = useRef<HTMLElement>(null);
  const [told, tell] = useState('');
  const go = (event: KeyboardEvent): void => {
    const next = markAfter(event.key, place, runs);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    frame.current
      ?.querySelector<HTMLElement>(`[data-mark="${String(next.row)}-${String(next.mark)}"]`)
      ?.focus();
  };
  return (
    <section ref={frame} className={styles.lines} aria-label={t('runs.lines')}>
      <Axis axis={axis} />
      <ol className={styles.rows}>
        {runs.map((run, row) => (
          <Line
            key={run.attemptId}
            {...{ id, run, row, axis }}
            current={place.row === row ? place.mark : -1}
            onShow={(mark, words) => {
              choose({ row, mark });
              tell(words);
            }}
            onHover={tell}
            onKey={go}
          />
        ))}
      </ol>
      <p className={styles.told}>{told === '' ? t('runs.how') : told}</p>
    </section>
  );
}

function Axis({ axis }: { readonly axis: Axis }): ReactElement {
  const format = useFormat();
  return (
    <div className={styles.axis} aria-hidden="true">
      <div className={styles.ticks}>
        {axis.tickMs.map((atMs) => (
          <span key={atMs} className={styles.tick} style={{ insetInlineStart: `${placeOn(axis, atMs)}%` }}>
            {format.clock(atMs)}
          </span>
        ))}
      </div>
    </div>
  );
}

interface LineProps extends Pick<RunLinesProps, 'id'> {
  readonly run: EventRun;
  readonly row: number;
  readonly axis: Axis;
  /** The mark that the keys stand on; -1: none of this run. */
  readonly current: number;
  readonly onShow: (mark: number, words: string) => void;
  readonly onHover: (words: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

function Line({ id, run, row, axis, current, onShow, onHover, onKey }: LineProps): ReactElement {
  const shownName = useShownName();
  const language = useLanguage();
  const wordsOf = useMarkWords();
  const momentOf = useMomentOf(id);
  const name = shownName(run);
  return (
    <li className={styles.row}>
      <span className={styles.name} title={name}>
        {name}
      </span>
      <div className={styles.track}>
        <span className={styles.length} style={{ inlineSize: `${placeOn(axis, run.durationMs)}%` }} />
        {run.marks.map((mark, at) => {
          const words = named(language, name, wordsOf(mark));
          return (
            <Link
              key={keyOf(mark, at)}
              className={joinClasses(styles.mark, styles[mark.kind])}
              style={{ insetInlineStart: `${placeOn(axis, mark.atMs)}%` }}
              to={momentOf(run, mark.atMs)}
              aria-label={words}
              data-mark={`${String(row)}-${String(at)}`}
              tabIndex={current === at ? 0 : -1}
              onFocus={() => onShow(at, words)}
              onKeyDown={onKey}
              onMouseEnter={() => onHover(words)}
            />
          );
        })}
      </div>
    </li>
  );
}

const keyOf = ({ kind, atMs }: RunMark, at: number): string => `${kind} ${String(atMs)} ${String(at)}`;
