import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, type ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { queryClient } from '#src/lib/api/query-client.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Page } from './page.tsx';

const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));

/** The providers around every page. */
export function App(): ReactElement {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Page />
          <Suspense fallback={null}>
            <Toasts />
          </Suspense>
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
