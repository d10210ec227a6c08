// Cards that go with where one is and what one holds: outside the exit, an open EMO cover, a lifted telephone, notes.
import { DoorOpen, Megaphone, OctagonX, Phone } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import { stepsTo } from '#machines/equipment/plan-steps.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { PhonePanel } from './phone-panel.tsx';
import { AlarmButton, RollCall } from './roll-call.tsx';
import { playTexts } from './texts/play-texts.ts';
import type { EquipmentModel } from './use-equipment-player.ts';
import styles from './equipment-player.module.css';

interface SituationCardsProps {
  readonly ruleset: EquipmentRuleset;
  readonly model: EquipmentModel;
  readonly language: Language;
}

export function SituationCards(props: SituationCardsProps): ReactElement | null {
  const { ruleset, model, language } = props;
  const { state } = model.view;
  const { emergency, terminal } = state;
  if (emergency.phone !== undefined) {
    return (
      <div className={styles.cards}>
        <PhonePanel
          key={emergency.phone}
          ruleset={ruleset}
          state={state}
          language={language}
          onCall={(who, reason, text) =>
            model.act([{ code: 'CALL', to: who, params: text === '' ? { reason } : { reason, text } }])
          }
          onHangUp={() => model.act([{ code: 'HANG_UP' }])}
        />
      </div>
    );
  }
  if (emergency.place === 'outside') return <OutsideCard {...props} />;
  return terminal.overlay === 'EMO_COVER' ? <EmoCard {...props} /> : null;
}

function OutsideCard({ ruleset, model, language }: SituationCardsProps): ReactElement {
  const texts = playTexts(language).outside;
  const { state } = model.view;
  const phone = ruleset.places.find(({ kind, area }) => kind === 'phone' && area === 'outside');
  return (
    <div className={styles.cards}>
      <section className={styles.card} aria-label={texts.title}>
        <h2>
          <DoorOpen size={18} aria-hidden="true" />
          {texts.title}
        </h2>
        <p>{texts.text}</p>
        <div className={styles.cardButtons}>
          {phone ? (
            <Button
              text={texts.phone}
              icon={<Phone size={16} aria-hidden="true" />}
              onClick={() => model.act(stepsTo(ruleset, state, { code: 'PHONE', to: phone.id }))}
            />
          ) : null}
          <AlarmButton ruleset={ruleset} model={model} language={language} />
          {ruleset.emergency.isVoiceHeardOutside ? (
            <Button
              variant="secondary"
              text={playTexts(language).voice}
              icon={<Megaphone size={16} aria-hidden="true" />}
              onClick={() => model.act([{ code: 'VOICE' }])}
            />
          ) : null}
          <Button variant="secondary" text={texts.back} onClick={() => model.act([{ code: 'RETURN' }])} />
        </div>
      </section>
      <RollCall ruleset={ruleset} model={model} language={language} />
    </div>
  );
}

function EmoCard({ model, language }: SituationCardsProps): ReactElement | null {
  const texts = playTexts(language).emo;
  const [left, setLeft] = useState<string>();
  const { emo } = model.view.state.emergency;
  const open = Object.keys(emo).findLast((id) => emo[id] === 'open');
  if (open === undefined || open === left) return null;
  return (
    <div className={styles.cards}>
      <section className={styles.card} aria-label={texts.title}>
        <h2>
          <OctagonX size={18} aria-hidden="true" />
          {texts.title}
        </h2>
        <p>{texts.text}</p>
        <div className={styles.cardButtons}>
          <Button variant="error" text={texts.press} onClick={() => model.act([{ code: 'EMO', to: open }])} />
          <Button variant="secondary" text={texts.leave} onClick={() => setLeft(open)} />
        </div>
      </section>
    </div>
  );
}

/** Where the wafers are, written down by hand. */
export function PlacesNote({ model, language }: Omit<SituationCardsProps, 'ruleset'>): ReactElement {
  const texts = playTexts(language).notes;
  const [places, setPlaces] = useState('');
  return (
    <Form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        model.act([{ code: 'NOTE_PLACES', params: { places } }]);
      }}
    >
      <h2>{texts.title}</h2>
      <p>
        {texts.text} {texts.example}
      </p>
      <label>
        <span>{texts.field}</span>
        <textarea
          rows={2}
          maxLength={200}
          value={places}
          onChange={(event) => setPlaces(event.target.value)}
        />
      </label>
      <Button size="s" type="submit" variant="secondary" text={texts.keep} />
    </Form>
  );
}
