// The specification's catalogue and codes: the log's Russian names for things, places and actions.
import { describe, expect, it } from 'vitest';
import { builtinRoomRuleset as ruleset } from './builtin/ruleset.ts';

type Row = readonly [code: string, id: string, text: string, type: string, bodyPath?: string];

const ITEMS: readonly Row[] = [
  ['S001', 'shoeCovers', 'Бахилы одноразовые', 'cloth', 'feet'],
  ['S002', 'reusableShoecovers', 'Бахилы многоразовые', 'cloth', 'feet'],
  ['S003', 'boots', 'Ботинки (уличная обувь)', 'cloth', 'feet'],
  ['S004', 'crocs', 'Сменная обувь', 'cloth', 'feet'],
  ['S005', 'bag', 'Сумка', 'subject'],
  ['S006', 'shirt', 'Рубашка', 'cloth', 'tors'],
  ['S007', 'jeans', 'Джинсы', 'cloth', 'legs'],
  ['S008', 'underwear', 'Внутренний костюм', 'cloth', 'body'],
  ['S009', 'coat', 'Пальто', 'cloth', 'tors'],
  ['S010', 'earrings', 'Серьги', 'cloth', 'head'],
  ['S011', 'hat', 'Шапочка одноразовая', 'cloth', 'head'],
  ['S012', 'apple', 'Яблоко', 'subject'],
  ['S013', 'bottle', 'Бутылка', 'subject'],
  ['S014', 'keyCard', 'Ключ-карта', 'subject', 'body'],
  ['S015', 'laptop', 'Ноутбук', 'subject'],
  ['S016', 'pen', 'Ручка', 'subject'],
  ['S017', 'alcoholLiquid', 'Спиртовой раствор', 'subject'],
  ['S018', 'napkin', 'Салфетка', 'subject'],
  ['S019', 'glovesS', 'Перчатки S', 'cloth', 'hands'],
  ['S020', 'glovesM', 'Перчатки M', 'cloth', 'hands'],
  ['S021', 'glovesL', 'Перчатки L', 'cloth', 'hands'],
  ['S022', 'glovesXL', 'Перчатки XL', 'cloth', 'hands'],
  ['S023', 'masksS', 'Маска S', 'cloth', 'head'],
  ['S024', 'masksM', 'Маска M', 'cloth', 'head'],
  ['S025', 'masksL', 'Маска L', 'cloth', 'head'],
  ['S026', 'masksXL', 'Маска XL', 'cloth', 'head'],
  ['S027', 'trash', 'Мусор', 'subject'],
  ['S028', 'coverall', 'Комбинезон', 'cloth', 'body'],
  ['S029', 'safetyGlasses', 'Защитные очки', 'cloth', 'head'],
  ['S030', 'innerGloves', 'Внутренние перчатки', 'cloth', 'hands'],
];

describe('the item', () => {
  it.each(ITEMS)('%s is %s, “%s”, a %s', (code, id, text, type, bodyPath) => {
    const item = ruleset.items.find((row) => row.code === code);
    expect(item).toMatchObject({ id, type, text: { ru: text } });
    expect(item?.bodyPath).toBe(bodyPath);
    expect(item?.heightToWidth).toBeGreaterThan(0);
    expect(item?.positions.length).toBeGreaterThan(0);
  });

  it('of single use becomes trash, and of several uses does not', () => {
    const single = ruleset.items.filter(({ becomes }) => becomes === 'trash').map(({ id }) => id);
    const sizes = ['S', 'M', 'L', 'XL'];
    expect(new Set(single)).toEqual(
      new Set([
        'shoeCovers',
        'hat',
        'napkin',
        'innerGloves',
        ...sizes.flatMap((size) => [`gloves${size}`, `masks${size}`]),
      ]),
    );
  });
});

describe('a description in the log', () => {
  it.each([
    ['A001', 'Войти в помещение'],
    ['A002', 'Выйти из помещений'],
    ['A003', 'Сесть'],
    ['A004', 'Встать'],
    ['A005', 'Надеть'],
    ['A006', 'Снять'],
    ['A007', 'Взять со скамьи'],
    ['A008', 'Положить на скамью'],
    ['A009', 'Взять из сумки'],
    ['A010', 'Положить в сумку'],
    ['A011', 'Переложить в другую руку'],
    ['A012', 'Поправить'],
    ['A013', 'Взять с полки или из урны'],
    ['A014', 'Поставить на полку или выбросить'],
    ['A015', 'Поднять с пола'],
    ['A016', 'Положить на пол'],
    ['A017', 'Взять из диспенсера'],
    ['A018', 'Вымыть руки'],
    ['A019', 'Высушить руки'],
    ['A020', 'Протереть салфеткой со спиртом'],
    ['A021', 'Приложить ключ-карту к шкафу'],
    ['A022', 'Взять из шкафа'],
    ['A023', 'Положить в шкаф'],
    ['A024', 'Взять со стола или стеллажа'],
    ['A025', 'Положить на стол или стеллаж'],
  ])('of the action %s is “%s”', (code, text) => {
    expect(ruleset.codes.find((row) => row.code === code)?.text.ru).toBe(text);
  });

  it.each([
    ['P001', 'Надето'],
    ['P002', 'В руке'],
    ['P003', 'В сумке'],
  ])('of the place %s is “%s”', (code, text) => {
    expect(ruleset.places.find((row) => row.code === code)?.text.ru).toBe(text);
  });

  it.each([
    ['L001', ['Входная группа']],
    ['L002', ['Зона умывания']],
    ['L003', ['Зона переодевания']],
    ['L004', ['Зона разделения', 'Зона одевания']],
    ['L005', ['Воздушный шлюз']],
  ])('of the location %s is %s', (code, texts) => {
    const own = ruleset.map.locations.filter((row) => row.code === code).map(({ text }) => text.ru);
    expect(own).toEqual(texts);
  });

  it('of the sections of the changing room is locker1 and locker2, each around its closet', () => {
    const { map } = ruleset;
    const sections = map.locations.find(({ id }) => id === 'locker')?.sections ?? [];
    expect(sections.map(({ id }) => id)).toEqual(['locker1', 'locker2']);
    for (const [at, { area }] of sections.entries()) {
      const { footprint } = map.furniture.find(({ section }) => section === at + 1)!;
      expect(footprint.x).toBeGreaterThanOrEqual(area.x);
      expect(footprint.x + footprint.widthTiles).toBeLessThanOrEqual(area.x + area.widthTiles);
    }
  });
});

describe('a hint point', () => {
  const told = ruleset.map.furniture.filter(({ kind }) =>
    ['shoeRack', 'dispenser', 'bench', 'trashBin', 'closet', 'table', 'rack'].includes(kind),
  );

  it.each(told)('$id says that one must come close, and what can be taken or put', ({ hint }) => {
    expect(hint?.ru).toMatch(/подойдите вплотную/);
    expect(hint?.en).toMatch(/close/i);
    expect(hint?.ru).toMatch(/взять|берут|брать|класть|положить|выбрасывают|бахилу/);
  });

  it('of the dispenser says shoe covers only', () => {
    expect(told.find(({ kind }) => kind === 'dispenser')?.hint?.ru).toMatch(/только бахилы/);
  });
});
