import {
  BookOpen,
  ChartNoAxesColumn,
  ClipboardCheck,
  FlaskConical,
  GraduationCap,
  LayoutDashboard,
  LayoutTemplate,
  ListChecks,
  type LucideIcon,
} from 'lucide-react';
import type { MenuKey } from '../menu.ts';

export const MENU_ICONS = {
  account: LayoutDashboard,
  ui: LayoutTemplate,
  practice: FlaskConical,
  education: GraduationCap,
  courses: BookOpen,
  works: ListChecks,
  control: ClipboardCheck,
  results: ChartNoAxesColumn,
} as const satisfies Record<MenuKey, LucideIcon>;
