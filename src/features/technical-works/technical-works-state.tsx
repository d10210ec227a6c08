// The current state of technical works, how many people they affect, and how to end them.
import { Users, UserCheck, ClipboardList } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TechnicalWorksDetails } from '#contract/calls/technical-works.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { momentText, periodText } from '#src/i18n/period-text.ts';
import { useNow } from '#src/lib/device/use-now.ts';
import { Badge, type BadgeTone } from '#src/ui/data/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { StatTile, StatTiles } from '#src/ui/data/stat-tile.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useActivate } from './use-activate.ts';
import { bodyOf, valuesOf } from './technical-works-values.ts';
import styles from './technical-works.module.css';

const TONES = { ACTIVE: 'amber', PLANNED: 'primary', INACTIVE: 'neutral' } as const satisfies Record<
  TechnicalWorksDetails['status'],
  BadgeTone
>;

interface WorksStateProps {
  readonly details: TechnicalWorksDetails;
  readonly onChanged: (details: TechnicalWorksDetails) => void;
}

export function WorksState({ details, onChanged }: WorksStateProps): ReactElement {
  const { t } = useTranslation('technical-works');
  const { status, people } = details;
  const end = useActivate((changed) => {
    onChanged(changed);
    showToast({ tone: 'success', text: t(status === 'PLANNED' ? 'done.cancelled' : 'done.off') });
  });
  return (
    <Card
      title={t('state.title')}
      aside={
        <Badge tone={TONES[status]} live={status === 'ACTIVE'}>
          {t(`status.${status}`)}
        </Badge>
      }
    >
      <div className={styles.state}>
        <div className={styles.facts}>
          <p>{useStateText(details)}</p>
          <ChangedLine details={details} />
          {status === 'INACTIVE' ? null : (
            <Button
              variant={status === 'ACTIVE' ? 'green' : 'secondary'}
              text={t(status === 'ACTIVE' ? 'state.turnOff' : 'state.cancel')}
              loading={end.isPending}
              onClick={() =>
                end.mutate({ body: bodyOf(valuesOf(details), 'INACTIVE'), version: details.version })
              }
            />
          )}
          {end.isError ? (
            <Notice tone="danger" live>
              {end.error.message}
            </Notice>
          ) : null}
        </div>
        <PeopleNow people={people} />
        <Packing left={details.attemptsToPack} />
      </div>
    </Card>
  );
}

/** The server makes the records of marked attempts smaller by itself; nothing waits for it. */
function Packing({ left }: { readonly left: number }): ReactElement | null {
  const { t } = useTranslation('technical-works');
  return left === 0 ? null : <p>{t('packing', { count: left })}</p>;
}

/** Who is affected now: refreshed every few seconds. */
function PeopleNow({ people }: Pick<TechnicalWorksDetails, 'people'>): ReactElement {
  const { t } = useTranslation('technical-works');
  const format = useFormat();
  return (
    <StatTiles>
      <StatTile
        label={t('people.inAttempts')}
        value={format.number(people.inAttempts)}
        note={t('people.inAttemptsNote')}
        icon={<ClipboardList size={18} />}
      />
      <StatTile
        label={t('people.inControl')}
        value={format.number(people.inControl)}
        note={t('people.inControlNote')}
        icon={<UserCheck size={18} />}
      />
      <StatTile
        label={t('people.signedIn')}
        value={format.number(people.signedIn)}
        note={t('people.signedInNote')}
        icon={<Users size={18} />}
      />
    </StatTiles>
  );
}

function useStateText({ status, startsAt, endsAt, endsItself }: TechnicalWorksDetails): string {
  const { t } = useTranslation('technical-works');
  const language = useLanguage();
  const now = useNow();
  if (status === 'INACTIVE' || startsAt === null) return t('state.off');
  if (status === 'PLANNED') {
    const period = periodText(language, startsAt, endsAt, now);
    return t(endsItself ? 'state.planned' : 'state.plannedByHand', { period });
  }
  const since = momentText(language, startsAt, now);
  if (endsAt === null) return t('state.on', { since });
  const end = momentText(language, endsAt, now);
  return t(endsItself ? 'state.onUntil' : 'state.onExpected', { since, end });
}

function ChangedLine({ details }: { readonly details: TechnicalWorksDetails }): ReactElement | null {
  const { t } = useTranslation('technical-works');
  const language = useLanguage();
  const { changedAt, changedBy, version } = details;
  const now = useNow();
  // Version 1 is the initial state of every server: nobody has changed anything.
  if (changedAt === null || version === 1) return null;
  const moment = momentText(language, changedAt, now);
  return (
    <p className={styles.hint}>
      {t('state.changed', { moment, name: changedBy === '' ? t('byClock') : changedBy })}
    </p>
  );
}
