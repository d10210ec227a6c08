import type { ReactElement, ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { FieldErrorText } from './field.tsx';
import { joinClasses } from '../styles/join-classes.ts';
import fieldStyles from './field.module.css';

interface LabelProps {
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  readonly required?: boolean | undefined;
}

/** The label of a select or a combo box. */
export function SelectLabel({ label, labelHidden, required }: LabelProps): ReactElement {
  return (
    <Label className={joinClasses(fieldStyles.label, labelHidden && fieldStyles.labelHidden)}>
      {label}
      {required ? (
        <span className={fieldStyles.required} aria-hidden="true">
          *
        </span>
      ) : null}
    </Label>
  );
}

interface TextsProps {
  readonly description?: ReactNode;
  readonly error?: string | undefined;
}

/** Below a select or a combo box: its description and its error. */
export function SelectTexts({ description, error }: TextsProps): ReactElement {
  return (
    <>
      {description ? (
        <Text slot="description" className={fieldStyles.description ?? ''}>
          {description}
        </Text>
      ) : null}
      <Text slot="errorMessage" elementType="div">
        <FieldErrorText error={error} />
      </Text>
    </>
  );
}
