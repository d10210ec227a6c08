// The roll call at the assembly point: who of the team stands there is seen, who is not is marked.
import { UsersRound } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { filled, PUNCTUATION, textIn, type Language } from '#contract/languages.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { gatheredOf } from '#machines/equipment/emergency/gathering.ts';
import { stepsTo } from '#machines/equipment/plan-steps.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { playTexts } from './texts/play-texts.ts';
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
  const texts = playTexts(language).rollCall;
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
    <section className={cards.card} aria-label={texts.title}>
      <h2>
        <UsersRound size={18} aria-hidden="true" />
        {texts.title}
      </h2>
      <p>{filled(texts.there, { names })}</p>
      <fieldset className={styles.names}>
        <legend>{texts.text}</legend>
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
          text={texts.done}
          onClick={() => model.act(stepsTo(ruleset, state, { code: 'ROLL_CALL', params }))}
        />
      </div>
    </section>
  );
}
