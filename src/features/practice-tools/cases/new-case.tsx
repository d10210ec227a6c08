// How a new case begins: as a copy of another, with the judging of a chain, or with nothing.
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { getChain } from '#contract/calls/practice-tools.ts';
import type { getCaseRuleset } from '#contract/calls/test-cases.ts';
import type { CaseDraft, CaseDraftState } from '#contract/entities/case-draft.ts';
import type { Chain, PracticeSimulation } from '#contract/entities/practice-tools.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { namedRules } from '../parts/named-rules.ts';
import styles from '../practice-tools.module.css';
import { casePath, MADE_OF_CHAIN, RECORDED_OF, SIMULATIONS } from '../tools-address.ts';
import { blankCase } from './blank-case.ts';
import { withChain } from './case-of-chain.ts';
import { BLANK_START, CaseSource, ChainSource, StartSource, useStarts } from './case-source.tsx';
import { inRoom } from './in-room.ts';
import { beginCase, CASE_DRAFTS, copyCase, refreshCases } from './case-drafts.ts';

const WAYS = ['COPY', 'CHAIN', 'BLANK'] as const;
type Way = (typeof WAYS)[number];

interface NewCaseProps {
  /** The room in which it is to be played; left out: that of the case it is made of, or the shipped one. */
  readonly roomId?: string;
}

