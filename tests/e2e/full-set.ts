/** Whether this run is `npm run test:full`: every way from start to end, every page in every look. */
export const IS_FULL_SET = process.env['FULL_SET'] === 'on';
