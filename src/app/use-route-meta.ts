import i18next from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/i18n/use-language.ts';
import { shownRoute } from './lazy-screen.ts';
import type { RouteId } from './routes.ts';

function showMeta(title: string, description: string): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}

/** Sets the page's title and description from its route, in the current language. */
export function useRouteMeta(route: RouteId): void {
  const { t } = useTranslation('common');
  const language = useLanguage();
  useEffect(() => {
    let current = true;
    showMeta(t('defaultTitle'), t('defaultDescription'));
    const shown = shownRoute(route);
    if (shown !== 'start') {
      void i18next.loadNamespaces('routes').then(() => {
        if (!current) return;
        const title = i18next.t(`routes:${shown}.title`);
        showMeta(`${title} — ${t('product')}`, i18next.t(`routes:${shown}.description`));
      });
    }
    return () => {
      current = false;
    };
  }, [route, language, t]);
}
