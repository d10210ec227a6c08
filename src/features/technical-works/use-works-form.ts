// The form of technical works: untouched it follows what is stored; touched, it holds on to what it was typed over.
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TechnicalWorksDetails } from '#contract/calls/technical-works.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { showRefusal } from '#src/lib/forms/show-refusal.ts';
import { useFieldsSaying } from '#src/lib/forms/use-field.ts';
import { useKeptForm } from '#src/lib/forms/use-kept-form.ts';
import { faultsOf, valuesOf, type WorksFault, type WorksValues } from './technical-works-values.ts';

export interface WorksFormState {
  readonly form: UseFormReturn<WorksValues>;
  readonly values: WorksValues;
  readonly version: number;
  readonly isTouched: boolean;
  /** Another changed it meanwhile; their change has come in beside one's own. */
  readonly isMoved: boolean;
  readonly begin: (details: TechnicalWorksDetails) => void;
  readonly refuse: (error: unknown) => void;
}

export function useWorksForm(details: TechnicalWorksDetails): WorksFormState {
  const [base, setBase] = useState(details);
  const [isMoved, setMoved] = useState(false);
  const stored = valuesOf(base);
  const { form, settle } = useKeptForm('technical-works', stored);
  const values = form.watch();
  const isTouched = JSON.stringify(values) !== JSON.stringify(stored);
  if (base.version !== details.version && (isMoved || !isTouched)) setBase(details);
  const begin = (from: TechnicalWorksDetails): void => {
    setMoved(false);
    setBase(from);
    settle(valuesOf(from));
  };
  const refuse = (error: unknown): void => {
    if (isApiError(error, 'VERSION_MOVED')) setMoved(true);
    else showRefusal(form, error);
  };
  return { form, values, version: base.version, isTouched, isMoved, begin, refuse };
}

/** The fields with the words for their faults; `faultOf` is the rule of one of them. */
export function useWorksFields(form: UseFormReturn<WorksValues>) {
  const { t } = useTranslation('technical-works');
  const fields = useFieldsSaying(form, (fault: WorksFault) => t(`fault.${fault}`));
  const faultOf = (field: 'startsAt' | 'endsAt' | 'ru') => (_: string, values: WorksValues) =>
    faultsOf(values, Date.now())[field];
  return { ...fields, faultOf };
}
