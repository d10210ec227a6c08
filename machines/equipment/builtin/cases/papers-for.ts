// The papers of an order as they lie on the desk when nothing is wrong with them.
import type { Order, Pod } from '#contract/simulation/equipment-case.ts';
import type { SlotCode } from '#contract/simulation/equipment-kinds.ts';
import type { Paper } from '#contract/simulation/equipment-papers.ts';
import type { Recipe } from '#contract/simulation/equipment-track.ts';
import { recipes } from '../recipes.ts';

/** The accompanying sheet of the lot's pod. */
export function travellerFor(order: Order, pod: string): Paper {
  return {
    id: `traveller-${order.lotName}`,
    kind: 'TRAVELLER',
    pod,
    printed: {
      lotName: order.lotName,
      smifNumber: order.smifNumber,
      recipe: order.recipe,
      waferFlow: order.waferFlow,
      plates: String(order.plates),
    },
  };
}

/** The shift task for one lot. */
export function shiftTaskFor(order: Order, note = '', login = 'operator1 / 1234'): Paper {
  const { lotName, recipe, waferFlow, smifNumber, jobName, plates } = order;
  return {
    id: 'shift-task',
    kind: 'SHIFT_TASK',
    printed: {
      shift: '1, 08:00–20:00',
      tool: 'TR-02',
      login,
      lotName,
      recipe,
      waferFlow,
      smifNumber,
      jobName,
      plates: String(plates),
      note,
    },
  };
}

/** The paper copy of a recipe, with all of its figures. */
export function recipeCopyFor(id: string): Paper {
  const recipe = recipes.find((own) => own.id === id);
  return { id: `recipe-${id}`, kind: 'RECIPE_COPY', printed: { recipe: id, ...figuresOf(recipe) } };
}

function figuresOf(recipe: Recipe | undefined): Readonly<Record<string, string>> {
  const rows = (recipe?.steps ?? []).flatMap(({ step, ...figures }) =>
    Object.entries(figures).map(([name, value]) => [`${step}.${name}`, String(value)] as const),
  );
  return Object.fromEntries(rows);
}

export function cassetteStatusFor(order: Order, pod: string): Paper {
  const { lotName, smifNumber } = order;
  return { id: `cassette-${lotName}`, kind: 'CASSETTE_STATUS', pod, printed: { lotName, smifNumber } };
}

/** A cassette with a plate in every slot except those listed. */
function slotsOf(codes: Readonly<Record<number, SlotCode>> = {}): SlotCode[] {
  return Array.from({ length: 25 }, (_, at) => codes[at + 1] ?? 'F');
}

/** A pod on the rack whose label and tag are the order's. */
export function podFor(
  id: string,
  order: Order,
  spot: number,
  codes?: Readonly<Record<number, SlotCode>>,
): Pod {
  return {
    id,
    label: order.smifNumber,
    tag: order.smifNumber,
    lotName: order.lotName,
    place: { at: 'rack', spot },
    slots: slotsOf(codes),
  };
}

/** Marks the slots above the lot's plates as empty. */
export function filled(plates: number): Readonly<Record<number, 'E'>> {
  return Object.fromEntries(Array.from({ length: 25 - plates }, (_, at) => [plates + at + 1, 'E' as const]));
}
