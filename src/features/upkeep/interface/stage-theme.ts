// In which theme the specimens stand: the page's, one of the two, or both beside each other.
import { createContext } from 'react';

export type StageThemeName = 'page' | 'light' | 'dark' | 'both';

export const StageTheme = createContext<StageThemeName>('page');
