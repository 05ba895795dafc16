import lodash from 'lodash';

/** Lodash, which sets `_` when it is loaded. As on WordPress, that name is given back to the page. */
export const takeLodash = (): unknown => lodash.noConflict();
