/** Id of the element in which a page names the scripts of its add-ons: `[ { "src": "/add-on.js" } ]`. */
export const ADD_ONS_ELEMENT_ID = 'shopfront-add-ons';

/** Part of a page's query by which who manages the shop asks what add-ons cost it. */
export const ADD_ON_REPORT_QUERY = 'addon-report';
