// The page of one room for its authors: its name, the board on which it is drawn, and what is done with the draft.
import { Footprints, Users } from 'lucide-react';
import { lazy, Suspense, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RoomDraft, RoomDraftState } from '#contract/entities/room-draft.ts';
import { LANGUAGES, textIn, type Language } from '#contract/languages.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import { withOwnRules } from '#machines/room/editing/rules/room-rules.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useDraft } from '#src/lib/drafts/use-draft.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Badge } from '#src/ui/data/badge.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { DecisionsPanel } from '#src/ui/loaded/drafts/decisions-panel.tsx';
import { DraftFoot } from '#src/ui/loaded/drafts/draft-foot.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { useMergedWords } from '#src/ui/loaded/drafts/use-merged-words.ts';
import { TextInput } from '#tasks/kit/author/text-input.tsx';
import { NewCase } from '../cases/new-case.tsx';
import styles from '../practice-tools.module.css';
import { roomPath, roomRulesPath } from '../tools-address.ts';
import type { EditPlan } from './plan/use-plan.ts';
import { ROOM_DRAFTS, type RoomSession, type RoomView } from './room-drafts.ts';
import { RoomHistory } from './room-history.tsx';
import { isChanged, RoomPublication } from './room-publication.tsx';
import { useRoomWords } from './room-words.ts';
import { RoomEffects } from './rules/room-effects.tsx';
import { useRoomEffects } from './rules/use-effects.ts';

const PlanBoard = lazy(async () => ({ default: (await import('./plan/plan-board.tsx')).PlanBoard }));
const Walk = lazy(async () => ({ default: (await import('./walk.tsx')).Walk }));

const MAX_TITLE = 200;

export interface RoomEditorProps {
  readonly first: RoomDraftState;
  readonly rules: RoomRuleset;
  readonly back: (session: RoomSession) => ReactNode;
  readonly onLeave: () => void;
}

export function RoomEditor(props: RoomEditorProps): ReactElement {
  const { first } = props;
  const { t } = useTranslation(['practice-tools', 'common']);
  const language = useLanguage();
  const { session, view, people } = useDraft(ROOM_DRAFTS, first);
  const [isWalking, walk] = useState(false);
  const own = view.data.rules;
  const rules = useMemo(() => withOwnRules(props.rules, own), [props.rules, own]);
  if (!isWalking)
    return (
      <Editing
        {...props}
        rules={rules}
        session={session}
        view={view}
        people={people}
        onWalk={() => walk(true)}
      />
    );
  const name = textIn(view.data.title, language).trim();
  return (
    <Suspense fallback={<Loader label={t('common:loading')} fullPage />}>
      <Walk
        title={name === '' ? t('rooms.untitled') : name}
        map={view.data.map}
        rules={rules}
        onLeave={() => walk(false)}
      />
    </Suspense>
  );
}

interface EditingProps extends RoomEditorProps, HeadProps {
  readonly session: RoomSession;
  readonly onWalk: () => void;
}

function Editing(props: EditingProps): ReactElement {
  const { session, view, rules, onWalk } = props;
  const { t } = useTranslation(['practice-tools', 'common']);
  const edit = useMemo<EditPlan>(
    () =>
      (change, field = '') =>
        session.edit(field === '' ? null : field, (now) => ({ ...now, map: withMap(now.map, change) })),
    [session],
  );
  const { map } = view.data;
  const drawn = useMemo(() => ({ ...rules, map }), [rules, map]);
  const effects = useRoomEffects(view.state.id, view.data, drawn);
  const walk = (
    <Button
      variant="secondary"
      icon={<Footprints size={18} aria-hidden="true" />}
      text={t('rooms.walk.begin')}
      onClick={onWalk}
    />
  );
  return (
    <RoomFrame {...props} side="plan" acts={walk}>
      <Suspense fallback={<Loader label={t('common:loading')} />}>
        <PlanBoard
          map={view.data.map}
          rules={rules}
          edit={edit}
          undo={() => session.undo()}
          redo={() => session.redo()}
        />
      </Suspense>
      <Card title={t('rooms.named')}>
        <TitleForm draft={view.data} session={session} />
      </Card>
      <Card title={t('rooms.effects')}>
        <RoomEffects effects={effects} ruleset={drawn} />
      </Card>
      <CaseHere view={view} />
    </RoomFrame>
  );
}

