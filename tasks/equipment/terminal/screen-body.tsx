// Renders the current screen by its name.
import type { ReactElement } from 'react';
import {
  AlarmsScreen,
  JobScreen,
  LoginNotes,
  LogScreen,
  MainScreen,
  MaintenanceScreen,
  StartScreen,
} from './screens/plain-screens.tsx';
import { CassettesScreen } from './screens/cassettes-screen.tsx';
import { RecipesScreen } from './screens/recipes-screen.tsx';
import { RunScreen } from './screens/run-screen.tsx';
import type { TerminalIntents } from './terminal-intents.ts';
import type { BodyView } from './terminal-view.ts';
import type { TerminalTexts } from './texts/ru.ts';

interface ScreenBodyProps {
  readonly body: BodyView;
  readonly texts: TerminalTexts;
  readonly intents: TerminalIntents;
}

export function ScreenBody({ body, ...rest }: ScreenBodyProps): ReactElement {
  switch (body.screen) {
    case 'START':
      return <StartScreen body={body} {...rest} />;
    case 'LOGIN':
      return <LoginNotes body={body} {...rest} />;
    case 'MAIN':
      return <MainScreen body={body} {...rest} />;
    case 'CASSETTES':
      return <CassettesScreen body={body} {...rest} />;
    case 'JOB':
      return <JobScreen body={body} {...rest} />;
    case 'RECIPES':
      return <RecipesScreen body={body} {...rest} />;
    case 'RUN':
      return <RunScreen body={body} {...rest} />;
    case 'ALARMS':
      return <AlarmsScreen body={body} {...rest} />;
    case 'LOG':
      return <LogScreen body={body} {...rest} />;
    default:
      return <MaintenanceScreen body={body} {...rest} />;
  }
}
