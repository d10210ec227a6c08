// The columns of the list of profiles: what each may see, or what it may set.
import { MoreVertical } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedProfile } from '#contract/entities/terminal-profile.ts';
import { textIn } from '#contract/languages.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import type { Column } from '#src/ui/data/table.tsx';
import type { Opened } from '#src/ui/navigation/use-opened.ts';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { ChangedBy } from '../parts/changed-by.tsx';
import { ToolBadges } from '../parts/draft/tool-badges.tsx';
import { useCopyTool } from '../parts/draft/use-copy-tool.ts';
import { useDropTool } from '../parts/draft/use-drop-tool.ts';
import { useArchive } from '../parts/use-archive.tsx';
import styles from '../practice-tools.module.css';
import type { ProfileSide } from './profile-form.tsx';
import { unitAfter } from './setting-harms.ts';
import { PROFILE_DRAFTS, refreshProfiles } from './profile-drafts.ts';

interface ProfileColumns {
  readonly side: ProfileSide;
  readonly opened: Opened;
  /** undefined while it loads: ids stand for names. */
  readonly ruleset: EquipmentRuleset | undefined;
}

export function useProfileColumns({
  side,
  opened,
  ruleset,
}: ProfileColumns): readonly Column<ListedProfile>[] {
  const { t } = useTranslation(['terminal-profiles', 'practice-tools']);
  const format = useFormat();
  return [
    {
      key: 'title',
      title: t('profile'),
      header: true,
      sortable: true,
      width: '26%',
      cell: (profile) => <Title profile={profile} opened={opened} />,
    },
    { key: 'role', title: t('role'), cell: ({ role }) => t(`roles.${role}`) },
    side === 'screens'
      ? {
          key: 'screens',
          title: t('screens.legend'),
          cell: ({ screens }) => <Names ids={screens} rows={ruleset?.screens} />,
        }
      : {
          key: 'settings',
          title: t('settings.legend'),
          cell: ({ settings }) => <Ranges settings={settings} ruleset={ruleset} />,
        },
    {
      key: 'useCount',
      title: t('practice-tools:columns.cases'),
      sortable: true,
      align: 'end',
      cell: ({ useCount }) => format.number(useCount),
    },
    {
      key: 'changedAt',
      title: t('practice-tools:columns.changed'),
      sortable: true,
      cell: (profile) => <ChangedBy item={profile} />,
    },
    {
      key: 'actions',
      title: t('practice-tools:columns.actions'),
      titleHidden: true,
      align: 'end',
      cell: (profile) => <ProfileMenu profile={profile} opened={opened} />,
    },
  ];
}

interface NamesProps {
  readonly ids: readonly string[];
  readonly rows: EquipmentRuleset['screens'] | undefined;
}

function Names({ ids, rows }: NamesProps): ReactElement {
  const language = useLanguage();
  return (
    <span className={styles.badges}>
      {ids.map((id) => {
        const text = rows?.find((row) => row.id === id)?.text;
        return <Badge key={id}>{text ? textIn(text, language) : id}</Badge>;
      })}
    </span>
  );
}

interface RangesProps extends Pick<ListedProfile, 'settings'> {
  readonly ruleset: EquipmentRuleset | undefined;
}

function Ranges({ settings, ruleset }: RangesProps): ReactElement {
  const { t } = useTranslation('terminal-profiles');
  const language = useLanguage();
  if (settings.length === 0) return <span className={styles.note}>{t('settings.none')}</span>;
  return (
    <span className={styles.badges}>
      {settings.map(({ id, least, most }) => {
        const row = ruleset?.settings.find((one) => one.id === id);
        const name = row ? textIn(row.text, language) : id;
        const unit = row ? unitAfter(row, language) : '';
        return <Badge key={id}>{t('settings.range', { name, least, most, unit })}</Badge>;
      })}
    </span>
  );
}

interface RowProps {
  readonly profile: ListedProfile;
  readonly opened: Opened;
}

function Title({ profile, opened }: RowProps): ReactElement {
  const { t } = useTranslation(['terminal-profiles', 'practice-tools']);
  const said = textIn(profile.title, useLanguage()).trim();
  const name = said === '' ? t('practice-tools:chain.untitled') : said;
  return (
    <span className={styles.two}>
      {profile.archivedAt === null ? (
        <button type="button" className={styles.open} onClick={() => opened.open(profile.id)}>
          {name}
        </button>
      ) : (
        name
      )}
      <ToolBadges item={profile} builtIn={t('builtIn')} />
    </span>
  );
}

function ProfileMenu({ profile, opened }: RowProps): ReactElement {
  const { t } = useTranslation(['terminal-profiles', 'practice-tools']);
  const name = textIn(profile.title, useLanguage());
  const { archive, restore, asking } = useArchive('profile', refreshProfiles);
  const copyTool = useCopyTool(PROFILE_DRAFTS, opened);
  const dropTool = useDropTool(PROFILE_DRAFTS);
  const { id, useCount } = profile;
  const item = { id, name };
  const discarding = {
    id: 'discard',
    text: t('practice-tools:acts.discard'),
    tone: 'danger' as const,
    run: () => dropTool(id),
  };
  const archiving = {
    id: 'archive',
    text: t('practice-tools:acts.archive'),
    note: useCount === 0 ? t('archiveNote') : t('archiveUsed', { count: useCount }),
    tone: 'danger' as const,
    run: () => archive(item, useCount),
  };
  return (
    <>
      <Menu
        label={t('practice-tools:acts.of', { name })}
        trigger={<MoreVertical size={20} aria-hidden="true" />}
        actions={
          profile.archivedAt === null
            ? [
                { id: 'edit', text: t('practice-tools:acts.edit'), run: () => opened.open(id) },
                { id: 'copy', text: t('practice-tools:acts.copy'), run: () => copyTool(id) },
                profile.revision === 0 ? discarding : archiving,
              ]
            : [{ id: 'restore', text: t('practice-tools:acts.restore'), run: () => restore(item) }]
        }
      />
      {asking}
    </>
  );
}
