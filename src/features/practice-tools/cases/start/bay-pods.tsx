// The pods of a shift: what is printed on them and read from them, where they stand, and what is in their slots.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { EquipmentPlay, Pod } from '#contract/simulation/equipment-case.ts';
import { portIdSchema, slotCodeSchema } from '#contract/simulation/equipment-kinds.ts';
import { Select } from '#src/ui/fields/select.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import styles from '../../practice-tools.module.css';
import type { BayStartProps } from './start-props.ts';
import { RowList } from './row-list.tsx';

export const MAX_PODS = 20;
const MAX_LABEL = 40;
const TEXTS = ['label', 'tag', 'lotName'] as const;
const CODES = slotCodeSchema.options;

function freeName(taken: readonly string[], stem: string): string {
  let number = taken.length + 1;
  while (taken.includes(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}

export function newPod({ pods }: EquipmentPlay, { slots, rackPlaces }: BayStartProps['ruleset']): Pod {
  const spots = pods.flatMap(({ place }) => (place.at === 'rack' ? [place.spot] : []));
  const all = Array.from({ length: rackPlaces }, (_, at) => at + 1);
  const spot = all.find((one) => !spots.includes(one)) ?? 1;
  const label = freeName(
    pods.map((pod) => pod.label),
    'POD-',
  );
  const id = freeName(
    pods.map((pod) => pod.id),
    'pod-',
  );
  return {
    id,
    label,
    tag: label,
    lotName: 'LOT',
    place: { at: 'rack', spot },
    slots: Array.from({ length: slots }, () => 'F'),
  };
}

export function BayPods({ play, ruleset, edit }: BayStartProps): ReactElement {
  const { t } = useTranslation('case-start');
  const { pods } = play;
  const put = (at: number, pod: Pod, field: string | null = null): void =>
    edit(field, (now) => ({ ...now, pods: now.pods.with(at, pod) }));
  return (
    <RowList
      path="play.pods"
      title={t('bay.pods')}
      none={t('bay.noPods')}
      addText={t('bay.addPod')}
      max={MAX_PODS}
      onAdd={() => edit(null, (now) => ({ ...now, pods: [...now.pods, newPod(now, ruleset)] }))}
      onRemove={(at) => edit(null, (now) => ({ ...now, pods: now.pods.toSpliced(at, 1) }))}
      rows={pods.map((pod, at) => ({
        key: pod.id,
        name: pod.label,
        content: (
          <div className={styles.form}>
            <div className={styles.figures}>
              {TEXTS.map((name) => (
                <TextField
                  key={name}
                  label={t(`bay.podTexts.${name}`)}
                  autoComplete="off"
                  maxLength={MAX_LABEL}
                  value={pod[name]}
                  onChange={(event) => {
                    const text = event.currentTarget.value;
                    if (text !== '' || name === 'tag') put(at, { ...pod, [name]: text }, `pod ${at} ${name}`);
                  }}
                />
              ))}
              <PodPlace pod={pod} ruleset={ruleset} onChange={(place) => put(at, { ...pod, place })} />
            </div>
            <PodSlots pod={pod} onChange={(slots) => put(at, { ...pod, slots })} />
          </div>
        ),
      }))}
    />
  );
}

const RACK = 'rack ';

const placeText = ({ place }: Pod): string => (place.at === 'rack' ? `${RACK}${place.spot}` : place.port);

function placeOf(text: string): Pod['place'] {
  const port = portIdSchema.options.find((one) => one === text);
  return port === undefined ? { at: 'rack', spot: Number(text.slice(RACK.length)) } : { at: 'port', port };
}

interface PodPlaceProps extends Pick<BayStartProps, 'ruleset'> {
  readonly pod: Pod;
  readonly onChange: (place: Pod['place']) => void;
}

function PodPlace({ pod, ruleset, onChange }: PodPlaceProps): ReactElement {
  const { t } = useTranslation('case-start');
  const spots = Array.from({ length: ruleset.rackPlaces }, (_, at) => at + 1);
  return (
    <Select
      label={t('bay.podPlace')}
      placeholder={t('bay.podPlace')}
      value={placeText(pod)}
      options={[
        ...spots.map((number) => ({ value: `${RACK}${number}`, label: t('bay.rackSpot', { number }) })),
        ...ruleset.ports.map(({ id }, at) => ({
          value: String(id),
          label: t('bay.port', { number: at + 1 }),
        })),
      ]}
      onChange={(text) => onChange(placeOf(text))}
    />
  );
}

interface SlotsProps {
  readonly pod: Pod;
  readonly onChange: (slots: Pod['slots']) => void;
}

/** A button for each slot, lowest first: pressing it changes what is there. */
export function PodSlots({ pod, onChange }: SlotsProps): ReactElement {
  const { t } = useTranslation('case-start');
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('bay.slots')}</legend>
      <div className={styles.waferSlots}>
        {pod.slots
          .map((code, at) => ({ id: `slot-${at}`, code, at }))
          .map(({ id, code, at }) => {
            const next = CODES[(CODES.indexOf(code) + 1) % CODES.length] ?? 'F';
            const shown = `${at + 1} ${code}`;
            const name = t('bay.slot', { slot: shown, state: t(`bay.slotCodes.${code}`) });
            return (
              <button
                key={id}
                type="button"
                className={styles.waferSlot}
                data-code={code}
                aria-label={name}
                title={name}
                onClick={() => onChange(pod.slots.with(at, next))}
              >
                {shown}
              </button>
            );
          })}
      </div>
      <p className={styles.note}>
        {CODES.map((code) => `${code} — ${t(`bay.slotCodes.${code}`)}`).join(', ')}
      </p>
    </fieldset>
  );
}