/** Where the other side of a room is edited. */
const OTHER_SIDE = { plan: roomRulesPath, rules: roomPath } as const;

interface RoomFrameProps extends HeadProps, Pick<RoomEditorProps, 'back' | 'onLeave'> {
  readonly session: RoomSession;
  readonly side: keyof typeof OTHER_SIDE;
  /** Stands before what publishes. */
  readonly acts: ReactNode;
  readonly children: ReactNode;
}

/** What both sides of a room have around what is edited: its state, what to decide, its history, publishing. */
export function RoomFrame(props: RoomFrameProps): ReactElement {
  const { session, view, people, side, back, onLeave, acts, children } = props;
  const { t } = useTranslation('practice-tools');
  const words = useRoomWords();
  return (
    <>
      {back(session)}
      <Head view={view} people={people}>
        <Link
          className={linkClass()}
          to={OTHER_SIDE[side](view.state.id)}
          onClick={() => void session.flush()}
        >
          {t(`rooms.otherSide.${side}`)}
        </Link>
      </Head>
      {view.refusal === undefined ? null : (
        <Notice tone="danger" live title={t('rooms.refused')}>
          {view.refusal}
        </Notice>
      )}
      <DecisionsPanel
        data={view.data}
        questions={view.questions}
        text={t('rooms.decide')}
        say={words}
        onDecide={(question, takesOther) => session.decide(question, takesOther)}
      />
      {children}
      <DraftFoot
        session={session}
        view={view}
        history={<RoomHistory session={session} view={view} />}
        isChanged={isChanged(view)}
      >
        {acts}
        <RoomPublication session={session} view={view} onLeave={onLeave} />
      </DraftFoot>
    </>
  );
}

type DraftMap = RoomDraft['map'];

// The map of a draft is the schema's own, which may be written; what a command gives is the same, to be read alone.
const withMap = (map: DraftMap, change: Parameters<EditPlan>[0]): DraftMap => change(map) as DraftMap;

interface HeadProps {
  readonly view: RoomView;
  readonly people: readonly string[];
}

/** How a case comes into this room: the next step once it is published. */
function CaseHere({ view: { state } }: { readonly view: RoomView }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const isPublished = state.revision > 0;
  return (
    <Card title={t('rooms.caseHere')} subtitle={t(isPublished ? 'rooms.caseHereHow' : 'rooms.caseHereLater')}>
      <div>{isPublished ? <NewCase roomId={state.id} /> : null}</div>
    </Card>
  );
}

function Head({ view, people, children }: HeadProps & { readonly children: ReactNode }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const merged = useMergedWords(view);
  const language = useLanguage();
  const { data, state } = view;
  const title = textIn(data.title, language).trim();
  const stateName = state.published === null ? 'NEW' : isChanged(view) ? 'DRAFT' : 'PUBLISHED';
  return (
    <header className={styles.pageHead}>
      <div className={styles.buttons}>
        <h1>{title === '' ? t('rooms.untitled') : title}</h1>
        <Badge tone={stateName === 'PUBLISHED' ? 'success' : 'amber'}>{t(`rooms.state.${stateName}`)}</Badge>
        {state.cases.length === 0 ? null : <Badge>{t('rooms.inCases', { count: state.cases.length })}</Badge>}
        {children}
      </div>
      <span aria-live="polite" className={styles.note}>
        {people.length === 0 ? null : (
          <>
            <Users size={18} aria-hidden="true" /> {t('rooms.people', { names: people.join(', ') })}
          </>
        )}
        {merged === null ? null : ` ${merged}`}
      </span>
    </header>
  );
}

interface TitleFormProps {
  readonly draft: RoomDraft;
  readonly session: RoomSession;
}

function TitleForm({ draft: { title }, session }: TitleFormProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const lacks = (one: Language): boolean => one !== LANGUAGES[0] && title[one].trim() === '';
  return (
    <div className={styles.pair}>
      <TextInput
        label={t('rooms.name')}
        text={title}
        language={language}
        maxLength={MAX_TITLE}
        onChange={(text) => session.edit(`title ${language}`, (now) => ({ ...now, title: text }))}
      />
      <LanguageSegments
        label={t('rooms.textLanguage')}
        value={language}
        onChange={setLanguage}
        noteOf={(one) => (lacks(one) ? t('rooms.noTranslation') : undefined)}
      />
    </div>
  );
}
