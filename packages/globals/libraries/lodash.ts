import lodash from 'lodash';

/** Lodash sets `_` when it loads. As on WordPress, we give `_` back to the page. */
export const takeLodash = (): unknown => lodash.noConflict();
