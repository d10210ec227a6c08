// What of a draft can't be built or reached, and what is doubtful: by the server, for the draft as it is saved.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { checkRoomDraft } from '#contract/calls/rooms.ts';
import type { RoomFinding } from '#contract/entities/room-draft.ts';
import { LANGUAGE_NAMES, LANGUAGES, textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import type { ResponseBody } from '#src/lib/api/call.ts';

export type RoomCheck = ResponseBody<typeof checkRoomDraft>;

/** The check list of a draft at a version. */
export function useRoomFindings({ id, version }: { readonly id: string; readonly version: number }) {
  const check = callQuery<typeof checkRoomDraft>('/rooms/:id/draft/check', { params: { id } });
  return useQuery({ ...check, queryKey: [...check.queryKey, version], staleTime: 0, gcTime: 0 });
}

function languageOf(path: string): string {
  const one = LANGUAGES.find((code) => path.endsWith(`.${code}`));
  return one === undefined ? '' : LANGUAGE_NAMES[one];
}

/** What was found, in words. */
export function useRoomWords(): (finding: RoomFinding) => string {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  return ({ code, path, name, reason }) => {
    const named = name === null ? '' : textIn(name, language);
    if (code === 'PLAN' && reason !== null)
      return named === ''
        ? textIn(reason, language)
        : t('rooms.findings.PLAN', { name: named, reason: textIn(reason, language) });
    return t(`rooms.findings.${code}`, { name: named, reason: '', language: languageOf(path) });
  };
}
