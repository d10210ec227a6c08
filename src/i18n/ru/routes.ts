/** The title and the description of every route, by its id. */
export const texts = {
  start: {
    title: 'Тренажёр по производству кристаллов',
    description:
      'Обучение операторов и инженеров полупроводникового производства: теория, вход в чистую зону и участок фотолитографии.',
  },
  qrcode: { title: 'Вход по QR-коду', description: 'Вход в тренажёр по личному QR-коду.' },
  confirmEmail: {
    title: 'Подтверждение почты',
    description: 'Подтверждение нового адреса почты по ссылке из письма.',
  },
  resetPassword: { title: 'Смена пароля', description: 'Смена пароля по ссылке из письма.' },
  passwordReset: { title: 'Смена пароля', description: 'Смена пароля по ссылке из письма.' },
  privacy: {
    title: 'Политика обработки персональных данных',
    description: 'Какие данные обрабатывает тренажёр, зачем и как долго.',
  },
  technicalWork: {
    title: 'Технические работы',
    description: 'Тренажёр временно закрыт на технические работы.',
  },
  notEnough: { title: 'Недостаточно прав', description: 'У вашей роли нет доступа к странице.' },
  pwaConnection: {
    title: 'Связь и работа без сети',
    description: 'Связь с сервером, офлайн-режим и то, что сохранено на устройстве.',
  },
  editTechnicalWork: {
    title: 'Управление техническими работами',
    description: 'Включение режима технических работ и список исключений.',
  },
  users: { title: 'Пользователи', description: 'Список пользователей, их роли и группы.' },
  groups: { title: 'Группы', description: 'Учебные группы и их участники.' },
  roles: { title: 'Роли', description: 'Роли и их права.' },
  userRegistration: {
    title: 'Заявки на регистрацию',
    description: 'Заявки новых пользователей: принять или отклонить.',
  },
  siteSettings: { title: 'Настройки сайта', description: 'Часовой пояс, в котором показаны все времена.' },
  auditLog: { title: 'Журнал изменений', description: 'Кто, когда и что изменил.' },
  qrCreate: { title: 'QR-коды для входа', description: 'Создание и отзыв QR-кодов для входа.' },
  ui: { title: 'Интерфейс', description: 'Элементы интерфейса тренажёра.' },
  practice: { title: 'Практика', description: 'Случаи для практики в чистой зоне и на оборудовании.' },
  room: { title: 'Вход в чистую зону', description: 'Симуляция входа в чистую зону.' },
  room2: {
    title: 'Вход в чистую зону: по шагам',
    description: 'Тренажёр ведёт по шагам от двери до чистой зоны.',
  },
  room3: {
    title: 'Вход в чистую зону: найти ошибки',
    description: 'Неверно одетый человек у последней двери: исправьте всё.',
  },
  room4: {
    title: 'Вход в чистую зону: репетиция контроля',
    description: 'На время, без подсказок, с разбором в конце.',
  },
  roomEditing: {
    title: 'Правила комнат',
    description: 'Вещи, запреты, слои одежды и числа, по которым живёт комната.',
  },
  bayEditing: {
    title: 'Правила участка',
    description: 'Рецепты, тревоги, звонки и сроки реакции, по которым живёт участок.',
  },
  roomConstructor: { title: 'Конструктор комнат', description: 'Создание случаев входа в чистую зону.' },
  createEditor: {
    title: 'Мастерская',
    description: 'Всё, что создают авторы: черновики, незавершённое, изменения коллег, корзина.',
  },
  practiceAvailableScreens: {
    title: 'Экраны практики',
    description: 'Экраны оборудования, доступные в практике.',
  },
  practicePossibleSettings: {
    title: 'Настройки практики',
    description: 'Возможные настройки случаев практики.',
  },
  practiceTestCases: { title: 'Случаи практики', description: 'Список случаев для практики.' },
  testcaseChainsActions: { title: 'Цепочки действий', description: 'Эталонные последовательности действий.' },
  testcaseChainsActionsEdit: {
    title: 'Изменение цепочки действий',
    description: 'Правка эталонной последовательности действий.',
  },
  testcaseChainsActionsCreate: {
    title: 'Новая цепочка действий',
    description: 'Создание эталонной последовательности действий.',
  },
  testcaseChainsActionsCreateConstructor: {
    title: 'Конструктор цепочки действий',
    description: 'Создание последовательности действий по шагам.',
  },
  testcaseActions: { title: 'Действия', description: 'Справочник действий практики.' },
  account: { title: 'Кабинет', description: 'Заявки, состояние системы и инструменты.' },
  teacherResults: { title: 'Результаты учащихся', description: 'Результаты работ по группам и учащимся.' },
  statistics: { title: 'Статистика', description: 'Показатели работ, вопросов и практики.' },
  workStatistics: {
    title: 'Статистика работы',
    description: 'Показатели одной работы: вопросы и шаги практики.',
  },
  peopleStatistics: {
    title: 'Статистика учащихся',
    description: 'Показатели курса, группы или учащегося.',
  },
  eventStatistics: {
    title: 'Статистика мероприятия',
    description: 'Показатели одного контрольного мероприятия.',
  },
  resultsUser: { title: 'Результат учащегося', description: 'Работы одного учащегося и их оценка.' },
  updateControl: {
    title: 'Контрольные мероприятия',
    description: 'Список контрольных мероприятий и их изменение.',
  },
  createControl: {
    title: 'Новое контрольное мероприятие',
    description: 'Назначение работы группе или учащимся на время.',
  },
  courses: { title: 'Курсы', description: 'Список курсов и доступ к ним.' },
  courseCreate: { title: 'Новый курс', description: 'Создание курса.' },
  works: { title: 'Работы и задания', description: 'Работы и банк заданий: поиск, копии, темы, корзина.' },
  trial: { title: 'Проба', description: 'Работа или задание так, как их увидит учащийся.' },
  trialAttempt: { title: 'Проба: прохождение', description: 'Попытка автора глазами учащегося.' },
  workUpdate: { title: 'Изменение работы', description: 'Правка работы и её заданий.' },
  workCreate: { title: 'Новая работа', description: 'Создание работы.' },
  practiceTest: { title: 'Проба практики', description: 'Проба практики для гостей.' },
  cabinet: { title: 'Обучение', description: 'Ваши курсы и то, что нужно сделать сейчас.' },
  results: { title: 'Результаты', description: 'Ваши результаты по курсам и контрольным мероприятиям.' },
  control: { title: 'Контроль', description: 'Ваши контрольные мероприятия.' },
  practiceExercise: {
    title: 'Упражнение',
    description: 'Шаги практики, которые ещё не освоены.',
  },
  profileView: { title: 'Профиль', description: 'Ваши данные, роль и группа.' },
  task: { title: 'Работа', description: 'Режимы, правила и прошлые попытки.' },
  documentList: { title: 'Документы', description: 'Инструкции и руководства ваших работ.' },
  documents: { title: 'Работа с документами', description: 'Режимы, правила и прошлые попытки.' },
  quiz: { title: 'Тест', description: 'Обучающее прохождение теста.' },
  practiceTraining: { title: 'Практика: обучение', description: 'Практика с подсказками.' },
  documentTraining: { title: 'Документы: обучение', description: 'Работа с документами с подсказками.' },
  selfcontrol: { title: 'Самоконтроль', description: 'Тест для самопроверки.' },
  practiceSelfcontrol: { title: 'Практика: самоконтроль', description: 'Практика для самопроверки.' },
  documentSelfcontrol: {
    title: 'Документы: самоконтроль',
    description: 'Работа с документами для самопроверки.',
  },
  examSelfcontrol: { title: 'Экзамен: самоконтроль', description: 'Пробный экзамен.' },
  controltask: { title: 'Контрольная работа', description: 'Работа контрольного мероприятия.' },
  notFound: { title: 'Страница не найдена', description: 'Такого адреса нет.' },
} as const;
