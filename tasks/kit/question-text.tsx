// A question as its author wrote it, with its pictures and documents.
import type { ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import type { ShownTask } from '../view-props.ts';
import styles from './kit.module.css';
import { RichText } from './rich-text.tsx';
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
  const { filesId, alts } = task.question;
  return (
    <>
      <div id={labelId} className={styles.text}>
        <RichText text={task.question.content} language={language} />
      </div>
      {hidesImages ? null : <TaskImages ids={filesId} alts={alts} language={language} size="large" />}
      {hidesDocuments ? null : <TaskDocuments ids={task.fileDocumentIds} language={language} />}
    </>
  );
}
