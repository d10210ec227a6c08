// How a person of a debriefing is called: by name, or by number where names are hidden.
import { useTranslation } from 'react-i18next';
import type { ShownPerson } from '#contract/entities/debriefing.ts';

export function useShownName(): (person: ShownPerson) => string {
  const { t } = useTranslation('debriefing');
  return ({ number, name }) => name ?? t('numbered', { number });
}
