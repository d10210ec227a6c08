import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PUNCTUATION } from '#contract/languages.ts';
import { PRIVILEGE_WORDS } from '#contract/privilege-words.ts';
import type { Privilege } from '#contract/privileges.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import type { PrivilegeChange } from './privilege-groups.ts';

interface ConfirmChangeProps {
  readonly open: boolean;
  readonly change: PrivilegeChange;
  readonly userCount: number;
  readonly own: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Lists what will be granted and revoked, and how many people are affected. */
export function ConfirmChange(props: ConfirmChangeProps): ReactElement {
  const { open, change, userCount, own, onConfirm, onCancel } = props;
  const { t } = useTranslation(['roles', 'common']);
  const language = useLanguage();
  const format = useFormat();
  const names = (list: readonly Privilege[]): string =>
    list.map((privilege) => PRIVILEGE_WORDS[privilege][language]).join(PUNCTUATION[language].list);
  const { given, taken } = change;
  return (
    <ConfirmDialog
      open={open}
      tone={taken.length > 0 ? 'danger' : 'plain'}
      title={t('confirm.title')}
      confirmText={t('confirm.ok')}
      cancelText={t('common:actions.cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {t('confirm.intro')} {t('confirm.holders', { number: format.number(userCount) })}
      </p>
      {given.length > 0 ? <p>{t('confirm.given', { list: names(given) })}</p> : null}
      {taken.length > 0 ? <p>{t('confirm.taken', { list: names(taken) })}</p> : null}
      {own && taken.length > 0 ? (
        <p>
          <strong>{t('confirm.own')}</strong>
        </p>
      ) : null}
    </ConfirmDialog>
  );
}
