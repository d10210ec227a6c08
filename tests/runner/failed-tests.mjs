// The names of failed tests from the reports of Vitest and Playwright Test, so that a run says at its end what failed.
import { relative } from 'node:path';

/** Failed tests of Vitest's JSON report, each as `file: name`; a file that did not load counts by its own name. */
export function failedOfVitest(report, root) {
  return (report?.testResults ?? []).flatMap((file) => {
    const name = relative(root, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${name}: ${fullName}`);
    return file.status === 'failed' ? [name] : [];
  });
}

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** What did not pass in Playwright's JSON report, each as `file:line: title`; skipped and flaky tests too. */
export function failedOfPlaywright(report) {
  return specsOf(report ?? {})
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ file, line, title }) => `${file}:${line}: ${title}`);
}
