// Binds the fields of a form to what it holds and to their rules; what is wrong is translated when it is shown.
import {
  useFormState,
  useWatch,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldError } from './field-rules.ts';

interface TextBinding extends UseFormRegisterReturn {
  readonly error: string | undefined;
  /** What has a rule is asked for. */
  readonly required: boolean;
}

interface ChoiceBinding<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
}

type Check<Values extends FieldValues, Name extends Path<Values>, Fault> = (
  value: PathValue<Values, Name>,
  values: Values,
) => Fault | undefined;

/** Of a field that is filled in part by part: it says when it is left, and takes the focus if it is wrong. */
interface PartsBinding<Value> extends ChoiceBinding<Value> {
  readonly onBlur: () => void;
  readonly focusRef: (field: { readonly focus: () => void } | null) => void;
  readonly required: boolean;
}

interface Fields<Values extends FieldValues, Fault> {
  /** A field that is typed into. */
  readonly bind: <Name extends Path<Values>>(name: Name, check?: Check<Values, Name, Fault>) => TextBinding;
  /** Any other: it shows a value and says when it is another. */
  readonly choose: <Name extends Path<Values>>(
    name: Name,
    check?: Check<Values, Name, Fault>,
  ) => ChoiceBinding<PathValue<Values, Name>>;
  readonly bindParts: <Name extends Path<Values>>(
    name: Name,
    check?: Check<Values, Name, Fault>,
  ) => PartsBinding<PathValue<Values, Name>>;
}

/**
 * The fields of a form: an error appears when the field has been left or the form sent, is judged again with every letter
 * in any field, and is shown in the language of the moment. What the server refused stands until the field is changed.
 * @param say the words for what a rule of this form answers with
 */
export function useFieldsSaying<Values extends FieldValues, Fault extends string>(
  form: UseFormReturn<Values>,
  say: (fault: Fault) => string,
): Fields<Values, Fault> {
  const formState = useFormState({ control: form.control });
  // A rule may look at other fields: each change of any is seen.
  useWatch({ control: form.control });
  const values = form.getValues();
  const { isSubmitted } = formState;
  const register: Fields<Values, Fault>['bind'] = (name, check) => {
    const { isTouched, error } = form.getFieldState(name, formState);
    const fault = check?.(form.getValues(name), values);
    const shown = isSubmitted || isTouched ? fault : undefined;
    const refusal = error?.type === 'server' ? error.message : undefined;
    return {
      ...form.register(name, {
        validate: (value, all) => check?.(value, all) === undefined,
      }),
      error: shown === undefined ? refusal : say(shown),
      required: check !== undefined,
    };
  };
  const choose: Fields<Values, Fault>['choose'] = (name, check) => ({
    value: form.getValues(name),
    onChange: (value) => form.setValue(name, value, { shouldValidate: true }),
    error: register(name, check).error,
  });
  return {
    bind: register,
    choose,
    bindParts: (name, check) => {
      const { onBlur, ref, required } = register(name, check);
      return {
        ...choose(name, check),
        required,
        // With its value: the library takes what is left for what is typed.
        onBlur: () => void onBlur({ target: { name, value: form.getValues(name) }, type: 'blur' }),
        focusRef: ref,
      };
    },
  };
}

/** The fields of a form whose rules are those of `field-rules.ts`. */
export function useFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
): Fields<Values, FieldError> {
  const { t } = useTranslation('auth');
  return useFieldsSaying(form, (fault: FieldError) => t(`field.${fault}`));
}
