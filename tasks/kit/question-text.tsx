// A question as its author wrote it, in paragraphs, with its pictures and documents.
import type { ReactElement } from 'react';
import { textIn, type Language } from '#contract/languages.ts';
import type { ShownTask } from '../view-props.ts';
import styles from './kit.module.css';
import { TaskDocuments, TaskImages } from './task-files.tsx';

interface QuestionTextProps {
  readonly task: ShownTask;
  readonly language: Language;
  readonly labelId: string;
  readonly hidesImages?: boolean;
  readonly hidesDocuments?: boolean;
}

export function QuestionText(props: QuestionTextProps): ReactElement {
  const { task, language, labelId, hidesImages = false, hidesDocuments = false } = props;
  return (
    <>
      <div id={labelId} className={styles.text}>
        <Paragraphs text={textIn(task.question.content, language)} />
      </div>
      {hidesImages ? null : <TaskImages ids={task.question.filesId} language={language} size="large" />}
      {hidesDocuments ? null : <TaskDocuments ids={task.fileDocumentIds} language={language} />}
    </>
  );
}

/** Splits a text's lines into paragraphs. */
export function Paragraphs({ text }: { readonly text: string }): ReactElement {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <>
      {lines.map((line) => (
        <p key={line}>{withUnitsKept(line)}</p>
      ))}
    </>
  );
}

/** Keeps a number on one line, together with its unit or what it counts. */
export function withUnitsKept(text: string): string {
  return text.replace(/(\d) (?=[\p{L}\d°%])/gu, '$1\u00a0');
}
