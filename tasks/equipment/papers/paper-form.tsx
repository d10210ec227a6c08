// A paper form as it lies on the desk: what is printed on it, what is written by hand, the signature.
import { useId } from 'react';
import type { ReactElement } from 'react';
import { filled, type Language } from '#contract/languages.ts';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { PaperLine } from './paper-line.tsx';
import { PaperChecks } from './paper-checks.tsx';
import { paperTexts } from './paper-texts.ts';
import type { PaperTexts } from './paper-texts.ts';
import { missingOf } from './paper-view.ts';
import type {
  PaperField,
  PaperIntents,
  PaperView,
  PlatesLine,
  PrintedLine,
  TableLines,
  WrittenLine,
} from './paper-view.ts';
import { PlatesTable } from './plates-table.tsx';
import styles from './paper-form.module.css';

export interface PaperFormProps extends PaperIntents {
  readonly view: PaperView;
  readonly language: Language;
}

export function PaperForm({ view, language, ...intents }: PaperFormProps): ReactElement {
  const { onFill, onSign } = intents;
  const id = useId();
  const texts = paperTexts(language);
  const printed = view.fields.filter((field) => field.kind === 'printed');
  const plates = view.fields.filter((field) => field.kind === 'plates');
  const tables = view.fields.filter((field) => field.kind === 'table');
  const written = view.fields.filter(isWritten);
  return (
    <article className={styles.sheet} data-paper={view.kind} aria-labelledby={id}>
      <header className={styles.head}>
        <p className={styles.site}>{texts.site}</p>
        <p className={styles.code}>{filled(texts.form, { code: texts.codes[view.kind] })}</p>
        <h2 id={id}>{view.title}</h2>
      </header>
      <Printed lines={printed} />
      {tables.map((table) => (
        <PrintedTable key={table.id} table={table} />
      ))}
      {written.length > 0 ? <Written lines={written} view={view} texts={texts} onFill={onFill} /> : null}
      {plates.map((line: PlatesLine) => (
        <PlatesTable
          key={line.id}
          line={line}
          texts={texts}
          isReadOnly={view.isReadOnly}
          onFill={(value, slot) => onFill(line.id, value, slot)}
        />
      ))}
      <PaperChecks view={view} texts={texts} onCheck={intents.onCheck} />
      {view.isSigned ? <Signature view={view} texts={texts} onSign={onSign} /> : null}
    </article>
  );
}

function isWritten(field: PaperField): field is WrittenLine {
  return field.kind !== 'printed' && field.kind !== 'plates' && field.kind !== 'table';
}

function PrintedTable({ table }: { readonly table: TableLines }): ReactElement {
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table} aria-label={table.label}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = '', ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, at) => (
                <td key={table.columns[at + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const LONG = 28;

function Printed({ lines }: { readonly lines: readonly PrintedLine[] }): ReactElement {
  return (
    <dl className={styles.cells}>
      {lines.map(({ id, label, value }) => (
        <div key={id} className={joinClasses(styles.cell, value.length > LONG && styles.wide)}>
          <dt>{label}</dt>
          <dd>{value === '' ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface WrittenProps {
  readonly lines: readonly WrittenLine[];
  readonly view: PaperView;
  readonly texts: PaperTexts;
  readonly onFill: PaperIntents['onFill'];
}

function Written({ lines, view, texts, onFill }: WrittenProps): ReactElement {
  const id = useId();
  return (
    // Without a name, so no landmark: several papers may be open, each with its own.
    <section>
      <h3 className={styles.sectionTitle}>{texts.filledByHand}</h3>
      <div className={styles.cells}>
        {lines.map((line) => (
          <div key={line.id} className={joinClasses(styles.cell, line.kind === 'text' && styles.wide)}>
            <span id={`${id}-${line.id}`} className={styles.label}>
              {line.label}
              {line.isRequired && !view.isReadOnly ? (
                <span className={styles.star} title={texts.required}>
                  *
                </span>
              ) : null}
            </span>
            <PaperLine
              line={line}
              labelledBy={`${id}-${line.id}`}
              empty={texts.notWritten}
              noTime={texts.noTime}
              isReadOnly={view.isReadOnly}
              onFill={(value) => onFill(line.id, value)}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

interface SignatureProps {
  readonly view: PaperView;
  readonly texts: PaperTexts;
  readonly onSign: () => void;
}

function Signature({ view, texts, onSign }: SignatureProps): ReactElement {
  const { signature, isReadOnly } = view;
  const missing = missingOf(view).map(({ label }) => label);
  return (
    <footer className={styles.sign}>
      <span className={styles.label}>{texts.signature}</span>
      {signature ? (
        <p className={styles.scrawl}>
          <VisuallyHidden>
            {filled(texts.signed, { name: signature.name, time: signature.time })}
          </VisuallyHidden>
          <span aria-hidden="true">{signature.name}</span>
          <small aria-hidden="true">{signature.time}</small>
        </p>
      ) : (
        <p className={styles.line}>
          {isReadOnly ? null : (
            <button type="button" data-sign className={styles.signButton} onClick={onSign}>
              {texts.sign}
            </button>
          )}
        </p>
      )}
      {signature || isReadOnly || missing.length === 0 ? null : (
        <p className={styles.missing}>{filled(texts.missing, { fields: missing.join(texts.marks.list) })}</p>
      )}
    </footer>
  );
}
