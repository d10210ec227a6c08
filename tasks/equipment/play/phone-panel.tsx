// A lifted telephone: whom to call, why, what else to say, and what is answered, in words.
import { Phone, PhoneOff } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { filled, textIn, type Language } from '#contract/languages.ts';
import type { CalledId } from '#contract/simulation/equipment-emergency.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { playTexts } from './texts/play-texts.ts';
import styles from './phone-panel.module.css';

interface PhonePanelProps {
  readonly ruleset: EquipmentRuleset;
  readonly state: EquipmentState;
  readonly language: Language;
  readonly onCall: (who: CalledId, reason: string, text: string) => void;
  readonly onHangUp: () => void;
}

const MAX_TEXT = 200;

export function PhonePanel(props: PhonePanelProps): ReactElement {
  const { ruleset, language, onCall, onHangUp } = props;
  const texts = playTexts(language).phone;
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const [who, setWho] = useState<CalledId>();
  const [reason, setReason] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  return (
    <section ref={root} className={styles.phone} aria-labelledby={id} data-phone>
      <h2 id={id} className={styles.title}>
        <Phone size={18} aria-hidden="true" />
        {texts.title}
      </h2>
      <Answer {...props} />
      <fieldset className={styles.people}>
        <legend>{texts.whom}</legend>
        {ruleset.persons.map((person) => (
          <label key={person.id} className={styles.person}>
            <input type="radio" name={id} checked={who === person.id} onChange={() => setWho(person.id)} />
            <span>{textIn(person.text, language)}</span>
            <small>{filled(texts.number, { number: person.number })}</small>
          </label>
        ))}
      </fieldset>
      <ReasonLine ruleset={ruleset} language={language} reason={reason} onReason={setReason} />
      <label className={styles.line}>
        <span>{texts.say}</span>
        <input
          type="text"
          maxLength={MAX_TEXT}
          value={said}
          onChange={(event) => setSaid(event.target.value)}
        />
      </label>
      <div className={styles.buttons}>
        <Button
          text={texts.call}
          icon={<Phone size={16} aria-hidden="true" />}
          disabled={who === undefined || reason === ''}
          onClick={() => {
            if (who !== undefined && reason !== '') onCall(who, reason, said);
          }}
        />
        <Button
          variant="secondary"
          text={texts.hangUp}
          icon={<PhoneOff size={16} aria-hidden="true" />}
          onClick={onHangUp}
        />
      </div>
    </section>
  );
}

interface ReasonLineProps extends Pick<PhonePanelProps, 'ruleset' | 'language'> {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

function ReasonLine({ ruleset, language, reason, onReason }: ReasonLineProps): ReactElement {
  const texts = playTexts(language).phone;
  return (
    <label className={styles.line}>
      <span>{texts.why}</span>
      <select value={reason} onChange={(event) => onReason(event.target.value)}>
        <option value="">{texts.chooseWhy}</option>
        {ruleset.emergency.reasons.map(({ id, text }) => (
          <option key={id} value={id}>
            {textIn(text, language)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What the last call of this lifting brought; before it the tone. */
function Answer({ ruleset, state, language }: PhonePanelProps): ReactElement {
  const texts = playTexts(language).phone;
  const { phone, calls } = state.emergency;
  const last = calls.findLast((made) => made.phone === phone);
  const row = last && ruleset.emergency.answers.find(({ id }) => id === last.answer);
  const person = last && ruleset.persons.find(({ id }) => id === last.who);
  return (
    <output className={styles.answer}>
      {row && person ? (
        <>
          <strong>{textIn(person.text, language)}</strong>
          <span>{filled(texts.quoted, { words: textIn(row.text, language) })}</span>
        </>
      ) : (
        texts.silent
      )}
    </output>
  );
}
