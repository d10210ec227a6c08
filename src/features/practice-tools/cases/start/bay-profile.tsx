// Takes role, screens and settings of a case over from a profile of the terminal, and says which it was.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { listTerminalProfiles } from '#contract/calls/terminal-profiles.ts';
import type { TerminalProfile } from '#contract/entities/terminal-profile.ts';
import { textIn } from '#contract/languages.ts';
import type { EquipmentCaseDraft } from '#contract/entities/case-draft.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import styles from '../../practice-tools.module.css';
import { profilePath } from '../../tools-address.ts';

const MAX_OFFERED = 200;

export interface ProfileChoice {
  /** The one that was taken over; undefined: all was set by hand. */
  readonly pinned: EquipmentCaseDraft['profile'];
  readonly take: (profile: TerminalProfile) => void;
}

export function BayProfile({ pinned, take }: ProfileChoice): ReactElement {
  const { t } = useTranslation(['case-start', 'lists']);
  const language = useLanguage();
  const profiles = useQuery(
    callQuery<typeof listTerminalProfiles>('/terminal-profiles', {
      query: { size: MAX_OFFERED, published: 'true' },
    }),
  );
  if (profiles.isError) return <QueryError compact query={profiles} />;
  const rows = profiles.data?.content ?? [];
  const taken = rows.find(({ id }) => id === pinned?.id);
  return (
    <div className={styles.form}>
      <ComboBox
        label={t('bay.profile')}
        description={t('bay.profileHow')}
        placeholder={t('bay.profilePick')}
        emptyText={t('lists:nothingFound')}
        value={taken?.id ?? null}
        options={rows.map(({ id, title }) => ({ value: id, label: textIn(title, language) }))}
        onChange={(id) => {
          const profile = rows.find((row) => row.id === id);
          if (profile) take(profile);
        }}
      />
      {taken === undefined ? null : (
        <div className={styles.buttons}>
          <Link className={linkClass()} to={profilePath(taken.id)}>
            {t('bay.profileOpen')}
          </Link>
          {taken.revision === pinned?.revision ? null : (
            <Button size="s" variant="secondary" text={t('bay.profileNewer')} onClick={() => take(taken)} />
          )}
        </div>
      )}
    </div>
  );
}
