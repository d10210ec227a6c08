// Which routes axe has checked in a run, by the annotations of the tests.

function annotationsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations));
  return [...own, ...suites.flatMap(annotationsOf)];
}

/** Routes with a screen that no test has checked with axe; `all` if the tests did not list the routes. */
export function notLookedAt(report) {
  const noted = annotationsOf(report);
  const those = (type) => noted.filter((note) => note.type === type).map(({ description }) => description);
  const wanted = those('to be looked at');
  if (wanted.length === 0) return ['all'];
  const seen = new Set(those('looked at'));
  return wanted.filter((route) => !seen.has(route));
}
