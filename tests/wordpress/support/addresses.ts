/** Addresses of this plugin's files. */
export const IS_OURS = /\/plugins\/shopfront\//;

/** Addresses of files for cart, checkout and mini-cart. The scripts of product lists are on more pages. */
export const IS_OF_BLOCKS = /\/plugins\/shopfront\/build\/wordpress\//;
