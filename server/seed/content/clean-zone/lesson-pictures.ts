// The pictures of the lesson on the clean zone, with what they show in words.
import { practicePicture } from '../seed-lesson.ts';

export const SUITE = practicePicture('room', [
  'Помещения перед чистой зоной, видимые сверху: вход с улицы, гардероб, умывальная, комната переодевания, шлюз с воздушным душем.',
  'The rooms before the clean zone from above: the street entrance, locker room, washroom, gowning room, and the transit with its air shower.',
  '俯视洁净区前的各房间：室外入口、更衣室、洗手区、穿戴室以及带风淋的过渡区。',
]);
export const STREET = practicePicture('street-clothes', [
  'Человек в куртке и уличной обуви входит с улицы; под ногами тёмный коврик.',
  'A person in a jacket and street shoes comes in from the street, onto a dark mat.',
  '一个穿外套和室外鞋的人从室外进来，脚下是深色地垫。',
]);
export const ENTRANCE = practicePicture('room2', [
  'Вход: тёмный коврик у двери, автомат с бахилами, деревянная скамья, белый стеллаж и голубой липкий коврик у следующей двери.',
  'The entrance: a dark mat at the door, a shoe-cover dispenser, a wooden bench, a white rack, and a blue sticky mat at the next door.',
  '入口：门口的深色地垫、鞋套机、木制长凳、白色置物架，以及下一道门前的蓝色粘尘垫。',
]);
export const HANDS = practicePicture('clean-hands-man', [
  'Человек моет руки у раковины; рядом дозатор мыла и сушилка.',
  'A person washes their hands at the sink, beside the soap dispenser and the dryer.',
  '一个人在水槽边洗手，旁边是皂液器和干手机。',
]);
export const DRESSING = practicePicture('second-gloves', [
  'Человек в шапочке, маске и внутреннем костюме снимает с вешалки комбинезон.',
  'A person in cap, mask and inner suit takes a coverall from the rack.',
  '一个戴帽子、口罩并穿内衣的人从架上取连体服。',
]);
export const FAULTS = practicePicture('five-faults', [
  'Девушка в комбинезоне: волосы выбились наружу, ворот расстёгнут, рукав не заправлен под перчатку, сапоги закрыты.',
  'A woman in a coverall: the hair is out, the collar is open, the sleeve is not under the glove, the boots are closed.',
  '一名穿连体服的女士：头发外露，领口敞开，袖口未压在手套内，靴子穿戴完好。',
]);
export const SHOWER = practicePicture('room4', [
  'Человек в полном комплекте проходит воздушный душ; слева от шлюза скамья-барьер с красной и синей полосами.',
  'A fully gowned person walks through the air shower; left of it is the barrier bench with a red and a blue stripe.',
  '全套着装的人通过风淋；左侧是带红蓝条纹的隔离长凳。',
]);
