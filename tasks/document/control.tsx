// A document to read, with its form beside it.
import { useState, type ReactElement } from 'react';
import { fileFor, type LocalDocument } from '#contract/document-name.ts';
import { filled, textIn, type Language } from '#contract/languages.ts';
import { useDocuments } from '#src/lib/api/use-documents.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { clockText } from '../simulation/clock-text.ts';
import kitStyles from '../kit/kit.module.css';
import { kitTexts } from '../kit/kit-texts.ts';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { verdictOf, VerdictMark } from '../kit/verdict-mark.tsx';
import { wordingText } from '../kit/wording-text.ts';
import { documentRules } from './check.ts';
import { DocumentReader } from './document-reader.tsx';
import styles from './document.module.css';
import { timeOfPage, withPageTime } from './page-times.ts';
import {
  strippedDocumentSchema,
  type DocumentAnswer,
  type DocumentKey,
  type StrippedDocument,
} from './schema.ts';
import { documentTexts } from './texts.ts';

type Props = ControlProps<StrippedDocument, DocumentKey, DocumentAnswer>;
type FormField = StrippedDocument['fields'][number];

function DocumentControl(props: Props): ReactElement {
  const { task, answer, onChange, isLocked, language } = props;
  const texts = documentTexts(language);
  const documents = useDocuments(task.fileDocumentIds);
  const [key, setKey] = useState<string>();
  const chosen = documents?.find((one) => one.key === key) ?? documents?.[0];
  const read = (fileId: string, page: number, ms: number): void => {
    if (isLocked) return;
    const pages = withPageTime(answer.pages, fileId, page, ms);
    if (pages !== answer.pages) onChange({ ...answer, pages: [...pages] });
  };
  return (
    <div className={styles.task}>
      <div className={styles.columns}>
        <div>
          <DocumentChoice documents={documents ?? []} chosen={chosen} language={language} onChoose={setKey} />
          {chosen === undefined ? (
            <Loader label={texts.loading} />
          ) : (
            <DocumentReader key={chosen.key} document={chosen} language={language} onRead={read} />
          )}
        </div>
        <DocumentForm {...props} />
      </div>
    </div>
  );
}

/** Only the form: a review shows the documents as buttons above it. */
function DocumentForm(props: Props): ReactElement {
  const { params, isLocked, language, labelId } = props;
  return (
    <fieldset className={styles.form} aria-labelledby={labelId}>
      <h2 className={styles.title}>{documentTexts(language).form}</h2>
      {params.fields.map((field) => (
        <FormRow key={field.id} {...props} field={field} />
      ))}
      {isLocked ? <ReadingTimes {...props} /> : null}
    </fieldset>
  );
}

interface DocumentChoiceProps {
  readonly documents: readonly LocalDocument[];
  readonly chosen: LocalDocument | undefined;
  readonly language: Language;
  readonly onChoose: (key: string) => void;
}

function DocumentChoice(props: DocumentChoiceProps): ReactElement | null {
  const { documents, chosen, language, onChoose } = props;
  if (documents.length < 2) return null;
  return (
    <div className={styles.tools}>
      {documents.map((document, at) => (
        <Button
          key={document.key}
          size="s"
          variant={document === chosen ? 'primary' : 'secondary'}
          aria-pressed={document === chosen}
          text={fileFor(document, language)?.title || filled(kitTexts(language).document, { number: at + 1 })}
          onClick={() => onChoose(document.key)}
        />
      ))}
    </div>
  );
}

function FormRow(props: Props & { readonly field: FormField }): ReactElement {
  const { field, parts, language } = props;
  return (
    <div>
      <FieldInput {...props} />
      <VerdictMark verdict={verdictOf(parts, field.id)} language={language} />
      <RightWords {...props} field={field} />
      <PageRead {...props} field={field} />
    </div>
  );
}

function FieldInput(props: Props & { readonly field: FormField }): ReactElement {
  const { field, answer, onChange, isLocked, language } = props;
  const unit = textIn(field.unit, language);
  const label = `${textIn(field.label, language)}${unit === '' ? '' : `, ${unit}`}`;
  const value = answer.fields[field.id] ?? '';
  const change = (text: string): void =>
    onChange({ ...answer, fields: { ...answer.fields, [field.id]: text } });
  const description = textIn(field.description, language) || undefined;
  if (field.kind !== 'CHOICE') {
    return (
      <TextField
        label={label}
        description={description}
        value={value}
        readOnly={isLocked}
        maxLength={500}
        autoComplete="off"
        inputMode={field.kind === 'NUMBER' ? 'decimal' : 'text'}
        onChange={(event) => change(event.currentTarget.value)}
      />
    );
  }
  return (
    <Select
      label={label}
      description={description}
      placeholder={documentTexts(language).choose}
      options={field.options.map(({ id, content }) => ({ value: id, label: textIn(content, language) }))}
      value={value === '' ? null : value}
      disabled={isLocked}
      onChange={change}
    />
  );
}

function RightWords(props: Props & { readonly field: FormField }): ReactElement | null {
  const { field, solution, language } = props;
  const key = solution?.fields[field.id];
  if (key === undefined) return null;
  const wordsOf = (): string => {
    if (key.kind === 'TEXT') return wordingText(key.wordings, key.accepted, language);
    if (key.kind === 'NUMBER') return `${key.value}${key.tolerance > 0 ? ` ± ${key.tolerance}` : ''}`;
    const option = field.options.find(({ id }) => id === key.right);
    return option ? textIn(option.content, language) : '';
  };
  return <p className={kitStyles.soft}>{filled(documentTexts(language).right, { words: wordsOf() })}</p>;
}

const SECOND_MS = 1000;

/** The page that answers the field, and whether it was read. */
function PageRead({
  field,
  answer,
  solution,
  language,
}: Props & { readonly field: FormField }): ReactElement | null {
  const page = solution?.pages?.[field.id];
  if (page === undefined) return null;
  const texts = documentTexts(language);
  const leastMs = (solution?.leastPageSeconds ?? 0) * SECOND_MS;
  const ms = timeOfPage(answer.pages, page);
  const isShort = ms < leastMs || ms === 0;
  return (
    <p className={kitStyles.soft}>
      {filled(texts.answeredOn, { page, time: clockText(ms) })}
      {isShort ? ` ${filled(texts.hardlyRead, { least: clockText(leastMs) })}` : null}
    </p>
  );
}

function ReadingTimes({ answer, language }: Props): ReactElement | null {
  if (answer.pages.length === 0) return null;
  const texts = documentTexts(language);
  return (
    <section className={kitStyles.explanation}>
      <h2>{texts.timeRead}</h2>
      <p>
        {answer.pages
          .map(({ page, ms }) => filled(texts.pageTime, { page, time: clockText(ms) }))
          .join(' · ')}
      </p>
    </section>
  );
}

export const documentView: QuestionView<StrippedDocument, DocumentKey, DocumentAnswer> = {
  ...documentRules,
  paramsSchema: strippedDocumentSchema,
  Control: DocumentControl,
  keepsDraft: (answer) => answer.pages.length > 0,
  ReviewControl: DocumentForm,
  hidesDocuments: true,
};
