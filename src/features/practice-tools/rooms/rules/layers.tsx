// The places on the body in their layers: what lies under what, and what hides a beard, hair or make-up.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { IdChips } from '../../parts/id-chips.tsx';
import { ThingPicture } from '../../parts/thing-picture.tsx';
import styles from '../../practice-tools.module.css';
import { RuleName } from './rule-name.tsx';
import { pictureOf, withRow, type Rules } from './use-rules.ts';

interface RulesPart {
  readonly rules: Rules;
}

export function Layers({ rules }: RulesPart): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { slots, items } = rules.rules;
  const options = slots.map(({ id }) => ({ value: id, label: rules.nameOf(id) }));
  return (
    <div className={styles.form}>
      <p className={styles.note}>{t('rules.layersHow')}</p>
      <ul className={styles.rows}>
        {slots.map((slot) => (
          <li key={slot.id} className={styles.group}>
            <div className={styles.pair}>
              <RuleName
                text={slot.text}
                onChange={(text, language) =>
                  rules.put(
                    (now) => ({ ...now, slots: withRow(now.slots, slot, { ...slot, text }) }),
                    `slot ${slot.id} ${language}`,
                  )
                }
              />
              <IdChips
                label={t('rules.covers', { name: rules.nameOf(slot.id) })}
                none={t('rules.nothing')}
                ids={slot.covers}
                options={options.filter(({ value }) => value !== slot.id)}
                onChange={(covers) =>
                  rules.put((now) => ({ ...now, slots: withRow(now.slots, slot, { ...slot, covers }) }))
                }
              />
            </div>
            <ul className={styles.uses} aria-label={t('rules.wornHere', { name: rules.nameOf(slot.id) })}>
              {items
                .filter((item) => item.slot === slot.id)
                .map((item) => (
                  <li key={item.id} className={styles.named}>
                    <ThingPicture {...pictureOf(item)} />
                    {rules.nameOf(item.id)}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <Aspects rules={rules} />
    </div>
  );
}

function Aspects({ rules }: RulesPart): ReactElement | null {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const { aspects, slots } = rules.rules;
  if (aspects === undefined || aspects.length === 0) return null;
  const options = slots.map(({ id }) => ({ value: id, label: rules.nameOf(id) }));
  return (
    <Card title={t('rules.aspects')} subtitle={t('rules.aspectsHow')}>
      <div className={styles.pair}>
        {aspects.map((aspect) => {
          const name = textIn(aspect.text, language);
          const put = (next: typeof aspect): void =>
            rules.put((now) => ({ ...now, aspects: withRow(now.aspects ?? [], aspect, next) }));
          const { isHiddenToClose, ...open } = aspect;
          return (
            <div key={aspect.id} className={styles.group}>
              <IdChips
                label={t('rules.hiddenBy', { name })}
                none={t('rules.nothing')}
                ids={aspect.coveredBy ?? []}
                options={options}
                onChange={(coveredBy) => put({ ...aspect, coveredBy })}
              />
              <Checkbox
                label={t('rules.hiddenToClose')}
                checked={isHiddenToClose === true}
                onChange={() => put(isHiddenToClose === true ? open : { ...aspect, isHiddenToClose: true })}
              />
            </div>
          );
        })}
      </div>
    </Card>
  );
}
