import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { useSignedIn } from '#src/lib/session/session.ts';
import { homeOf } from '#src/lib/session/sign-in.ts';
import { buttonClass } from '#src/ui/buttons/button.tsx';

/** The link home: the person's own section if signed in, otherwise the start page. */
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
