/** URLs of this plugin's files. */
export const IS_OURS = /\/plugins\/shopfront\//;

/** Files for cart, checkout and mini-cart. More pages have the scripts of product lists. */
export const IS_OF_BLOCKS = /\/plugins\/shopfront\/build\/wordpress\//;
