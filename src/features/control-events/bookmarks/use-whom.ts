// For whom a bookmark is, in words.
import { useTranslation } from 'react-i18next';
import type { Bookmark, NumberedPerson } from '#contract/entities/bookmarks.ts';
import { PUNCTUATION } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';

/** @param isHidden whether people are numbered instead of named */
export function usePersonName(isHidden: boolean): (person: NumberedPerson) => string {
  const { t } = useTranslation('board');
  return ({ user, number }) => (isHidden ? t('debriefing.numbered', { number }) : user.fullName);
}

/** @param isHidden whether people are numbered instead of named */
export function useWhom(isHidden: boolean): (bookmark: Bookmark) => string {
  const { t } = useTranslation('board');
  const { list } = PUNCTUATION[useLanguage()];
  const nameOf = usePersonName(isHidden);
  return ({ isForAll, people, peopleCount }) => {
    if (isForAll) return t('bookmarks.forAll', { count: peopleCount });
    const named = people.map(nameOf).join(list);
    const others = peopleCount - people.length;
    return others > 0 ? t('bookmarks.andMore', { names: named, number: others }) : named;
  };
}
