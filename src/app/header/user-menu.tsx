import { LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { fullNameOf } from '#contract/full-name.ts';
import { PUNCTUATION } from '#contract/languages.ts';
import {
  dropUnsentDrafts,
  flushOpenDrafts,
  onOpenDraft,
  unsentDraftCount,
} from '#src/lib/drafts/open-drafts.ts';
import { named } from '#src/i18n/named.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { signedInUserId } from '#src/lib/kept/signed-in-user.ts';
import { useCan, useCurrentUser } from '#src/lib/session/current-user.ts';
import { PersonAvatar } from '#src/ui/loaded/person-avatar.tsx';
import { leaveSession } from '#src/lib/session/sign-in.ts';
import { Menu, type MenuAction } from '#src/ui/overlays/menu.tsx';
import { routeAt } from '../route-at.ts';
import { CABINET, routeOf } from '../routes.ts';
import { useRoleTitle } from '#src/i18n/use-role-title.ts';
import { initials, roleTitle } from './person-name.ts';
import styles from './user-menu.module.css';

/** Few have anything to lose: it loads with the first draft, since it is asked when there may be no network. */
const loadQuestion = async () => ({ default: (await import('../unsent-drafts.tsx')).UnsentDrafts });
const LateQuestion = lazy(loadQuestion);

function useActions(onLogout: () => void): readonly MenuAction[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const looksAfter = useCan(...CABINET);
  const blocked = routeOf(routeAt(pathname)).attempt === true;
  return [
    ...(looksAfter
      ? [
          {
            id: 'account',
            text: t('menu.account'),
            icon: <LayoutDashboard size={18} />,
            run: () => void navigate('/account'),
          },
        ]
      : []),
    {
      id: 'profile',
      text: t('profile'),
      icon: <UserRound size={18} />,
      run: () => void navigate('/profile-view'),
    },
    {
      id: 'logout',
      text: t('logout'),
      icon: <LogOut size={18} />,
      disabled: blocked,
      note: blocked ? t('logoutBlocked') : undefined,
      run: onLogout,
    },
  ];
}

/** Signs out; where this device has drafts that the server has not, it asks before. */
function useLogout() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [unsent, setUnsent] = useState(0);
  useEffect(() => onOpenDraft(() => void loadQuestion().catch(() => undefined)), []);
  const leave = async (keepsDrafts: boolean): Promise<void> => {
    setUnsent(0);
    const userId = signedInUserId();
    await leaveSession();
    if (!keepsDrafts && userId !== undefined) dropUnsentDrafts(userId);
    if (pathname === '/') window.location.reload();
    else await navigate('/');
  };
  const logout = async (): Promise<void> => {
    await flushOpenDrafts();
    const count = unsentDraftCount();
    if (count === 0) await leave(true);
    else setUnsent(count);
  };
  return { logout, leave, unsent, stay: () => setUnsent(0) };
}

/** Shows who is signed in, with links to the profile and sign-out. */
export function UserMenu(): ReactElement | null {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const user = useCurrentUser();
  const { logout, leave, unsent, stay } = useLogout();
  const actions = useActions(() => void logout());
  const name = user === undefined ? '' : fullNameOf(user);
  const titleOf = useRoleTitle();
  const [first] = user?.roles ?? [];
  const fallback = { teacher: t('roleTeacher'), guest: t('roleGuest') };
  const role = first && first.titleName !== '' ? titleOf(first) : roleTitle(user ?? { roles: [] }, fallback);
  return (
    <>
      <Menu
        label={
          name === ''
            ? t('userMenu')
            : named(language, t('userMenu'), `${name}${PUNCTUATION[language].comma}${role}`)
        }
        actions={actions}
        className={styles.trigger}
        trigger={
          <>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>{role}</span>
            </span>
            <span className={styles.portrait}>
              {user === undefined ? (
                <UserRound size={20} />
              ) : (
                <PersonAvatar name={name} initials={initials(user)} avatarId={user.avatarId} />
              )}
            </span>
          </>
        }
      />
      {unsent > 0 ? (
        <Suspense fallback={null}>
          <LateQuestion
            count={unsent}
            onKeep={() => void leave(true)}
            onDrop={() => void leave(false)}
            onStay={stay}
          />
        </Suspense>
      ) : null}
    </>
  );
}
