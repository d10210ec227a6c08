// When a situation is to begin: at once, at a minute of the simulation, or on a condition of its state.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import {
  COUNTED_CONDITIONS,
  INJECTION_CONDITIONS,
  type InjectionCondition,
  type InjectionMoment,
} from '#contract/entities/injections.ts';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';

const KINDS = ['NOW', 'AT', 'WHEN'] as const satisfies readonly InjectionMoment['kind'][];
const MAX_MINUTES = 600;
const MAX_COUNT = 100;

export interface TypedMoment {
  readonly kind: InjectionMoment['kind'];
  readonly minutes: string;
  readonly condition: InjectionCondition;
  readonly count: string;
}

export const FIRST_MOMENT: TypedMoment = { kind: 'NOW', minutes: '10', condition: 'PROCESSED', count: '5' };

const isCounted = ({ kind, condition }: TypedMoment): boolean =>
  kind === 'WHEN' && COUNTED_CONDITIONS.includes(condition);

const isWithin = (text: string, max: number): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= max;

export function momentFaults(typed: TypedMoment): readonly ('minutes' | 'count')[] {
  return [
    ...(typed.kind === 'AT' && !isWithin(typed.minutes, MAX_MINUTES) ? (['minutes'] as const) : []),
    ...(isCounted(typed) && !isWithin(typed.count, MAX_COUNT) ? (['count'] as const) : []),
  ];
}

export function momentOf(typed: TypedMoment): InjectionMoment {
  const { kind, minutes, condition, count } = typed;
  if (kind === 'NOW') return { kind };
  if (kind === 'AT') return { kind, minutes: Number(minutes) };
  return { kind, condition, count: isCounted(typed) ? Number(count) : 1 };
}

interface MomentFieldsProps {
  readonly value: TypedMoment;
  readonly isJudged: boolean;
  readonly onChange: (moment: TypedMoment) => void;
}

export function MomentFields({ value, isJudged, onChange }: MomentFieldsProps): ReactElement {
  const { t } = useTranslation('board');
  const faults = isJudged ? momentFaults(value) : [];
  return (
    <>
      <RadioGroup
        label={t('injections.moment')}
        value={value.kind}
        options={KINDS.map((kind) => ({ value: kind, label: t(`injections.moments.${kind}`) }))}
        onChange={(kind) => onChange({ ...value, kind })}
      />
      {value.kind === 'AT' ? (
        <TextField
          label={t('injections.minutes')}
          description={t('injections.minutesHint')}
          inputMode="numeric"
          maxLength={3}
          option={{ kind: 'integer', min: 0 }}
          value={value.minutes}
          error={faults.includes('minutes') ? t('injections.minutesFault') : undefined}
          onChange={(event) => onChange({ ...value, minutes: event.currentTarget.value })}
        />
      ) : null}
      {value.kind === 'WHEN' ? (
        <Select
          label={t('injections.condition')}
          placeholder={t('injections.condition')}
          value={value.condition}
          options={INJECTION_CONDITIONS.map((one) => ({
            value: one,
            label: t(`injections.conditions.${one}`),
          }))}
          onChange={(condition) => onChange({ ...value, condition })}
        />
      ) : null}
      {isCounted(value) ? (
        <TextField
          label={t('injections.count')}
          inputMode="numeric"
          maxLength={3}
          option={{ kind: 'integer', min: 0 }}
          value={value.count}
          error={faults.includes('count') ? t('injections.countFault') : undefined}
          onChange={(event) => onChange({ ...value, count: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}
