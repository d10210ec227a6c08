// How a new case begins: as a copy of another, with the judging of a chain, or with nothing.
import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { getChain } from '#contract/calls/practice-tools.ts';
import type { getCaseRuleset } from '#contract/calls/test-cases.ts';
import type { CaseDraftState } from '#contract/entities/case-draft.ts';
import type { PracticeSimulation } from '#contract/entities/practice-tools.ts';
import { call } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { namedRules } from '../parts/named-rules.ts';
import styles from '../practice-tools.module.css';
import { casePath, SIMULATIONS } from '../tools-address.ts';
import { blankCase } from './blank-case.ts';
import { CaseSource, ChainSource } from './case-source.tsx';
import { inRoom } from './in-room.ts';
import { beginCase, copyCase, refreshCases } from './case-drafts.ts';

const WAYS = ['COPY', 'CHAIN', 'BLANK'] as const;
type Way = (typeof WAYS)[number];

interface NewCaseProps {
  /** The room in which it is to be played; left out: that of the case it is made of, or the shipped one. */
  readonly roomId?: string;
}

export function NewCase({ roomId }: NewCaseProps): ReactElement {
  const { t } = useTranslation('test-cases');
  const navigate = useNavigate();
  const [isOpen, open] = useState(false);
  const onBegun = async ({ id }: CaseDraftState): Promise<void> => {
    await refreshCases();
    void navigate(casePath(id));
  };
  return (
    <>
      <Button
        icon={<Plus size={18} aria-hidden="true" />}
        text={t('new.button')}
        onClick={() => open(true)}
      />
      {isOpen ? (
        <NewCaseDialog roomId={roomId} onClose={() => open(false)} onBegun={(state) => void onBegun(state)} />
      ) : null}
    </>
  );
}

interface Chosen {
  readonly way: Way;
  readonly simulation: PracticeSimulation;
  readonly source: string | null;
}

type Copied = Parameters<typeof copyCase>[1];
type Fitted = Parameters<typeof copyCase>[2];

/** Puts a case into a room: what the room has not goes from its start. */
async function fittingIn(roomId: string | undefined): Promise<Fitted> {
  if (roomId === undefined) return undefined;
  const ruleset = await namedRules({ id: roomId });
  return (draft) => inRoom(ruleset, draft);
}

async function begin(
  { way, simulation, source }: Chosen,
  titleIn: Copied,
  roomId: string | undefined,
): Promise<CaseDraftState> {
  if (way === 'COPY') return copyCase(source ?? '', titleIn, await fittingIn(roomId));
  const { ruleset } = await call<typeof getCaseRuleset>('GET', '/practice-ruleset/:simulation', {
    params: { simulation },
    ...(roomId !== undefined && { query: { id: roomId } }),
  });
  const chain =
    way === 'CHAIN'
      ? await call<typeof getChain>('GET', '/action-sequence/:id', { params: { id: source ?? '' } })
      : undefined;
  return beginCase(blankCase(simulation, ruleset, chain));
}

interface DialogProps {
  readonly roomId: string | undefined;
  readonly onClose: () => void;
  readonly onBegun: (state: CaseDraftState) => void;
}

function NewCaseDialog({ roomId, onClose, onBegun }: DialogProps): ReactElement {
  const { t, i18n } = useTranslation(['test-cases', 'common']);
  const [chosen, choose] = useState<Chosen>({ way: 'COPY', simulation: 'ROOM', source: null });
  const making = useMutation({
    mutationFn: () =>
      begin(chosen, (language, name) => i18n.getFixedT(language, 'test-cases')('copyOf', { name }), roomId),
    onSuccess: onBegun,
  });
  const { way, source } = chosen;
  return (
    <Overlay
      open
      size="m"
      title={t('new.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      locked={making.isPending}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button
            text={t('new.make')}
            loading={making.isPending}
            disabled={way !== 'BLANK' && source === null}
            onClick={() => making.mutate()}
          />
        </>
      }
    >
      <div className={styles.form}>
        <Choices chosen={chosen} isOfRoom={roomId !== undefined} onChoose={choose} />
        {making.isError ? (
          <Notice tone="danger" live>
            {making.error.message}
          </Notice>
        ) : null}
      </div>
    </Overlay>
  );
}

interface ChoicesProps {
  readonly chosen: Chosen;
  readonly isOfRoom: boolean;
  readonly onChoose: (chosen: Chosen) => void;
}

function Choices({ chosen, isOfRoom, onChoose }: ChoicesProps): ReactElement {
  const { t } = useTranslation(['test-cases', 'practice-tools']);
  const { way, simulation, source } = chosen;
  const offered = {
    simulation,
    value: source,
    onChange: (id: string) => onChoose({ ...chosen, source: id }),
  };
  return (
    <>
      {isOfRoom ? null : (
        <RadioGroup
          look="segments"
          label={t('practice-tools:simulation')}
          value={simulation}
          onChange={(next) => onChoose({ ...chosen, simulation: next, source: null })}
          options={SIMULATIONS.map((value) => ({ value, label: t(`practice-tools:simulations.${value}`) }))}
        />
      )}
      <RadioGroup
        label={t('new.from')}
        value={way}
        onChange={(next) => onChoose({ ...chosen, way: next, source: null })}
        options={WAYS.map((value) => ({
          value,
          label: t(`new.ways.${value}`),
          description: t(`new.how.${value}`),
        }))}
      />
      {way === 'COPY' ? <CaseSource key={simulation} label={t('new.which.COPY')} {...offered} /> : null}
      {way === 'CHAIN' ? <ChainSource key={simulation} {...offered} /> : null}
    </>
  );
}
