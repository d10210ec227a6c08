// The fast way to sign in: a call instead of the form, with the session stored where the product keeps it.
import { expect, type Page } from '@playwright/test';
import { PASSWORD, tokensOf } from './people.ts';

/** An empty page of the site, to write its storage before the product runs. */
const EMPTY_PAGE = '/empty-page-of-tests';

/** Signs in by a call and stores the session; the next page is opened signed in. */
export async function enterAs(page: Page, login: string, password = PASSWORD, url = ''): Promise<void> {
  await page.route(`**${EMPTY_PAGE}`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${url}${EMPTY_PAGE}`);
  await page.unroute(`**${EMPTY_PAGE}`);
  const tokens = await tokensOf(new URL(page.url()).origin, login, password);
  await page.evaluate(
    ({ accessToken, refreshToken }) =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem('auth-token', accessToken);
        localStorage.setItem('auth-refresh-token', refreshToken);
        const opening = indexedDB.open('auth', 1);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('session'));
        opening.addEventListener('error', () => reject(new Error('The session was not kept')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('session', 'readwrite');
          writing.objectStore('session').put({ accessToken, refreshToken }, 'tokens');
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    tokens,
  );
}

/** Signs in and waits for the home page, a learner's or an administrator's. */
export async function signIn(page: Page, login: string, password = PASSWORD, url = ''): Promise<void> {
  await enterAs(page, login, password, url);
  await page.goto(`${url}${login === 'admin' ? '/account' : '/cabinet'}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
