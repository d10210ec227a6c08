// How each status looks: a sign beside its word, so that no colour tells it alone, and the tone of its wafer.
import {
  Ban,
  Check,
  CircleHelp,
  CirclePause,
  Hourglass,
  LoaderCircle,
  Minus,
  OctagonX,
  SkipForward,
  Slash,
  type LucideIcon,
} from 'lucide-react';
import type { PlateStatus } from './schema.ts';

export const STATUS_SIGNS: Readonly<Record<PlateStatus, LucideIcon>> = {
  EMPTY: Minus,
  NEEDS_PROCESSING: Hourglass,
  IN_PROCESS: LoaderCircle,
  PROCESSED: Check,
  ABORTED: OctagonX,
  STOPPED: CirclePause,
  REJECTED: Ban,
  LOST: CircleHelp,
  SKIPPED: SkipForward,
  CROSSED: Slash,
};
