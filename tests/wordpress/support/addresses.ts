/** Addresses of this plugin's files. */
export const IS_OURS = /\/plugins\/shopfront\//;
