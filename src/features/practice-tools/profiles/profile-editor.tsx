// One profile, new or known, over the list.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import type { Opened } from '#src/ui/navigation/use-opened.ts';
import { ToolOverlay } from '../parts/draft/tool-overlay.tsx';
import { useToolWords } from '../parts/draft/tool-words.ts';
import { newId } from '../parts/opened-item.ts';
import { PROFILE_DRAFTS } from './profile-drafts.ts';
import { ProfileForm, type ProfileSide } from './profile-form.tsx';

interface ProfileEditorProps {
  readonly side: ProfileSide;
  /** undefined while it loads. */
  readonly ruleset: EquipmentRuleset | undefined;
  readonly opened: Opened;
}

export function ProfileEditor({ side, ruleset, opened }: ProfileEditorProps): ReactElement | null {
  const { t } = useTranslation('terminal-profiles');
  const words = useToolWords();
  if (opened.id === undefined) return null;
  return (
    <ToolOverlay
      key={opened.id}
      kind={PROFILE_DRAFTS}
      opened={opened.id}
      unnamed={newId(opened.id) === undefined ? t('profile') : t('new')}
      words={words}
      fields={(props) =>
        ruleset === undefined ? (
          <Skeleton shape="block" height="480px" />
        ) : (
          <ProfileForm {...props} side={side} ruleset={ruleset} />
        )
      }
      onClose={opened.close}
    />
  );
}
