// What of a draft can't be played or judged, and what is doubtful: by the server, for the draft as it is saved.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { checkTestCaseDraft } from '#contract/calls/test-cases.ts';
import type { CaseFinding } from '#contract/entities/case-draft.ts';
import { LANGUAGE_NAMES, LANGUAGES, textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import styles from '../practice-tools.module.css';
import type { CaseView } from './case-drafts.ts';

/** The check list of a draft at a version. */
export function useFindings({ id, version }: { readonly id: string; readonly version: number }) {
  const check = callQuery<typeof checkTestCaseDraft>('/test-cases/:id/draft/check', { params: { id } });
  return useQuery({
    ...check,
    queryKey: [...check.queryKey, version],
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** While one edits, only what stops publishing is said. */
export function DraftFindings({ view }: { readonly view: CaseView }): ReactElement | null {
  const { t } = useTranslation('test-cases');
  const found = useFindings(view.state);
  if (found.isError) return <QueryError compact query={found} />;
  const errors = (found.data?.findings ?? []).filter(({ isError }) => isError);
  if (errors.length === 0) return null;
  return (
    <Notice tone="warning" live title={t('findings.notYet')}>
      <FindingList findings={errors} />
    </Notice>
  );
}

const SHOWN = 8;

export function FindingList({ findings }: { readonly findings: readonly CaseFinding[] }): ReactElement {
  const { t } = useTranslation('test-cases');
  const language = useLanguage();
  const more = findings.length - SHOWN;
  const languageOf = (path: string): string => {
    const one = LANGUAGES.find((code) => path.endsWith(`.${code}`));
    return one === undefined ? '' : LANGUAGE_NAMES[one];
  };
  return (
    <ul className={styles.problems}>
      {findings.slice(0, SHOWN).map(({ code, path, reason }) => (
        <li key={`${code} ${path} ${reason?.ru ?? ''}`}>
          {t(`findings.${code}`, { language: languageOf(path) })}
          {reason === null ? null : (
            <>
              {': '}
              {textIn(reason, language)} <code className={styles.code}>{path}</code>
            </>
          )}
        </li>
      ))}
      {more > 0 ? <li>{t('findings.more', { count: more })}</li> : null}
    </ul>
  );
}