interface Given {
  readonly chain: Chain;
  /** The case of which it was recorded. */
  readonly recordedOf: string | null;
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

/** A case of the chain that the address names: its page, its list and the message of its publication lead here. */
export function NewCaseOfChain(): ReactElement | null {
  const { t } = useTranslation('test-cases');
  const navigate = useNavigate();
  const [params, change] = useAddress();
  const id = params.get(MADE_OF_CHAIN);
  const chain = useQuery({
    ...callQuery<typeof getChain>('/action-sequence/:id', { params: { id: id ?? '' } }),
    enabled: id !== null,
  });
  const close = (): void =>
    change(
      (old) => {
        for (const name of [MADE_OF_CHAIN, RECORDED_OF]) old.delete(name);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  // "Back" from the new case returns to the chain, not to making the same case again.
  const onBegun = async (made: CaseDraftState): Promise<void> => {
    await refreshCases();
    void navigate(casePath(made.id), { replace: true });
  };
  if (id === null) return null;
  if (isApiError(chain.error, 'NOT_FOUND'))
    return (
      <Notice tone="danger" live>
        {t('new.noChain')}
      </Notice>
    );
  if (chain.isError) return <QueryError query={chain} />;
  if (chain.data === undefined) return null;
  return (
    <NewCaseDialog
      key={id}
      roomId={undefined}
      given={{ chain: chain.data, recordedOf: params.get(RECORDED_OF) }}
      onClose={close}
      onBegun={(state) => void onBegun(state)}
    />
  );
}

interface Chosen {
  readonly way: Way;
  readonly simulation: PracticeSimulation;
  /** The case to copy, or the chain to take. */
  readonly source: string | null;
  /** The case with whose start the chain is played; undefined: none was chosen, the likely one is taken. */
  readonly start?: string | undefined;
}

type Fitted = Parameters<typeof copyCase>[1];

/** Puts a case into a room: what the room has not goes from its start. */
async function fittingIn(roomId: string | undefined): Promise<Fitted> {
  if (roomId === undefined) return undefined;
  const ruleset = await namedRules({ id: roomId });
  return (draft) => inRoom(ruleset, draft);
}

async function blankIn(simulation: PracticeSimulation, roomId: string | undefined): Promise<CaseDraft> {
  const { ruleset } = await call<typeof getCaseRuleset>('GET', '/practice-ruleset/:simulation', {
    params: { simulation },
    ...(roomId !== undefined && { query: { id: roomId } }),
  });
  return blankCase(simulation, ruleset);
}

/** The start of a case, in the room where it is to be played. */
async function startOf(caseId: string, roomId: string | undefined): Promise<CaseDraft> {
  const [{ data }, fit] = await Promise.all([CASE_DRAFTS.read(caseId), fittingIn(roomId)]);
  return fit === undefined ? data : fit(data);
}

async function begin(
  { way, simulation, source, start = BLANK_START }: Chosen,
  roomId: string | undefined,
): Promise<CaseDraftState> {
  if (way === 'COPY') return copyCase(source ?? '', await fittingIn(roomId));
  if (way === 'BLANK') return beginCase(await blankIn(simulation, roomId));
  const [chain, draft] = await Promise.all([
    call<typeof getChain>('GET', '/action-sequence/:id', { params: { id: source ?? '' } }),
    start === BLANK_START ? blankIn(simulation, roomId) : startOf(start, roomId),
  ]);
  return beginCase(withChain(draft, chain));
}

interface DialogProps {
  readonly roomId: string | undefined;
  /** The chain of which it is made; left out: what it begins with is asked. */
  readonly given?: Given;
  readonly onClose: () => void;
  readonly onBegun: (state: CaseDraftState) => void;
}

const ANYTHING: Chosen = { way: 'COPY', simulation: 'ROOM', source: null };

const ofChain = ({ chain: { id, simulation } }: Given): Chosen => ({ way: 'CHAIN', simulation, source: id });

const needsStart = ({ way, source }: Chosen): boolean => way === 'CHAIN' && source !== null;

const canBegin = (chosen: Chosen, isLoading: boolean): boolean =>
  chosen.way === 'BLANK' || (chosen.source !== null && !(needsStart(chosen) && isLoading));

/** That of which it was recorded, and those that it judges already. */
const likelyStarts = (given: Given | undefined, chain: Chain | undefined): readonly (string | null)[] => [
  given?.recordedOf ?? null,
  ...(chain?.uses ?? []).map(({ id }) => id),
];

const queryOf = ({ way, source }: Chosen) => ({
  ...callQuery<typeof getChain>('/action-sequence/:id', { params: { id: source ?? '' } }),
  enabled: way === 'CHAIN' && source !== null,
});

function NewCaseDialog({ roomId, given, onClose, onBegun }: DialogProps): ReactElement {
  const { t } = useTranslation(['test-cases', 'practice-tools', 'common']);
  const language = useLanguage();
  const [chosen, choose] = useState<Chosen>(given === undefined ? ANYTHING : ofChain(given));
  const chain = useQuery(queryOf(chosen));
  const starts = useStarts(chosen.simulation, chosen.start, likelyStarts(given, chain.data));
  const making = useMutation({
    mutationFn: () => begin({ ...chosen, start: starts.start }, roomId),
    onSuccess: onBegun,
  });
  const isReady = canBegin(chosen, starts.cases.isPending || chain.isLoading);
  return (
    <Overlay
      open
      size="m"
      title={t(given === undefined ? 'new.title' : 'new.ofChain')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      locked={making.isPending}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button
            text={t('new.make')}
            loading={making.isPending}
            disabled={!isReady}
            tooltip={isReady ? undefined : t('practice-tools:chooseFirst')}
            onClick={() => making.mutate()}
          />
        </>
      }
    >
      <div className={styles.form}>
        {given === undefined ? (
          <Choices chosen={chosen} isOfRoom={roomId !== undefined} onChoose={choose} />
        ) : (
          <p>{t('new.judgedBy', { name: textIn(given.chain.title, language) })}</p>
        )}
        {chain.isError ? <QueryError compact query={chain} /> : null}
        {needsStart(chosen) ? (
          <StartSource
            key={chosen.source}
            starts={starts}
            onChange={(start) => choose((now) => ({ ...now, start }))}
          />
        ) : null}
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
    onChange: (id: string) => onChoose({ way, simulation, source: id }),
  };
  return (
    <>
      {isOfRoom ? null : (
        <RadioGroup
          look="segments"
          label={t('practice-tools:simulation')}
          value={simulation}
          onChange={(next) => onChoose({ way, simulation: next, source: null })}
          options={SIMULATIONS.map((value) => ({ value, label: t(`practice-tools:simulations.${value}`) }))}
        />
      )}
      <RadioGroup
        label={t('new.from')}
        value={way}
        onChange={(next) => onChoose({ way: next, simulation, source: null })}
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
