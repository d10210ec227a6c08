// The switch by which people are numbered instead of named.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Switch } from '#src/ui/fields/switch.tsx';
import { useHiddenNames } from '#src/ui/navigation/use-hidden-names.ts';

export function HideNames(): ReactElement {
  const { t } = useTranslation('statistics');
  const { isHidden, setHidden } = useHiddenNames();
  return (
    <Switch
      label={t('report.hideNames')}
      checked={isHidden}
      onChange={(event) => setHidden(event.currentTarget.checked)}
    />
  );
}
