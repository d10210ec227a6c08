import type { EnglishTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/help.ts';

export const texts: EnglishTexts<typeof russian> = {
  open: 'About this page (?)',
  title: 'About this page',
  keysTitle: 'Keys',
  keys: {
    help: 'open this help, unless you are typing in a field',
    finder: 'go to a page, person, work or event',
    open: 'open the row that has the focus',
    range: 'with a click on a box: select every row up to it',
    order: 'on a row’s handle: move the row up or down',
    neighbours: 'previous and next answer',
    saveNext: 'save the mark and go to the next answer',
    bookmark: 'set a bookmark at this moment',
    tasks: 'in the row of numbers: go to another task',
    play: 'play or pause',
    step: 'previous and next action',
    ends: 'to the start and to the end',
    leave: 'close the replay',
    marks: 'between the marks on the participants’ lines',
    pages: 'turn the pages of the document',
    zoom: 'zoom in, zoom out',
    find: 'search the document',
    plan: 'move the cursor over the plan',
    undo: 'undo the last change',
    scene: 'inside the simulation: its keys',
  },
  pages: {
    account: [
      'Where a day begins: what awaits your decision, what is running now, and how the last 28 days went.',
      'Open requests and marking straight from their cards; all other sections are in the menu on the left.',
    ],
    users: [
      'Everyone who has an account: search, filters, and each person’s card with sessions and password.',
      'Select several to set their group or role, deactivate them, or print QR codes for signing in.',
      'The list can be imported from a spreadsheet and exported to one.',
    ],
    peopleImport: [
      'Creates or updates many users from one spreadsheet.',
      'Choose a file, see what will happen to each row, then save. While any row has an error, nothing is saved.',
      'First passwords are shown once: save them before you leave the page.',
    ],
    groups: [
      'Study groups, their members and their teachers.',
      'A teacher sees the results of the groups they are assigned to. Courses are opened to whole groups.',
    ],
    roles: [
      'Roles and the privileges they give.',
      'A change applies at once to everyone who has the role; before saving you see whom it affects.',
    ],
    userRegistration: [
      'Requests of people who registered themselves: approve or reject them, one by one or several at once.',
      'On approval you set the group and role, and can replace a login that is taken: the letter tells the new one.',
      'Letters that were not delivered are shown here and can be sent again.',
    ],
    siteSettings: ['The time zone in which pages, letters and exports show every time.'],
    auditLog: [
      'Who changed what, and when. Entries can be neither edited nor deleted.',
      'Filter by person, action, object and date; a row opens every value before and after.',
      'To see who changed a mark, choose the object or search for the learner’s name.',
    ],
    qrCreate: [
      'Sheets of personal QR codes, which let people sign in without a password.',
      'Choose a group or people, set how long the codes work, print. Revoke a lost code in the list below.',
    ],
    editTechnicalWork: [
      'Closes the trainer for maintenance, now or as planned.',
      'Attempts under way can be finished; new ones do not start. Below: who may come in all the same.',
    ],
    pwaConnection: [
      'The connection to the server, and what this device keeps for work without a network.',
      'See what has not been sent yet, and send it by hand.',
    ],
    ui: ['Every element of the interface in all its states, for those who develop the trainer.'],
    teacherResults: [
      'All attempts of your learners: find them by name and work; filter by group, mode, date and result.',
      'A row opens the attempt’s report, a name the learner’s page. Export what you have filtered as a table.',
    ],
    report: [
      'The report of one attempt: the mark, each task, the right answer and the replay of the practice.',
      'Show only what was wrong, go to a neighbouring attempt, or print it; a mark can be changed with a reason.',
    ],
    reviews: [
      'Answers that wait for your mark: by task, event, work or learner.',
      '“Start marking” opens the first answer; from there the queue leads on.',
      'Questioned marks and attempts in doubt are under “Show”.',
    ],
    marking: [
      'The learner’s answer beside its key and criteria: give points and, if needed, a comment.',
      'While you have the answer open, no other teacher can save a mark for it. What you type is never lost.',
    ],
    replay: [
      'The attempt played again: the scene, the actions, and each remark at its moment.',
      'Press a mark on the time line or a step to go there, and open the reference beside it. The address leads to this very moment.',
    ],
    resultsUser: [
      'One learner’s attempts and progress.',
      'A row opens the report; “Statistics” shows recurring mistakes and progress by course.',
    ],
    statistics: [
      'Figures of works, questions and practice: what is hard, what is missed, what takes time.',
      'Open a work, an event, a course or a group; the filters say which attempts count.',
    ],
    figures: [
      'How one work went: the distribution of marks, how hard its questions are, missed steps of practice.',
      'Each figure leads to the attempts behind it. Tables and charts can be exported.',
    ],
    peopleStatistics: [
      'How a course, a group or one person is doing: works, attempts over time, recurring mistakes.',
      'From the group to a person, from the person to an attempt.',
    ],
    updateControl: [
      'Assessments: upcoming, running and ended.',
      'A row opens its board: who has begun, who has not, how much time is left. The row’s menu has copy, retake, results and debriefing.',
    ],
    board: [
      'How the event is going: everyone assigned with their task, time and connection, including those who have not begun.',
      'Select people to give them time, pause, write to them, or give a situation.',
    ],
    wall: [
      'The participants’ scenes side by side: who is where, doing what.',
      'Press a scene to follow one person.',
    ],
    follow: [
      'One participant’s scene live, with all they have done so far.',
      'Go back to any action and return to the present; the learner does not see this.',
    ],
    debriefing: [
      'Going through an event with its group: bookmarks, and all attempts as lines on one scale.',
      'Open a bookmark on the screen, hide names, print a sheet for each participant.',
    ],
    createControl: [
      'Who takes which work, and when: choose the work, people or groups, the time window and the minutes.',
      'The right side says what would prevent the start. People can be sent a letter with a calendar file.',
    ],
    courses: [
      'Courses: works in order, documents, and who has access.',
      'Make a course, edit or copy it, or move it to another server as a file.',
    ],
    courseCreate: [
      'The title, the picture, the works in order, and access for groups and people.',
      'Changes are kept in a draft; learners see them after publication.',
    ],
    works: [
      'Works and the task bank: search, topics, copies, trash.',
      'A work is made of tasks; a task of the bank may stand in many works.',
    ],
    work: [
      'The work’s tasks in order and its rules: modes, time, attempts, pass mark, what is shown afterwards.',
      'Changes are kept in a draft. Try it as a learner, then publish.',
    ],
    taskEditor: [
      'The task’s question, answers, key, hint and explanations in three languages, beside the learner’s view.',
      'Once published, the new version reaches every work that has the task.',
    ],
    tasksImport: [
      'Questions from a file: Moodle XML, GIFT, QTI or a spreadsheet.',
      'First you see what was read and what was left out; only what you tick goes into the bank.',
    ],
    regrade: [
      'Marks the stored answers again by the present key.',
      'First a trial: whose marks change, and how. What was saved can be undone as a whole.',
    ],
    trial: [
      'A work or a task as a learner will see it, in every mode.',
      'A trial counts nowhere; remarks on tasks are seen by authors only.',
    ],
    createEditor: [
      'All that authors make: your drafts, problems found by the checks, colleagues’ changes, the trash.',
      'A new course, work or task begins here, too.',
    ],
    practiceTestCases: [
      'Cases: how a situation begins, how it should end, and how it is judged.',
      'Edit a draft, play it yourself, publish: the server first plays the case and says what is wrong.',
    ],
    practiceAvailableScreens: [
      'Profiles of the terminal: which screens a role has.',
      'A case takes a copy of a profile: editing the profile changes no finished case.',
    ],
    practicePossibleSettings: [
      'Which parameters may be set in practice, within which range, and what a wrong value does.',
      'A case takes a copy of a profile: editing the profile changes no finished case.',
    ],
    roomEditing: [
      'The rules of rooms: things, bans, layers of clothing, places and figures.',
      'You see how they differ from the original and what becomes of the cases. A room can be moved as a file.',
    ],
    bayEditing: [
      'A site’s rules of the bay: recipes, telephones, alarms, situations and reaction times. They are a copy of those that ship, in which rows are changed.',
      'Publish them and choose them in a case: attempts keep the revision that they began with.',
    ],
    roomConstructor: [
      'The plan of rooms: walls, doors, furniture and things are drawn right in the scene.',
      'Walk through it yourself, then publish. Keys work while the plan has the focus.',
    ],
    testcaseActions: [
      'The directory of actions: code, thing, conditions, and the harm of a mistake.',
      'An action is a template of a step: editing it changes no chain already made.',
    ],
    chains: [
      'Chains: the right order of steps by which a case is judged.',
      'Make a new one as a list, a drawing, a text, or simply by doing it in the scene.',
    ],
    chain: [
      'One chain in three views: list, drawing, text; an edit in one shows in the others.',
      'Order, gates and deadlines are checked as you write. Publishing changes how new attempts are judged.',
    ],
    chainByDoing: [
      'A chain by showing it: do everything in the scene, and the steps are recorded.',
      'Show it several times in different ways: this tells the trainer which steps may change places.',
    ],
    practice: [
      'Practice in the cleanroom and in the photolithography bay, outside of courses.',
      'Take the guided way first, then finding mistakes and the rehearsal of an assessment.',
    ],
    play: [
      'The simulation: choose a thing or a place in the scene and a deed in the menu beside it.',
      'All of it is there as a list and by keyboard, too; the result and remarks come at the end.',
    ],
    cabinet: [
      'Your learning: the next step on top, below it your courses and what you have done.',
      'Press the step, or open a course and choose a work.',
    ],
    control: [
      'The assessments you are assigned to, and their time.',
      'The start button appears at the appointed time. There is one attempt: check your device beforehand.',
    ],
    results: [
      'Your results: by course, by event, or all attempts in a row.',
      'Open any of them: each task, comments, and the replay of the practice.',
    ],
    ownReport: [
      'What this attempt teaches: the main lessons, each task, and the replay of the practice.',
      'A final mark of a task can be questioned once: the teacher answers here.',
    ],
    profileView: [
      'Your details, picture, password, and the devices on which you are signed in.',
      'End a session you do not recognise, and change your password.',
    ],
    task: [
      'A work: what is in it, how much time and how many attempts it allows, your best result.',
      'Begin with training: it has hints and explanations. Self-check has none and comes before the assessment.',
    ],
    documentList: [
      'The instructions and manuals of your works, in three languages.',
      'A document opens right here, with its contents, search and printing.',
    ],
    attempt: [
      'The work’s tasks: answer them in order, or choose a number at the top.',
      'All you enter is saved by itself, without a network too. Flag a task to come back to it.',
    ],
    controltask: [
      'An assessment: time runs by the server’s clock and ends by itself.',
      'Answers are saved by themselves. You may finish early with the button below; there is no second attempt.',
    ],
  },
};
