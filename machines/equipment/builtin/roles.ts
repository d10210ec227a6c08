// The four roles and the accounts. OPERATOR can see recipes, not change them; MAINTENANCE is restricted.
import type { ActiveScreen } from '#contract/simulation/equipment-kinds.ts';
import type { Account, RoleRow } from '#contract/simulation/equipment-terminal.ts';
import { words } from './text.ts';

const WORKING: readonly ActiveScreen[] = [
  'START',
  'LOGIN',
  'MAIN',
  'CASSETTES',
  'JOB',
  'RECIPES',
  'RUN',
  'ALARMS',
  'LOG',
];

export const roles: readonly RoleRow[] = [
  {
    id: 'OPERATOR',
    text: words('Оператор', 'Operator', '操作员'),
    screens: [...WORKING],
    rights: ['runJobs', 'verifyCarriers', 'acknowledgeAlarms', 'clearAlarms'],
  },
  {
    id: 'PROCESS',
    text: words('Технолог', 'Process engineer', '工艺工程师'),
    screens: [...WORKING],
    rights: ['runJobs', 'verifyCarriers', 'acknowledgeAlarms', 'clearAlarms', 'editRecipes'],
  },
  {
    id: 'EQUIPMENT',
    text: words('Инженер по оборудованию', 'Equipment engineer', '设备工程师'),
    screens: [...WORKING, 'MAINTENANCE'],
    rights: ['runJobs', 'verifyCarriers', 'acknowledgeAlarms', 'clearAlarms', 'setParameters'],
  },
  {
    id: 'SERVICE',
    text: words('Сервисный инженер', 'Service engineer', '维修工程师'),
    screens: [...WORKING, 'MAINTENANCE'],
    rights: ['acknowledgeAlarms', 'clearAlarms', 'maintain'],
  },
];

export const accounts: readonly Account[] = [
  {
    login: 'operator1',
    password: '1234',
    role: 'OPERATOR',
    name: words('Иванова М. С.', 'M. Ivanova', '伊万诺娃'),
  },
  {
    login: 'process1',
    password: '2345',
    role: 'PROCESS',
    name: words('Орлов Д. А.', 'D. Orlov', '奥尔洛夫'),
  },
  {
    login: 'equip1',
    password: '3456',
    role: 'EQUIPMENT',
    name: words('Ким Е. В.', 'E. Kim', '金叶夫根尼'),
  },
  {
    login: 'service1',
    password: '4567',
    role: 'SERVICE',
    name: words('Белов Н. П.', 'N. Belov', '别洛夫'),
  },
];
