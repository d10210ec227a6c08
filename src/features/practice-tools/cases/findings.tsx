// What of a draft can't be played or judged, and what is doubtful: by the server, for the draft as it is saved.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { checkTestCaseDraft } from '#contract/calls/test-cases.ts';
import type { CaseFinding } from '#contract/entities/case-draft.ts';
import { LANGUAGE_NAMES, LANGUAGES, textIn } from '#contract/languages.ts';
import { named } from '#src/i18n/named.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import styles from '../practice-tools.module.css';
import type { CaseView } from './case-drafts.ts';
import { mendInCase, useGoInCase } from './mend-in-case.ts';

export type CaseCheck = ResponseBody<typeof checkTestCaseDraft>;

interface CheckedDraft {
  readonly id: string;
  readonly version: number;
}

/** The check list before a draft is published: the server plays it too. */
export function usePlayedFindings({ id, version }: CheckedDraft) {
  const query = { played: 'true' } as const;
  const check = callQuery<typeof checkTestCaseDraft>('/test-cases/:id/draft/check', {
    params: { id },
    query,
  });
  return useQuery({ ...check, queryKey: [...check.queryKey, version], staleTime: 0, gcTime: 0 });
}

/** The check list of a draft at a version. */
function useFindings({ id, version }: CheckedDraft) {
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

function languageOf(path: string): string {
  const one = LANGUAGES.find((code) => path.endsWith(`.${code}`));
  return one === undefined ? '' : LANGUAGE_NAMES[one];
}

/** What was found, in words. */
export function useFindingWords(): (finding: CaseFinding) => string {
  const { t } = useTranslation('test-cases');
  const language = useLanguage();
  return ({ code, path, reason }) => {
    const said = t(`findings.${code}`, { language: languageOf(path) });
    return reason === null ? said : named(language, said, textIn(reason, language));
  };
}

function Found({ finding, text }: { readonly finding: CaseFinding; readonly text: string }): ReactElement {
  const go = useGoInCase();
  const mend = mendInCase(finding);
  if (mend === undefined) return <>{text}</>;
  return (
    <button type="button" className={styles.open} onClick={() => go(mend)}>
      {text}
    </button>
  );
}

function FindingList({ findings }: { readonly findings: readonly CaseFinding[] }): ReactElement {
  const { t } = useTranslation('test-cases');
  const say = useFindingWords();
  const more = findings.length - SHOWN;
  return (
    <ul className={styles.problems}>
      {findings.slice(0, SHOWN).map((finding) => (
        <li key={`${finding.code} ${finding.path} ${finding.reason?.ru ?? ''}`}>
          <Found finding={finding} text={say(finding)} />
          {finding.reason === null ? null : (
            <>
              {' '}
              <code className={styles.code}>{finding.path}</code>
            </>
          )}
        </li>
      ))}
      {more > 0 ? <li>{t('findings.more', { count: more })}</li> : null}
    </ul>
  );
}
