// The people of the demo class: sixty of different skill, always the same.
import { drawWhole } from '#machines/kit/random.ts';

export const CLASS_SIZE = 60;
/** Addresses of nobody: by them the class is found again. */
export const CLASS_DOMAIN = '@class.invalid';
export const CLASS_NAME = 'Демонстрационный класс';
const SEED = 60;

type Forms = readonly [he: string, she: string];

const SURNAMES: readonly [Forms, ...Forms[]] = [
  ['Абрамов', 'Абрамова'],
  ['Беляев', 'Беляева'],
  ['Власов', 'Власова'],
  ['Громов', 'Громова'],
  ['Дорофеев', 'Дорофеева'],
  ['Ермаков', 'Ермакова'],
  ['Журавлёв', 'Журавлёва'],
  ['Зимин', 'Зимина'],
  ['Киселёв', 'Киселёва'],
  ['Лазарев', 'Лазарева'],
  ['Мельников', 'Мельникова'],
  ['Никитин', 'Никитина'],
  ['Орлов', 'Орлова'],
  ['Панов', 'Панова'],
  ['Рожков', 'Рожкова'],
  ['Суворов', 'Суворова'],
  ['Третьяков', 'Третьякова'],
  ['Фомин', 'Фомина'],
  ['Чернов', 'Чернова'],
  ['Щукин', 'Щукина'],
];
const NAMES: readonly [Forms, ...Forms[]] = [
  ['Алексей', 'Анна'],
  ['Борис', 'Вера'],
  ['Денис', 'Галина'],
  ['Игорь', 'Дарья'],
  ['Кирилл', 'Ирина'],
  ['Максим', 'Ксения'],
  ['Олег', 'Мария'],
];
const LAST_NAMES: readonly [Forms, ...Forms[]] = [
  ['Андреевич', 'Андреевна'],
  ['Викторович', 'Викторовна'],
  ['Сергеевич', 'Сергеевна'],
];

export interface ClassPerson {
  readonly login: string;
  readonly surname: string;
  readonly name: string;
  readonly lastName: string;
  readonly gender: 'MALE' | 'FEMALE';
  /** How likely what they do is right, from 0 to 1. */
  readonly skill: number;
  readonly seed: number;
}

/** Random numbers of one person, from 0 to below 1; the same each time. */
export function luckOf(seed: number): () => number {
  let random = seed;
  return () => {
    const draw = drawWhole(random, 1_000_000);
    random = draw.random;
    return draw.value / 1_000_000;
  };
}

const oneOf = (forms: readonly [Forms, ...Forms[]], at: number): Forms =>
  forms[at % forms.length] ?? forms[0];

/** Most are fair, a few very good or lost: the mean of three draws. */
export function classPeople(): readonly ClassPerson[] {
  const luck = luckOf(SEED);
  return Array.from({ length: CLASS_SIZE }, (_, at) => {
    const form = luck() < 0.5 ? 0 : 1;
    const skill = 0.35 + 0.63 * ((luck() + luck() + luck()) / 3);
    return {
      login: `class-${String(at + 1).padStart(2, '0')}`,
      surname: oneOf(SURNAMES, at)[form],
      name: oneOf(NAMES, Math.floor(luck() * NAMES.length))[form],
      lastName: oneOf(LAST_NAMES, Math.floor(luck() * LAST_NAMES.length))[form],
      gender: form === 0 ? 'MALE' : 'FEMALE',
      skill,
      seed: Math.floor(luck() * 1_000_000),
    };
  });
}
