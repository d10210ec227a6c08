// How the names of the built-in things and locations stand in a sentence.
import type { Item } from '#contract/simulation/room-catalogue.ts';
import type { RoomLocation } from '#contract/simulation/room-map.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from './text.ts';

const SIZES = ['S', 'M', 'L', 'XL'] as const;

const sized = SIZES.flatMap((size): [string, Trilingual][] => [
  [`gloves${size}`, words(`перчатки ${size}`, `the ${size} gloves`, `${size}码手套`)],
  [`masks${size}`, words(`маску ${size}`, `the ${size} mask`, `${size}码口罩`)],
]);

const OBJECT_TEXTS: ReadonlyMap<string, Trilingual> = new Map([
  ['shoeCovers', words('одноразовые бахилы', 'the shoe covers', '一次性鞋套')],
  ['reusableShoecovers', words('многоразовые бахилы', 'the reusable shoe covers', '可重复使用鞋套')],
  ['boots', words('уличные ботинки', 'the street boots', '室外靴')],
  ['crocs', words('сменную обувь', 'the change shoes', '换用鞋')],
  ['bag', words('сумку', 'the bag', '包')],
  ['shirt', words('рубашку', 'the shirt', '衬衫')],
  ['jeans', words('джинсы', 'the jeans', '牛仔裤')],
  ['underwear', words('внутренний костюм', 'the inner suit', '内穿服')],
  ['coat', words('пальто', 'the outdoor coat', '外套')],
  ['earrings', words('серьги', 'the earrings', '耳环')],
  ['hat', words('одноразовую шапочку', 'the disposable cap', '一次性帽')],
  ['apple', words('яблоко', 'the apple', '苹果')],
  ['bottle', words('бутылку', 'the bottle', '水瓶')],
  ['keyCard', words('ключ-карту', 'the key card', '门禁卡')],
  ['laptop', words('ноутбук', 'the laptop', '笔记本电脑')],
  ['pen', words('ручку', 'the pen', '笔')],
  ['alcoholLiquid', words('спиртовой раствор', 'the alcohol', '酒精液')],
  ['napkin', words('салфетку', 'a napkin', '擦拭巾')],
  ['innerGloves', words('внутренние перчатки', 'the inner gloves', '内层手套')],
  ['trash', words('мусор', 'the waste', '垃圾')],
  ['coverall', words('комбинезон', 'the coverall', '连体服')],
  ['safetyGlasses', words('защитные очки', 'the safety glasses', '护目镜')],
  ...sized,
]);

const INTO_TEXTS: ReadonlyMap<string, Trilingual> = new Map([
  ['entrance', words('во входную группу', 'into the entrance', '入口区')],
  ['locker', words('в зону переодевания', 'into the changing room', '更衣区')],
  ['washroom', words('в зону умывания', 'into the washroom', '洗手区')],
  ['separate', words('в зону разделения', 'into the separation zone', '隔离区')],
  ['dressing', words('в зону одевания', 'into the dressing zone', '穿衣区')],
  ['transit', words('в воздушный шлюз', 'into the airlock', '风淋通道')],
  ['production', words('в чистое производство', 'into the clean production area', '洁净生产区')],
]);

export function withObjectText(item: Item): Item {
  const objectText = OBJECT_TEXTS.get(item.id);
  return objectText === undefined ? item : { ...item, objectText };
}

export function withIntoText(location: RoomLocation): RoomLocation {
  const intoText = INTO_TEXTS.get(location.id);
  return intoText === undefined ? location : { ...location, intoText };
}
