// Says who may change what one may only look at.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../feedback/notice.tsx';
import { coAuthorsQuery, type Content } from './use-co-authors.ts';

/** Nothing where one may change it. */
export function CoAuthorsNotice({
  content,
  isThere = true,
}: {
  readonly content: Content;
  readonly isThere?: boolean;
}): ReactElement | null {
  const { t } = useTranslation('co-authors');
  const coAuthors = useQuery({ ...coAuthorsQuery(content), enabled: isThere });
  if (coAuthors.data === undefined || coAuthors.data.mayEdit) return null;
  const names = coAuthors.data.people.map(({ name }) => name).join(', ');
  return (
    <Notice tone="info" title={t('onlyThey')}>
      {names}
    </Notice>
  );
}
