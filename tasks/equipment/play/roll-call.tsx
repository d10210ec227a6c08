// The roll call at the assembly point: who of the team stands there is seen, who is not is marked.
import { BellRing, UsersRound } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { filled, PUNCTUATION, textIn, type Language } from '#contract/languages.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { gatheredOf } from '#machines/equipment/emergency/gathering.ts';
import { stepsTo } from '#machines/equipment/plan-steps.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { ROLL_CALL_TEXTS } from './roll-call-texts.ts';
import type { EquipmentModel } from './use-equipment-player.ts';
import cards from './equipment-player.module.css';
import styles from './roll-call.module.css';

interface RollCallProps {
  readonly ruleset: EquipmentRuleset;
  readonly model: EquipmentModel;
  readonly language: Language;
}

/** Nothing while nobody has had to come out. */
export function RollCall({ ruleset, model, language }: RollCallProps): ReactElement | null {
  const texts = ROLL_CALL_TEXTS;
  const [missing, setMissing] = useState<readonly string[]>([]);
  const { state } = model.view;
  const { team = [] } = ruleset.emergency;
  const there = gatheredOf(ruleset.emergency, state.emergency);
  if (there.length === 0) return null;
  const names = there.map(({ text }) => textIn(text, language)).join(PUNCTUATION[language].list);
  const mark = (id: string, isMissing: boolean): void =>
    setMissing(team.map((one) => one.id).filter((own) => (own === id ? isMissing : missing.includes(own))));
  const params = { missing: missing.join(',') };
  return (
    <section className={cards.card} aria-label={textIn(texts.title, language)}>
      <h2>
        <UsersRound size={18} aria-hidden="true" />
        {textIn(texts.title, language)}
      </h2>
      <p>{filled(textIn(texts.there, language), { names })}</p>
      <fieldset className={styles.names}>
        <legend>{textIn(texts.text, language)}</legend>
        {team.map(({ id, text }) => (
          <Checkbox
            key={id}
            label={textIn(text, language)}
            checked={missing.includes(id)}
            onChange={(event) => mark(id, event.target.checked)}
          />
        ))}
      </fieldset>
      <div className={cards.cardButtons}>
        <Button
          text={textIn(texts.done, language)}
          onClick={() => model.act(stepsTo(ruleset, state, { code: 'ROLL_CALL', params }))}
        />
      </div>
    </section>
  );
}

/** Raises the fire alarm at the point outside, once. */
export function AlarmButton({ ruleset, model, language }: RollCallProps): ReactElement | null {
  const { state } = model.view;
  const alarm = ruleset.places.find(({ kind, area }) => kind === 'alarmPoint' && area === 'outside');
  const isRaised = (state.emergency.alarmPoints ?? []).some(({ id }) => id === alarm?.id);
  if (!alarm || isRaised) return null;
  return (
    <Button
      variant="secondary"
      text={textIn(ROLL_CALL_TEXTS.alarm, language)}
      icon={<BellRing size={16} aria-hidden="true" />}
      onClick={() => model.act(stepsTo(ruleset, state, { code: 'ALARM_POINT', to: alarm.id }))}
    />
  );
}
