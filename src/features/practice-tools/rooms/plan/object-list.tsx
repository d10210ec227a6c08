// Everything that stands in the room, by locations: to find, to choose, and to see what is wrong with it.
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { inEveryLanguage, textIn } from '#contract/languages.ts';
import type { RoomLocation } from '#contract/simulation/room-map.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { problemTexts } from '#machines/room/room-problems.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import styles from './plan.module.css';
import type { Plan } from './use-plan.ts';

const NO_NAME = inEveryLanguage(() => '');

interface Named {
  readonly id: string;
  readonly text: Trilingual;
}

/** Doors by what they join: most are called just that, a door. */
function doorsBySides({ map }: Plan): readonly Named[] {
  const texts = new Map(map.locations.map(({ id, text }) => [id, text]));
  return map.doors.map(({ id, between: [one, other] }) => ({
    id,
    text: inEveryLanguage((language) =>
      [one, other].map((side) => textIn(texts.get(side) ?? NO_NAME, language)).join(' — '),
    ),
  }));
}

export function ObjectList({ plan }: { readonly plan: Plan }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { map } = plan;
  const known = new Set(map.locations.map(({ id }) => id));
  const astray = map.furniture.filter(({ location }) => !known.has(location));
  return (
    <div className={styles.objects}>
      {map.locations.map((location) => (
        <LocationRows key={location.id} plan={plan} location={location} />
      ))}
      {astray.length === 0 ? null : <Rows plan={plan} label={t('rooms.objects.astray')} things={astray} />}
      {map.doors.length === 0 ? null : (
        <Rows plan={plan} label={t('rooms.objects.doors')} things={doorsBySides(plan)} />
      )}
    </div>
  );
}

function LocationRows({
  plan,
  location,
}: {
  readonly plan: Plan;
  readonly location: RoomLocation;
}): ReactElement {
  const language = useLanguage();
  const things = plan.map.furniture.filter((piece) => piece.location === location.id);
  return <Rows plan={plan} label={textIn(location.text, language)} things={things} head={location} />;
}

interface RowsProps {
  readonly plan: Plan;
  readonly label: string;
  readonly things: readonly Named[];
  /** The location itself, which can be chosen, too. */
  readonly head?: Named;
}

function Rows({ plan, label, things, head }: RowsProps): ReactElement {
  return (
    <section className={styles.group} aria-label={label}>
      <h3>{head === undefined ? label : <Row plan={plan} thing={head} />}</h3>
      <ul>
        {things.map((thing) => (
          <li key={thing.id}>
            <Row plan={plan} thing={thing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ plan, thing: { id, text } }: { readonly plan: Plan; readonly thing: Named }): ReactElement {
  const language = useLanguage();
  const { selected, select, problems } = plan;
  const problem = problems.find((one) => one.id === id);
  return (
    <button
      type="button"
      className={styles.row}
      aria-pressed={selected.includes(id)}
      onClick={() => select(selected.includes(id) && selected.length === 1 ? [] : [id])}
    >
      <span>{textIn(text, language)}</span>
      {problem === undefined ? null : (
        <span className={styles.refused}>
          <TriangleAlert size={16} aria-hidden="true" /> {textIn(problemTexts[problem.kind], language)}
        </span>
      )}
    </button>
  );
}
