// Text fields, with the rules for what can be typed.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEmail, checkLogin, checkPassword, type FieldError } from '#src/lib/forms/field-rules.ts';
import { ClockField } from '#src/ui/fields/clock-field.tsx';
import { DateField } from '#src/ui/fields/date-field.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { TextField, type TextFieldProps } from '#src/ui/fields/text-field.tsx';
import { Specimen } from './specimen.tsx';
import styles from './specimens.module.css';

export function Fields(): ReactElement {
  const { t } = useTranslation(['interface', 'common']);
  return (
    <>
      <Specimen name="TextField" note={t('fields.textNote')} wide>
        <div className={styles.grid}>
          <Ruled label={t('fields.login')} check={checkLogin} start="ivanov" />
          <Ruled label={t('fields.login')} check={checkLogin} start="Иванов" />
          <Ruled label={t('fields.email')} check={checkEmail} start="ivanov@" type="email" />
          <TextField label={t('fields.disabled')} value="—" readOnly disabled />
          <TextField
            label={t('fields.described')}
            description={t('fields.description')}
            placeholder="ivanov"
          />
        </div>
      </Specimen>
      <Specimen name="TextField option" note={t('fields.optionNote')} wide>
        <div className={styles.grid}>
          <TextField label={t('fields.integer')} option={{ kind: 'integer', min: 1 }} defaultValue="25" />
          <TextField
            label={t('fields.float')}
            option={{ kind: 'float', min: 0, max: 1 }}
            defaultValue="0.35"
          />
          <TextField label={t('fields.upper')} option={{ kind: 'upper' }} mono defaultValue="LOT-0421" />
          <TextField
            label={t('fields.allow')}
            option={{ kind: 'allow', pattern: /[01]/ }}
            mono
            defaultValue="000101"
          />
        </div>
      </Specimen>
      <Days />
      <Specimen name="PasswordField" wide>
        <div className={styles.grid}>
          <Password />
        </div>
      </Specimen>
      <Specimen name="SearchField" wide>
        <div className={styles.grid}>
          <Search />
        </div>
      </Specimen>
      <Specimen name="TextArea" wide>
        <div className={styles.grid}>
          <TextArea
            label={t('fields.comment')}
            rows={3}
            defaultValue={t('foundations.sample')}
            count="12 / 500"
          />
          <TextArea label={t('fields.comment')} rows={3} error={t('fields.required')} defaultValue="" />
        </div>
      </Specimen>
    </>
  );
}

interface RuledProps extends Pick<TextFieldProps, 'label' | 'type'> {
  readonly check: (value: string) => FieldError | undefined;
  readonly start: string;
}

/** Validated with every letter, as in the forms. */
function Ruled({ label, type, check, start }: RuledProps): ReactElement {
  const { t } = useTranslation('auth');
  const [value, setValue] = useState(start);
  const fault = check(value);
  return (
    <TextField
      label={label}
      type={type}
      required
      value={value}
      error={fault ? t(`field.${fault}`) : undefined}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}

/** A day; a day and a time, with what is wrong while there is none; a time of day. */
function Days(): ReactElement {
  const { t } = useTranslation(['interface', 'auth']);
  const [day, setDay] = useState('2026-03-01');
  const [moment, setMoment] = useState('');
  const [clock, setClock] = useState('09:30');
  return (
    <Specimen name="DateField" wide>
      <div className={styles.grid}>
        <DateField label={t('fields.date')} value={day} onChange={setDay} />
        <DateField
          withTime
          required
          label={t('fields.moment')}
          value={moment}
          error={moment === '' ? t('fields.required') : undefined}
          onChange={setMoment}
        />
        <ClockField label={t('fields.clock')} value={clock} onChange={setClock} />
      </div>
    </Specimen>
  );
}

export function Password(): ReactElement {
  const { t } = useTranslation(['interface', 'common', 'auth']);
  const [value, setValue] = useState('12345');
  const fault = checkPassword(value);
  return (
    <PasswordField
      label={t('fields.password')}
      showLabel={t('common:actions.showPassword')}
      hideLabel={t('common:actions.hidePassword')}
      autoComplete="off"
      value={value}
      error={fault ? t(`auth:field.${fault}`) : undefined}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}

export function Search(): ReactElement {
  const { t } = useTranslation(['interface', 'lists']);
  const [value, setValue] = useState<string>(t('fields.searched'));
  return (
    <SearchField
      label={t('fields.search')}
      clearLabel={t('lists:clearSearch')}
      value={value}
      onChange={setValue}
    />
  );
}
