// One profile, new or known, over the list.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getTerminalProfile } from '#contract/calls/terminal-profiles.ts';
import { textIn } from '#contract/languages.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import type { Opened } from '#src/ui/navigation/use-opened.ts';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { copiedId, NEW_ID } from '../parts/opened-item.ts';
import { ProfileForm, type ProfileSide } from './profile-form.tsx';

interface ProfileEditorProps {
  readonly side: ProfileSide;
  /** undefined while it loads. */
  readonly ruleset: EquipmentRuleset | undefined;
  readonly opened: Opened;
}

export function ProfileEditor({ side, ruleset, opened }: ProfileEditorProps): ReactElement | null {
  if (opened.id === undefined) return null;
  const shared = { side, ruleset, onClose: opened.close };
  return opened.id === NEW_ID ? (
    <NewProfile {...shared} />
  ) : (
    <KnownProfile key={opened.id} opened={opened.id} {...shared} />
  );
}

interface EditorProps extends Pick<ProfileEditorProps, 'side' | 'ruleset'> {
  readonly onClose: () => void;
}

function NewProfile({ side, ruleset, onClose }: EditorProps): ReactElement {
  const { t } = useTranslation(['terminal-profiles', 'common']);
  return (
    <Overlay open size="l" title={t('new')} closeLabel={t('common:actions.close')} onClose={onClose}>
      {ruleset ? <ProfileForm side={side} ruleset={ruleset} onClose={onClose} /> : <Waiting />}
    </Overlay>
  );
}

function Waiting(): ReactElement {
  return <Skeleton shape="block" height="480px" />;
}

interface KnownProps extends EditorProps {
  readonly opened: string;
}

function KnownProfile({ side, ruleset, opened, onClose }: KnownProps): ReactElement {
  const { t } = useTranslation(['terminal-profiles', 'practice-tools', 'common']);
  const language = useLanguage();
  const copied = copiedId(opened);
  const profile = useQuery({
    ...callQuery<typeof getTerminalProfile>('/terminal-profiles/:id', { params: { id: copied ?? opened } }),
    staleTime: 0,
  });
  const name = profile.data === undefined ? t('profile') : textIn(profile.data.title, language);
  const title = copied === undefined ? name : t('practice-tools:action.copyOf', { name });
  const isHere = profile.data !== undefined && !profile.isFetching;
  return (
    <Overlay open size="l" title={title} closeLabel={t('common:actions.close')} onClose={onClose}>
      {profile.isError ? <QueryError query={profile} /> : null}
      {ruleset && isHere ? (
        <ProfileForm
          side={side}
          ruleset={ruleset}
          {...(copied === undefined ? { profile: profile.data } : { copied: profile.data })}
          onClose={onClose}
        />
      ) : (
        <Waiting />
      )}
    </Overlay>
  );
}
