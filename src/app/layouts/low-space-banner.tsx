import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSize } from '#src/i18n/use-size.ts';
import { useServerSpace } from '#src/lib/api/server-space.ts';
import { Banner } from '#src/ui/feedback/banner.tsx';

/** Tells those who keep the server running that its disk fills, and what no longer works until there is room. */
export function LowSpaceBanner(): ReactElement | null {
  const { t } = useTranslation('shell');
  const sizeOf = useSize();
  const space = useServerSpace();
  if (space?.isLow !== true) return null;
  const sizes = { free: sizeOf(space.freeBytes ?? 0), needed: sizeOf(space.minFreeBytes) };
  return <Banner label={t('lowSpace.label')}>{t('lowSpace.text', sizes)}</Banner>;
}
