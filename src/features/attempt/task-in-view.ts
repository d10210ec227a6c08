// Tells what stands around an attempt which of its tasks is in view.
import { createContext } from 'react';

export const TaskInViewContext = createContext<((taskId: string) => void) | undefined>(undefined);
