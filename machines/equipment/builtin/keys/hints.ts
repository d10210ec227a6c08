// The hints of TRAINING, in order: first what to look at, then what to do first.
import type { Situation, SituationGroup } from '#contract/simulation/equipment-emergency.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';

const look = words(
  'Слушайте и смотрите не только на терминал: лампы, запах, пол, газовый щит.',
  'Listen, and look beyond the terminal: lamps, smells, the floor, the gas panel.',
  '不要只看终端：注意灯、气味、地面和气体面板。',
);

const first: Readonly<Record<SituationGroup, Trilingual>> = {
  noEmergency: words(
    'Спросите себя, что именно не так. Если ничего, работа идёт дальше.',
    'Ask yourself what exactly is wrong. If nothing is, work goes on.',
    '问自己究竟哪里不对。没有不对，就继续工作。',
  ),
  fire: words(
    'Сначала люди, потом установка, потом выход. Звонят снаружи.',
    'People first, then the equipment, then the exit. One calls from outside.',
    '先人，后设备，再撤离。到外面打电话。',
  ),
  smoke: words(
    'Дым — это пожар, которого ещё не видно.',
    'Smoke is a fire that can’t be seen yet.',
    '烟就是还看不见的火。',
  ),
  sparking: words(
    'Искры питает электричество: сначала снимите напряжение.',
    'Sparks live on electricity: cut the power first.',
    '火花靠电：先断电。',
  ),
  hazardousGas: words(
    'Ничего не выключайте: каждая секунда внутри лишняя.',
    'Switch nothing off: every second inside is one too many.',
    '什么都不要关：多留一秒都危险。',
  ),
  ventilationShutdown: words(
    'Без вытяжки пары растворителей остаются в зале: остановите работу и выйдите.',
    'Without exhaust the solvent vapour stays in the bay: stop work and go out.',
    '无排风时溶剂蒸气滞留：停机并撤离。',
  ),
  lightingOutage: words(
    'Оставайтесь на месте; за установкой в темноте никто не видит.',
    'Stay where you are; nobody sees the equipment in the dark.',
    '留在原地；黑暗中无人看见设备。',
  ),
  powerOutage: words(
    'Питание вернётся само. Что тогда сделает установка?',
    'The power will come back by itself. What will the equipment do then?',
    '电会自己恢复。那时设备会怎样？',
  ),
  supplyFailure: words(
    'Стрелка на газовом щите падает. Остановите работу в порядке, а не кнопкой EMO.',
    'A gauge of the gas panel is falling. Stop work in order, not by EMO.',
    '面板压力在下降。有序停机，而不是按EMO。',
  ),
  waterLeakage: words(
    'Посмотрите, куда течёт вода: рядом ли кабели?',
    'See where the water goes: are cables near?',
    '看水往哪里流：附近有电缆吗？',
  ),
  materialLeakage: words(
    'Маленькое пятно или лужа? От этого зависит, уходить ли.',
    'A small stain or a puddle? That decides whether to leave.',
    '小污渍还是积液？这决定是否撤离。',
  ),
  developerLeakage: words(
    'Проявитель ядовит через кожу: не трогайте его ни в перчатках, ни салфеткой.',
    'Developer is poisonous through the skin: do not touch it, neither with gloves nor with a wipe.',
    '显影液经皮肤中毒：戴手套或用擦布也不要碰。',
  ),
  equipmentAlarm: words(
    'Прочитайте тревогу: в ней сказано, останавливать ли работу и кого звать.',
    'Read the alarm: it says whether to stop and whom to call.',
    '阅读报警：它说明是否停机、呼叫谁。',
  ),
  processInterruption: words(
    'Пластины остались в модулях. Запишите где, прежде чем звонить.',
    'The wafers are left in the modules. Write down where, before you call.',
    '晶圆留在模块中。先记录位置再打电话。',
  ),
};

export function hintsOf({ group }: Situation): readonly Trilingual[] {
  return [look, first[group]];
}

export const shiftHints: readonly Trilingual[] = [
  words(
    'Сверьте три вещи: задание, лист и этикетку контейнера.',
    'Compare three things: the task, the sheet and the pod’s label.',
    '核对三样：任务、随工单和晶圆盒标签。',
  ),
  words(
    'До пуска сравните карту кассеты с листом и загруженный рецепт с бумажным.',
    'Before the start compare the slot map with the sheet and the loaded recipe with the paper.',
    '启动前核对槽位图与随工单、已加载配方与纸质副本。',
  ),
  words(
    'Если что-то не сходится, не исправляйте сами: сообщите и отложите партию.',
    'If anything does not agree, do not mend it yourself: report it and put the lot aside.',
    '若有不符，不要自行更改：报告并搁置批次。',
  ),
];
