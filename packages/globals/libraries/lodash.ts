import lodash from 'lodash';

/** Returns Lodash, which sets `_` when it loads. As on WordPress, `_` is restored to the page's own value. */
export const takeLodash = (): unknown => lodash.noConflict();
