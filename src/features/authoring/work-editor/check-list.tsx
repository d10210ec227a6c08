// What was found in a draft, errors first, each with the task that it is about.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { checkWorkDraft } from '#contract/calls/drafts.ts';
import type { KnownTask } from '#contract/entities/draft.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useFindingWords } from './use-finding-words.ts';
import styles from './work-editor.module.css';

type Finding = ResponseBody<typeof checkWorkDraft>['findings'][number];

export const isStopping = ({ isError }: Finding): boolean => isError;

interface CheckListProps {
  readonly findings: readonly Finding[];
  readonly tasks: ReadonlyMap<string, KnownTask>;
}

export function CheckList({ findings, tasks }: CheckListProps): ReactElement {
  const { t } = useTranslation('work-editor');
  if (findings.length === 0) return <Notice tone="success">{t('publishing.clean')}</Notice>;
  const errors = findings.filter(isStopping);
  const warnings = findings.filter((finding) => !isStopping(finding));
  return (
    <>
      {errors.length === 0 ? null : (
        <Notice tone="danger" title={t('publishing.errors', { count: errors.length })}>
          <Findings findings={errors} tasks={tasks} />
        </Notice>
      )}
      {warnings.length === 0 ? null : (
        <Notice tone="warning" title={t('publishing.warnings', { count: warnings.length })}>
          <Findings findings={warnings} tasks={tasks} />
        </Notice>
      )}
    </>
  );
}

function Findings({ findings, tasks }: CheckListProps): ReactElement {
  const language = useLanguage();
  const say = useFindingWords();
  return (
    <ul className={styles.list}>
      {findings.map((finding) => {
        const task = tasks.get(finding.taskId ?? '');
        return (
          <li key={JSON.stringify(finding)}>
            {say(finding)}
            {task === undefined ? null : (
              <span className={styles.note}> — {textIn(task.question, language)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
