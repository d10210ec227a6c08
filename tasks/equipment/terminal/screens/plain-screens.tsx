// Screens that are just a list or a form: start, sign-in, main menu, jobs, alarms, log, maintenance.
import type { ReactElement } from 'react';
import { filled } from '#contract/languages.ts';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import { cell, NameLine, NameList, RowList, wordCell } from '../row-list.tsx';
import type { BodyView } from '../terminal-view.ts';
import type { TerminalTexts } from '../texts/ru.ts';
import type { TerminalIntents } from '../terminal-intents.ts';
import { RunFigures } from './run-figures.tsx';
import styles from '../terminal.module.css';

export interface ScreenProps<Screen extends BodyView['screen']> {
  readonly body: Extract<BodyView, { readonly screen: Screen }>;
  readonly texts: TerminalTexts;
  readonly intents: TerminalIntents;
}

export function StartScreen({ body, texts }: ScreenProps<'START'>): ReactElement {
  return (
    <div className={styles.start}>
      <p className={styles.big}>{texts.tool}</p>
      <p className={styles.quiet}>{texts.maker}</p>
      <NameList title={texts.start.title}>
        {body.lines.map(({ id, name, value }) => (
          <NameLine key={id} name={name} value={value} />
        ))}
      </NameList>
      <p className={body.hasPower ? styles.prompt : styles.bad}>
        {body.hasPower ? filled(texts.start.ready, { key: 'F1' }) : texts.noPower}
      </p>
    </div>
  );
}

export function LoginNotes({ body, texts }: ScreenProps<'LOGIN'>): ReactElement {
  return (
    <>
      <p className={styles.quiet}>{texts.login.hint}</p>
      {body.failures > 0 ? (
        <p className={styles.warn}>{filled(texts.login.failed, { count: body.failures })}</p>
      ) : null}
    </>
  );
}

export function MainScreen({ body, texts, intents }: ScreenProps<'MAIN'>): ReactElement {
  return (
    <div className={styles.two}>
      <section className={styles.panel}>
        <h3 className={styles.legend}>{texts.main.screens}</h3>
        <ol className={styles.links}>
          {body.links.map(({ id, text, isAvailable }, at) => (
            <li key={id}>
              <button
                type="button"
                data-digit={at + 1}
                className={joinClasses(styles.link, !isAvailable && styles.withheld)}
                aria-label={
                  isAvailable ? `${at + 1} ${text}` : `${at + 1} ${text}${texts.marks.comma}${texts.withheld}`
                }
                onClick={() => intents.onScreen(id)}
              >
                <span className={styles.digit}>{at + 1}</span> <span>{text}</span>
              </button>
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.stack}>
        <NameList title={texts.main.ports}>
          {body.ports.map(({ id, name, value }) => (
            <NameLine key={id} name={name} value={value} />
          ))}
        </NameList>
        <section className={styles.panel}>
          <h3 className={styles.legend}>{texts.main.work}</h3>
          {body.job ? (
            <RunFigures run={body.job} texts={texts} />
          ) : (
            <p className={styles.empty}>{texts.main.noWork}</p>
          )}
        </section>
      </div>
    </div>
  );
}

export function JobScreen({ body, texts, intents }: ScreenProps<'JOB'>): ReactElement {
  const { labels } = texts;
  return (
    <RowList
      marks={texts.marks}
      title={texts.job.list}
      empty={texts.job.empty}
      columns={[
        labels.job,
        labels.lot,
        labels.recipe,
        labels.flow,
        labels.smif,
        labels.process,
        labels.control,
      ]}
      template="repeat(5, auto) repeat(2, minmax(9ch, 1fr))"
      rows={body.jobs.map(({ id, name, lot, recipe, flow, smif, process, control }) => ({
        id,
        cells: [
          cell(name),
          cell(lot),
          cell(recipe),
          cell(flow),
          cell(smif),
          wordCell(process),
          wordCell(control),
        ],
      }))}
      chosen={body.job}
      onChoose={(id) => intents.onChoose({ kind: 'job', id })}
    />
  );
}

export function AlarmsScreen({ body, texts, intents }: ScreenProps<'ALARMS'>): ReactElement {
  const { labels } = texts;
  const chosen = body.alarms.find(({ id }) => id === body.alarm);
  return (
    <>
      <RowList
        marks={texts.marks}
        title={texts.alarms.list}
        empty={texts.alarms.empty}
        columns={[labels.at, labels.number, labels.category, labels.text, labels.about, labels.state]}
        template="auto auto auto minmax(8ch, 1fr) auto auto"
        rows={body.alarms.map((alarm) => ({
          id: alarm.id,
          tone: alarm.isOpen && !alarm.isAcknowledged ? 'bad' : undefined,
          cells: [
            cell(alarm.time),
            cell(String(alarm.number)),
            cell(String(alarm.category)),
            cell(alarm.text),
            cell(alarm.about),
            wordCell(alarm.status),
          ],
        }))}
        chosen={body.alarm}
        onChoose={(id) => intents.onChoose({ kind: 'alarm', id })}
        onOpen={() => intents.onSoftKey('F1')}
      />
      {chosen ? (
        <section className={styles.panel} aria-live="polite">
          <h3 className={styles.legend}>
            {chosen.number} · {chosen.category}
            {texts.marks.colon}
            {chosen.categoryText}
          </h3>
          <p>{chosen.text}</p>
          {chosen.advice === '' ? null : (
            <p className={styles.quiet}>
              {texts.alarms.advice}
              {texts.marks.colon}
              {chosen.advice}
            </p>
          )}
        </section>
      ) : null}
    </>
  );
}

export function LogScreen({ body, texts }: ScreenProps<'LOG'>): ReactElement {
  const { labels, log } = texts;
  if (body.rows.length === 0) return <p className={styles.empty}>{log.empty}</p>;
  return (
    <table className={styles.log}>
      <caption>{log.list}</caption>
      <thead>
        <tr>
          <th scope="col">{labels.at}</th>
          <th scope="col">{labels.text}</th>
          <th scope="col">{labels.about}</th>
        </tr>
      </thead>
      <tbody>
        {body.rows.map(({ id, time, text, about }) => (
          <tr key={id}>
            <td>{time}</td>
            <td>{text}</td>
            <td>{about}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function MaintenanceScreen({ body, texts, intents }: ScreenProps<'MAINTENANCE'>): ReactElement {
  const { labels, maintenance } = texts;
  return (
    <div className={styles.two}>
      <RowList
        marks={texts.marks}
        title={maintenance.modules}
        empty=""
        columns={[labels.module, labels.state]}
        template="minmax(0, 1fr) auto"
        rows={body.modules.map(({ id, name, value }) => ({ id, cells: [cell(name), wordCell(value)] }))}
        chosen={body.module}
        onChoose={(id) => intents.onChoose({ kind: 'module', id })}
      />
      <div className={styles.stack}>
        <NameList title={maintenance.settings}>
          {body.settings.map(({ id, name, value }) => (
            <NameLine key={id} name={name} value={value} />
          ))}
        </NameList>
        <NameList title={maintenance.times}>
          {body.times.map(({ id, name, value }) => (
            <NameLine key={id} name={name} value={value} />
          ))}
        </NameList>
      </div>
    </div>
  );
}
