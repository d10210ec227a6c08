// Takes role, screens and settings of a case over from a profile of the terminal.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listTerminalProfiles } from '#contract/calls/terminal-profiles.ts';
import type { TerminalProfile } from '#contract/entities/terminal-profile.ts';
import { textIn } from '#contract/languages.ts';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { withSettings } from './bay-edits.ts';
import type { BayStartProps } from './start-props.ts';

const MAX_OFFERED = 200;

/** The play with what the profile allows: a copy, which later edits of the profile do not reach. */
function withProfile(play: EquipmentPlay, profile: TerminalProfile): EquipmentPlay {
  const { role, screens, settings } = profile;
  return { ...withSettings(play, settings), role, availableScreens: screens };
}

export function BayProfile({ edit }: Pick<BayStartProps, 'edit'>): ReactElement {
  const { t } = useTranslation(['case-start', 'lists']);
  const language = useLanguage();
  const [taken, setTaken] = useState<string | null>(null);
  const profiles = useQuery(
    callQuery<typeof listTerminalProfiles>('/terminal-profiles', { query: { size: MAX_OFFERED } }),
  );
  if (profiles.isError) return <QueryError compact query={profiles} />;
  const rows = profiles.data?.content ?? [];
  return (
    <ComboBox
      label={t('bay.profile')}
      description={t('bay.profileHow')}
      placeholder={t('bay.profilePick')}
      emptyText={t('lists:nothingFound')}
      value={taken}
      options={rows.map(({ id, title }) => ({ value: id, label: textIn(title, language) }))}
      onChange={(id) => {
        const profile = rows.find((row) => row.id === id);
        setTaken(id);
        if (profile) edit(null, (play) => withProfile(play, profile));
      }}
    />
  );
}
