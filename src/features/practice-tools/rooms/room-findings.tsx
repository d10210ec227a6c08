// What of a draft can't be built or reached, and what is doubtful: by the server, for the draft as it is saved.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { checkRoomDraft } from '#contract/calls/rooms.ts';
import type { RoomFinding } from '#contract/entities/room-draft.ts';
import { LANGUAGE_NAMES, LANGUAGES, textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import styles from '../practice-tools.module.css';

/** The check list of a draft at a version. */
export function useRoomFindings({ id, version }: { readonly id: string; readonly version: number }) {
  const check = callQuery<typeof checkRoomDraft>('/rooms/:id/draft/check', { params: { id } });
  return useQuery({
    ...check,
    queryKey: [...check.queryKey, version],
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

const SHOWN = 8;

export function RoomFindingList({ findings }: { readonly findings: readonly RoomFinding[] }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const more = findings.length - SHOWN;
  const languageOf = (path: string): string => {
    const one = LANGUAGES.find((code) => path.endsWith(`.${code}`));
    return one === undefined ? '' : LANGUAGE_NAMES[one];
  };
  const words = ({ code, path, name, reason }: RoomFinding): string => {
    const named = name === null ? '' : textIn(name, language);
    if (code === 'PLAN' && reason !== null)
      return named === ''
        ? textIn(reason, language)
        : t('rooms.findings.PLAN', { name: named, reason: textIn(reason, language) });
    return t(`rooms.findings.${code}`, { name: named, reason: '', language: languageOf(path) });
  };
  return (
    <ul className={styles.problems}>
      {findings.slice(0, SHOWN).map((found) => (
        <li key={`${found.code} ${found.path} ${found.name?.ru ?? ''} ${found.reason?.ru ?? ''}`}>
          {words(found)}
        </li>
      ))}
      {more > 0 ? <li>{t('rooms.findings.more', { count: more })}</li> : null}
    </ul>
  );
}
