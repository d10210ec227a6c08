// The theme of the specimens: the page's, one of the two, or both side by side.
import { createContext } from 'react';

export type StageThemeName = 'page' | 'light' | 'dark' | 'both';

export const StageTheme = createContext<StageThemeName>('page');
