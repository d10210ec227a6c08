// What can be done with what is chosen in the bay: the same edits as in the form below it.
import { Footprints, PackagePlus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { Fault, Pod } from '#contract/simulation/equipment-case.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { BayTarget } from '#scenes/equipment/bay-targets.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import styles from '../../../practice-tools.module.css';
import { BayCondition } from '../bay-condition.tsx';
import { freeSpot, podAt, putPod, setPod, toggleFault } from '../bay-edits.ts';
import { MAX_PODS, newPod, PodSlots } from '../bay-pods.tsx';
import type { BayStartProps } from '../start-props.ts';

interface BayChosenProps extends BayStartProps {
  readonly chosen: BayTarget;
}

type Place = Pod['place'];

export function BayChosen({ chosen: { kind, id }, ...props }: BayChosenProps): ReactElement | null {
  const { ruleset } = props;
  if (kind === 'person') return <Operator {...props} />;
  if (kind === 'module') return <Module {...props} id={id} />;
  // On a rack and at the ports places are counted from 0.
  if (kind === 'pod') return <PodPlace {...props} place={{ at: 'rack', spot: Number(id) + 1 }} />;
  if (kind === 'port') {
    const port = ruleset.ports[Number(id)]?.id;
    return port === undefined ? null : <Port {...props} port={port} />;
  }
  return <PlaceOfBay {...props} id={id} />;
}

function Operator({ play, ruleset, edit }: BayStartProps): ReactElement {
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  return (
    <Select
      label={t('bay.place')}
      placeholder={t('bay.place')}
      value={play.place}
      options={ruleset.places.map(({ id, text }) => ({ value: id, label: textIn(text, language) }))}
      onChange={(place) => edit(null, (now) => ({ ...now, place }))}
    />
  );
}

interface NamedProps extends BayStartProps {
  readonly id: string;
}

function PlaceOfBay({ id, ...props }: NamedProps): ReactElement {
  const { play, ruleset, edit } = props;
  const { t } = useTranslation('case-start');
  const kind = ruleset.places.find((place) => place.id === id)?.kind;
  return (
    <div className={styles.form}>
      <Button
        size="s"
        variant="secondary"
        icon={<Footprints size={18} aria-hidden="true" />}
        text={t('scene.standAt')}
        disabled={kind === undefined || play.place === id}
        onClick={() => edit(null, (now) => ({ ...now, place: id }))}
      />
      {kind === 'terminal' || kind === 'track' ? <BayCondition {...props} /> : null}
      {kind === 'podRack' ? <AddPod {...props} /> : null}
      {kind === 'desk' ? <p className={styles.note}>{t('scene.papersBelow')}</p> : null}
    </div>
  );
}

function AddPod({ play, ruleset, edit }: BayStartProps): ReactElement {
  const { t } = useTranslation('case-start');
  const isFull = play.pods.length >= MAX_PODS || freeSpot(play, ruleset) === undefined;
  return (
    <Button
      size="s"
      variant="secondary"
      icon={<PackagePlus size={18} aria-hidden="true" />}
      text={t('bay.addPod')}
      disabled={isFull}
      onClick={() => edit(null, (now) => ({ ...now, pods: [...now.pods, newPod(now, ruleset)] }))}
    />
  );
}

function Module({ id, play, edit }: NamedProps): ReactElement {
  const { t } = useTranslation('case-start');
  const isIt = (fault: Fault): boolean => fault.kind === 'moduleOut' && fault.module === id;
  return (
    <Switch
      label={t('bay.faultKinds.moduleOut')}
      checked={play.faults.some(isIt)}
      onChange={() => edit(null, (now) => toggleFault(now, { kind: 'moduleOut', module: id, atMs: 0 }, isIt))}
    />
  );
}

type PortId = Extract<Place, { at: 'port' }>['port'];

function Port({ port, ...props }: BayStartProps & { readonly port: PortId }): ReactElement {
  const { play, edit } = props;
  const { t } = useTranslation('case-start');
  const faults = [
    { kind: 'portOut', port },
    { kind: 'dockFails', port, times: 1 },
  ] as const satisfies readonly Fault[];
  return (
    <div className={styles.form}>
      <PodPlace {...props} place={{ at: 'port', port }} />
      {faults.map((fault) => {
        const isIt = (one: Fault): boolean => one.kind === fault.kind && one.port === port;
        return (
          <Switch
            key={fault.kind}
            label={t(`bay.faultKinds.${fault.kind}`)}
            checked={play.faults.some(isIt)}
            onChange={() => edit(null, (now) => toggleFault(now, fault, isIt))}
          />
        );
      })}
    </div>
  );
}

const NONE = 'none';

/** Which pod stands at a place, and what is in its slots. */
function PodPlace({ place, ...props }: BayStartProps & { readonly place: Place }): ReactElement {
  const { play, ruleset, edit } = props;
  const { t } = useTranslation('case-start');
  const pod = podAt(play, place);
  const spot = freeSpot(play, ruleset);
  const put = (id: string): void => {
    if (id !== NONE) edit(null, (now) => putPod(now, id, place));
    else if (pod !== undefined && spot !== undefined) edit(null, (now) => putPod(now, pod.id, spot));
  };
  return (
    <div className={styles.form}>
      <Select
        label={t('scene.pod')}
        placeholder={t('scene.noPod')}
        value={pod?.id ?? NONE}
        options={[
          ...(pod === undefined || spot !== undefined ? [{ value: NONE, label: t('scene.noPod') }] : []),
          ...play.pods.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={put}
      />
      {pod === undefined ? (
        <AddPod {...props} />
      ) : (
        <>
          <PodSlots pod={pod} onChange={(slots) => edit(null, (now) => setPod(now, { ...pod, slots }))} />
          <Button
            size="s"
            variant="secondary"
            icon={<Trash2 size={18} aria-hidden="true" />}
            text={t('room.takeAway', { name: pod.label })}
            onClick={() =>
              edit(null, (now) => ({ ...now, pods: now.pods.filter(({ id }) => id !== pod.id) }))
            }
          />
        </>
      )}
    </div>
  );
}
