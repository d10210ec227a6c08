import { Moon, Sun } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { changeTheme, useTheme } from '#src/lib/device/theme.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';

function isDark(theme: ReturnType<typeof useTheme>): boolean {
  if (theme !== 'system') return theme === 'dark';
  return window.matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Turns the dark theme on and off; until it is used, the system setting applies. */
export function ThemeSwitch(): ReactElement {
  const { t } = useTranslation('shell');
  const dark = isDark(useTheme());
  return (
    <IconButton
      label={t('theme.dark')}
      pressed={dark}
      icon={dark ? <Moon size={20} aria-hidden="true" /> : <Sun size={20} aria-hidden="true" />}
      onClick={() => changeTheme(dark ? 'light' : 'dark')}
    />
  );
}
