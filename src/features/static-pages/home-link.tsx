import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '#src/lib/current-user.ts';
import { useSignedIn } from '#src/lib/session.ts';
import { homeOf } from '#src/lib/sign-in.ts';
import { buttonClass } from '#src/ui/button.tsx';

/** The way home: one's own section for who is signed in, the start page otherwise. */
export function HomeLink({ text }: { readonly text: string }): ReactElement {
  const { t } = useTranslation('common');
  const signedIn = useSignedIn();
  const user = useCurrentUser();
  return (
    <Link to={signedIn ? homeOf(user) : '/'} className={buttonClass()}>
      {signedIn ? text : t('actions.toStart')}
    </Link>
  );
}
