// The start of a room case in its scene: who stands where, what is worn and held, and what lies in the furniture.
import { lazy, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import { findCaseProblems } from '#machines/room/check-case.ts';
import { problemTexts } from '#machines/room/room-problems.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { RoomScene as Scene } from '#scenes/room/room-scene.ts';
import type { DropPlace, RoomIntents, SceneTarget } from '#scenes/room/targets.ts';
import { named } from '#src/i18n/named.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { groundColour } from '#tasks/simulation/ground-colour.ts';
import { ViewButtons } from '../../../parts/view-buttons.tsx';
import { findThing, goTo, moveThing, type Place } from '../room-edits.ts';
import type { RoomStartProps } from '../start-props.ts';
import { RoomChosen } from './room-chosen.tsx';
import { idOf, PERSON, targetOf, type RoomTarget } from './room-targets.ts';
import { SceneBoard, type SceneObject } from './scene-board.tsx';
import { useSceneState } from './use-scene-state.ts';

const RoomStage = lazy(async () => ({
  default: (await import('#scenes/room/room-stage.tsx')).RoomStage,
}));

/** Each thing of the suite by name, the person first; what lies somewhere after where it lies. */
function objectsIn(
  { play, ruleset }: RoomStartProps,
  person: string,
  language: Lang,
): readonly SceneObject[] {
  const { locations, furniture } = ruleset.map;
  const places = locations.flatMap(({ id, text }) => {
    const room = textIn(text, language);
    const pieces = furniture.filter(({ location }) => location === id);
    return [
      { id: idOf({ kind: 'location', id }), name: room },
      ...pieces.map((piece) => ({
        id: idOf({ kind: 'furniture', id: piece.id }),
        name: named(language, room, textIn(piece.text, language)),
      })),
    ];
  });
  const things = play.subject.map(({ id, craft }) => {
    const item = ruleset.items.find((one) => one.id === craft);
    return {
      id: idOf({ kind: 'subject', id }),
      name: `${item === undefined ? craft : textIn(item.text, language)} (${id})`,
    };
  });
  return [{ id: PERSON, name: person }, ...places, ...things];
}

type Lang = ReturnType<typeof useLanguage>;

/** The place where a dragged thing was let go; undefined: nothing can lie there. */
function placeOf({ ruleset }: RoomStartProps, where: DropPlace): Place | undefined {
  if (where.kind === 'person') return 'hand';
  const { dropZones } = ruleset.map;
  const zone =
    where.kind === 'furniture'
      ? dropZones.find(({ furniture }) => furniture === where.id)
      : dropZones.find(({ kind, location }) => kind === 'floor' && location === where.location);
  return zone && { zone: zone.id };
}

function intentsOf(props: RoomStartProps, choose: (target: RoomTarget) => void): RoomIntents {
  const { play, ruleset, edit } = props;
  return {
    onWalk: (_tile, location) => {
      if (location !== play.person.location) edit(null, (now) => goTo(now, location));
      choose({ kind: 'location', id: location });
    },
    onThing: (target: SceneTarget) => {
      if (target.kind !== 'door') choose(target);
    },
    onDrop: (id, where) => {
      const place = placeOf(props, where);
      if (place === undefined) return;
      edit(null, (now) => moveThing(now, ruleset, id, place));
      choose(where.kind === 'floor' ? { kind: 'location', id: where.location } : where);
    },
  };
}

export function RoomScene(props: RoomStartProps): ReactElement {
  const { play, ruleset } = props;
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  const [scene, setScene] = useState<Scene>();
  const [wanted, choose] = useState<RoomTarget>({ kind: 'person' });
  const problems = findCaseProblems(ruleset, play);
  const state = useSceneState(play, (now) =>
    findCaseProblems(ruleset, now).length === 0 ? roomSimulation.start(ruleset, now, 0) : undefined,
  );
  const isGone = wanted.kind === 'subject' && findThing(play, wanted.id) === undefined;
  const chosen: RoomTarget = isGone ? { kind: 'person' } : wanted;
  const selected = chosen.kind === 'location' ? undefined : chosen;
  const stage =
    state === undefined ? (
      <Notice tone="warning">{t('scene.impossible')}</Notice>
    ) : (
      <>
        <RoomStage
          ruleset={ruleset}
          state={state}
          isSeeking
          language={language}
          selection={{ selected }}
          intents={intentsOf(props, choose)}
          background={groundColour()}
          onReady={setScene}
        />
        <ViewButtons scene={scene} />
      </>
    );
  return (
    <SceneBoard
      stage={stage}
      objects={objectsIn(props, t('scene.person'), language)}
      chosen={idOf(chosen)}
      onChoose={(id) => choose(targetOf(id))}
      problems={problems.map(({ kind, id, path }) => ({ id, path, reason: problemTexts[kind] }))}
    >
      <RoomChosen {...props} chosen={chosen} />
    </SceneBoard>
  );
}
