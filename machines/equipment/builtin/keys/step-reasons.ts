// Why a step is done, in a sentence, for steps that give no reason of their own: the guide and the report say it.
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';

const SHIFT: Readonly<Record<string, Trilingual>> = {
  'task-read': words(
    'Задание говорит, какую партию, по какому рецепту и где ведут сегодня.',
    'The task says which lot is run today, by which recipe and where.',
    '任务单写明今天加工哪个批次、用哪个配方、在哪里进行。',
  ),
  'sheet-compared': words(
    'Лист идёт с партией: если он расходится с заданием, ведут не ту партию.',
    'The sheet travels with the lot: if it differs from the task, it is the wrong lot.',
    '随工单跟随批次：若与任务不符，说明批次不对。',
  ),
  'pod-taken': words(
    'Берут одну партию: второй контейнер в руках — это путаница на порту.',
    'One lot at a time: a second pod in the hands is a mix-up at the port.',
    '一次只取一个批次：手里多一个晶圆盒就会在装载口弄混。',
  ),
  'pod-placed': words(
    'Порт считывает метку контейнера и узнаёт, что ему принесли.',
    'The port reads the pod’s label and learns what was brought.',
    '装载口读取晶圆盒标签，识别送来的是什么。',
  ),
  'pod-docked': words(
    'При стыковке порт открывает контейнер в чистом объёме и снимает карту кассеты.',
    'Docking opens the pod in clean air and maps the cassette.',
    '对接时装载口在洁净空间内打开晶圆盒并扫描槽位图。',
  ),
  'signed-in': words(
    'Терминал отвечает только известному человеку, и журнал знает, кто работал.',
    'The terminal answers to a known person alone, and the log knows who worked.',
    '终端只响应已登录人员，日志会记下是谁操作的。',
  ),
  'job-created': words(
    'Трек обрабатывает то, что вписано в задание: ошибка здесь — это испорченная партия.',
    'The track runs what stands in the job: a slip here is a ruined lot.',
    '轨道按作业内容加工：此处填错就会毁掉整批。',
  ),
  'job-queued': words(
    'В очереди трек проверяет задание и готовит модули.',
    'In the queue the track checks the job and readies its modules.',
    '排队后轨道会检查作业并准备各模块。',
  ),
  'recipe-compared': words(
    'Загруженный рецепт могли изменить: бумажная копия утверждена.',
    'The loaded recipe may have been changed: the paper copy is the approved one.',
    '已加载的配方可能被改动，纸质副本才是批准的版本。',
  ),
  started: words(
    'Пуск — последний момент, когда ошибку ещё можно остановить.',
    'The start is the last moment at which a mistake can still be stopped.',
    '启动是还能拦住错误的最后时刻。',
  ),
  'pod-undocked': words(
    'Порт закрывает контейнер, и пластины остаются в чистом воздухе.',
    'The port closes the pod, and the wafers stay in clean air.',
    '装载口会关上晶圆盒，晶圆仍处于洁净空气中。',
  ),
  'pod-removed': words(
    'Порт нужен следующей партии.',
    'The next lot needs the port.',
    '下一批次要用这个装载口。',
  ),
  'pod-put': words(
    'Контейнер ищут на стеллаже: на полу и на столе его роняют и путают.',
    'Pods are looked for on the rack: on a floor or a desk they are dropped and mixed up.',
    '晶圆盒应放在货架上：放在地面或桌上会被碰落或弄混。',
  ),
  'written-platesArrived': words(
    'По числу пластин следующий участок узнаёт, не потеряна ли пластина.',
    'By the count the next area learns whether a wafer was lost.',
    '下一工序凭片数判断是否丢片。',
  ),
  'written-timeStart': words(
    'Между операциями есть предельное время: его считают от записи в листе.',
    'There is a longest time between operations, and it is counted from the sheet.',
    '工序之间有最长时限，以随工单记录为准计算。',
  ),
  'written-timeEnd': words(
    'По времени окончания следующий участок знает, сколько партия может ждать.',
    'From the time of the end the next area knows how long the lot may wait.',
    '下一工序凭结束时间判断批次还能等多久。',
  ),
  'written-platesLeft': words(
    'Передают только годные пластины, и их число подтверждает тот, кто вёл партию.',
    'Only good wafers go on, and who ran the lot confirms how many.',
    '只移交合格晶圆，片数由操作人确认。',
  ),
  'written-platesStatus': words(
    'Состояние решает, пойдёт партия дальше или её задержат.',
    'The status decides whether the lot goes on or is held.',
    '状态决定该批次继续流转还是扣留。',
  ),
  'sheet-signed': words(
    'Подпись значит: записанное проверено и это сделали вы.',
    'The signature says: what is written was checked, and it was you.',
    '签名表示：所填内容已核实，由你完成。',
  ),
  'signed-out': words(
    'Под открытой записью следующее действие любого человека станет вашим.',
    'While you are signed in, whatever anybody does next is done in your name.',
    '账号未退出，别人的操作都会记在你名下。',
  ),
  'fault-found': words(
    'Расхождение фиксируют до пуска: потом его уже не исправить.',
    'A mismatch is stated before the start: afterwards it can’t be mended.',
    '不符必须在启动前记录，启动后就无法补救。',
  ),
  'carrier-rejected': words(
    'Отклонённую кассету трек не возьмёт, даже если кто-то нажмёт пуск.',
    'The track does not take a rejected cassette, even if somebody presses start.',
    '被拒收的片盒轨道不会加工，即使有人按下启动。',
  ),
  'arms-home': words(
    'Пока манипулятор не на месте, любое движение ломает пластину, которую он держит.',
    'Until the arm is home, every move breaks the wafer that it holds.',
    '机械手未复位时，任何动作都会碰坏它拿着的晶圆。',
  ),
  'module-in': words(
    'Модуль возвращают в работу, когда он пуст и исправен: иначе следующая партия встанет на нём.',
    'A module goes back into service once it is empty and sound: otherwise the next lot stops at it.',
    '模块排空并确认正常后再投入使用，否则下一批会停在这里。',
  ),
};

