// /site-settings: the time zone in which the site shows its times.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getSiteSettings, SiteSettings, updateSiteSettings } from '#contract/calls/site-settings.ts';
import { formatOf } from '#src/i18n/use-format.ts';
import { setSiteZone } from '#src/i18n/site-zone.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call } from '#src/lib/api/call.ts';
import { useNow } from '#src/lib/device/use-now.ts';
import { showRefusal } from '#src/lib/forms/show-refusal.ts';
import { useFields } from '#src/lib/forms/use-field.ts';
import { useKeptForm } from '#src/lib/forms/use-kept-form.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import styles from './site-settings.module.css';
import { zoneOptions } from './zone-options.ts';

export function SiteSettingsScreen(): ReactElement {
  const { t } = useTranslation(['site-settings', 'common']);
  const settings = useQuery(callQuery<typeof getSiteSettings>('/site-settings', {}));
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {settings.isError ? <QueryError query={settings} /> : null}
      {settings.isPending ? <Loader label={t('common:loading')} /> : null}
      {settings.data ? <ZoneForm settings={settings.data} /> : null}
    </div>
  );
}

function ZoneForm({ settings }: { readonly settings: SiteSettings }): ReactElement {
  const { t } = useTranslation('site-settings');
  const queries = useQueryClient();
  const [stored, setStored] = useState(() => ({ timeZone: settings.timeZone }));
  if (stored.timeZone !== settings.timeZone) setStored({ timeZone: settings.timeZone });
  const { form, settle } = useKeptForm('site-settings', stored);
  const { value, error } = useFields(form).choose('timeZone');
  const save = useMutation({
    mutationFn: (body: { readonly timeZone: string }) =>
      call<typeof updateSiteSettings>('PUT', '/site-settings', { body, ifMatch: settings.version }),
    onSuccess: async (saved) => {
      setSiteZone(saved.timeZone);
      settle({ timeZone: saved.timeZone });
      await queries.invalidateQueries({ queryKey: ['/site-settings'] });
      showToast({ tone: 'success', text: t('saved') });
    },
    onError: async (failure) => {
      if (!isApiError(failure, 'VERSION_MOVED')) return showRefusal(form, failure);
      await queries.invalidateQueries({ queryKey: ['/site-settings'] });
      form.setError('root', { message: t('moved') });
    },
  });
  const failure = form.formState.errors.root?.message;
  return (
    <Card title={t('zone')}>
      <Form
        className={styles.form}
        failure={failure}
        onSubmit={form.handleSubmit((values) => save.mutate({ timeZone: values.timeZone }))}
      >
        <ComboBox
          label={t('zone')}
          description={t('zoneHint')}
          placeholder={t('placeholder')}
          emptyText={t('none')}
          value={value}
          error={error}
          onChange={(zone) => form.setValue('timeZone', zone)}
          options={zoneOptions(settings.timeZone)}
        />
        <ZoneNow timeZone={value} />
        <div>
          <Button type="submit" text={t('save')} loading={save.isPending} />
        </div>
      </Form>
    </Card>
  );
}

/** What the clocks of the site would show now, and that this device's show another time. */
function ZoneNow({ timeZone }: { readonly timeZone: string }): ReactElement {
  const { t } = useTranslation('site-settings');
  const language = useLanguage();
  const now = new Date(useNow()).toISOString();
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = formatOf(language, timeZone).dateTime(now);
  const ownTime = formatOf(language, own).dateTime(now);
  return (
    <Notice tone="info" title={t('now', { time })}>
      {ownTime === time ? null : `${t('differs', { zone: `${own}, ${ownTime}` })} `}
      {t('note')}
    </Notice>
  );
}
