// The language of the page and of letters.
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { updateProfile } from '#contract/calls/users.ts';
import type { CurrentUser } from '#contract/entities/user.ts';
import type { Language } from '#contract/languages.ts';
import { LANGUAGE_OPTIONS } from '#src/i18n/language-options.ts';
import { changeLanguage } from '#src/i18n/i18n.ts';
import { call } from '#src/lib/api/call.ts';
import { updateCurrentUser } from '#src/lib/session/current-user.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import styles from './profile-screen.module.css';

export function LanguageCard({ user }: { readonly user: CurrentUser }): ReactElement {
  const { t, i18n } = useTranslation('profile');
  const save = useMutation({
    mutationFn: (defaultLang: Language) => {
      const { name, surname, lastName, email } = user;
      const gender = user.gender === 'ж' ? ('FEMALE' as const) : ('MALE' as const);
      const body = { name, surname, lastName, noPatronymic: lastName === '', email, gender, defaultLang };
      return call<typeof updateProfile>('PUT', '/users/profile', { body });
    },
    onSuccess: async (changed) => {
      await updateCurrentUser(changed);
      await changeLanguage(changed.defaultLang);
      showToast({ tone: 'success', text: i18n.t('profile:letterLanguageSaved') });
    },
    onError: () => showToast({ tone: 'danger', text: t('letterLanguageFailed') }),
  });
  return (
    <Card title={t('letterLanguage')}>
      <div className={styles.form}>
        <p className={styles.hint}>{t('letterLanguageHint')}</p>
        <RadioGroup<Language>
          look="segments"
          label={t('letterLanguage')}
          labelHidden
          value={save.isPending ? save.variables : user.defaultLang}
          onChange={(language) => save.mutate(language)}
          options={LANGUAGE_OPTIONS}
        />
      </div>
    </Card>
  );
}