const EMERGENCY: Readonly<Record<string, Trilingual>> = {
  'call-BOSS': words(
    'Начальник смены решает, кто остаётся, кто уходит и кого ещё звать.',
    'The shift manager decides who stays, who leaves and whom else to call.',
    '值班长决定谁留、谁撤以及还要通知谁。',
  ),
  'call-BOSSSITE': words(
    'Начальник участка останавливает партии, которые сюда идут.',
    'The station manager holds the lots that are on their way here.',
    '工段长会拦住正在送来的批次。',
  ),
  'call-SERVICEMAN': words(
    'Установку открывает и чинит только сервисный инженер.',
    'The service engineer alone opens and mends the tool.',
    '只有维修工程师才能打开并修理设备。',
  ),
  'call-ENERGY': words(
    'Питание и вентиляцию отключает и включает энергетик: он видит щиты.',
    'Power and ventilation are switched by the power engineer, who sees the boards.',
    '供电和通风由电气工程师操作，他掌握配电盘情况。',
  ),
  'call-ENGINEER': words(
    'Что станет с пластинами в треке, решает технолог.',
    'What becomes of the wafers in the track is for the process engineer to say.',
    '轨道内晶圆如何处理由工艺工程师决定。',
  ),
  'call-MEDIC': words(
    'При химическом ожоге счёт идёт на минуты, а промывание не заменяет врача.',
    'With a chemical burn minutes count, and rinsing does not replace a medic.',
    '化学灼伤分秒必争，冲洗不能代替就医。',
  ),
  'call-FIRE_BRIGADE': words(
    'Пожар тушат те, у кого есть защита и вода: им нужны место и что горит.',
    'A fire is put out by those with gear and water: they need the place and what burns.',
    '灭火要靠有防护和水源的人，须告知地点和着火物。',
  ),
  askReturn: words(
    'Опасность видна не всегда: её отсутствие подтверждает тот, кто проверил.',
    'A danger is not always seen: that it is over is said by who has checked.',
    '危险不一定看得见，须由检查过的人确认已解除。',
  ),
  return: words(
    'Возвращаются, когда разрешено, и к работе, которая ждёт.',
    'One returns once it is allowed, and to the work that waits.',
    '获准后再返回，继续未完成的工作。',
  ),
  askRestart: words(
    'После остановки трек пускает тот, кто отвечает за пластины внутри.',
    'After a stop the start is for who answers for the wafers inside.',
    '停机后能否启动，由对轨道内晶圆负责的人决定。',
  ),
  restart: words(
    'Пускают проверенную установку: пластины ждать не могут.',
    'The tool is started once checked: wafers can’t wait.',
    '检查合格后立即启动，晶圆不能久等。',
  ),
};

/** By the id of the step. */
export const STEP_REASONS: ReadonlyMap<string, Trilingual> = new Map(
  [SHIFT, EMERGENCY].flatMap((rows) => Object.entries(rows)),
);
