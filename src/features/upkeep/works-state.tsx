// How technical works stand now, how many people they meet, and the way to end them.
import { Users, UserCheck, ClipboardList } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TechnicalWorksDetails } from '#contract/calls/technical-works.ts';
import { LANGUAGE_TAGS } from '#src/i18n/language.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { momentText, periodText } from '#src/lib/period-text.ts';
import { useNow } from '#src/lib/use-now.ts';
import { Badge, type BadgeTone } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { StatTile, StatTiles } from '#src/ui/stat-tile.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import { useActivate } from './use-activate.ts';
import { bodyOf, valuesOf } from './works-values.ts';
import styles from './works.module.css';

const TONES = { ACTIVE: 'amber', PLANNED: 'primary', INACTIVE: 'neutral' } as const satisfies Record<
  TechnicalWorksDetails['status'],
  BadgeTone
>;

interface WorksStateProps {
  readonly details: TechnicalWorksDetails;
  readonly onChanged: () => void;
}

export function WorksState({ details, onChanged }: WorksStateProps): ReactElement {
  const { t } = useTranslation('upkeep');
  const { status, people } = details;
  const end = useActivate(() => {
    onChanged();
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
      </div>
    </Card>
  );
}

/** Whom the works meet: looked at again every few seconds. */
function PeopleNow({ people }: Pick<TechnicalWorksDetails, 'people'>): ReactElement {
  const { t } = useTranslation('upkeep');
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
  const { t } = useTranslation('upkeep');
  const tag = LANGUAGE_TAGS[useLanguage()];
  const now = useNow();
  if (status === 'INACTIVE' || startsAt === null) return t('state.off');
  if (status === 'PLANNED') {
    const period = periodText(tag, startsAt, endsAt, now);
    return t(endsItself ? 'state.planned' : 'state.plannedByHand', { period });
  }
  const since = momentText(tag, startsAt, now);
  if (endsAt === null) return t('state.on', { since });
  const end = momentText(tag, endsAt, now);
  return t(endsItself ? 'state.onUntil' : 'state.onExpected', { since, end });
}

function ChangedLine({ details }: { readonly details: TechnicalWorksDetails }): ReactElement | null {
  const { t } = useTranslation('upkeep');
  const tag = LANGUAGE_TAGS[useLanguage()];
  const { changedAt, changedBy, version } = details;
  const now = useNow();
  // Version 1 is the state that every server begins with: nobody has changed anything.
  if (changedAt === null || version === 1) return null;
  const moment = momentText(tag, changedAt, now);
  return (
    <p className={styles.hint}>
      {t('state.changed', { moment, name: changedBy === '' ? t('byClock') : changedBy })}
    </p>
  );
}
