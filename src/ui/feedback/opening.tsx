// The loading state of a page that is called by its heading before the one with that name is there.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Loader } from './loader.tsx';

export function Opening({ title }: { readonly title: string }): ReactElement {
  const { t } = useTranslation('common');
  return (
    <>
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      <Loader label={t('loading')} fullPage />
    </>
  );
}
