/** Id of the element in which a page names the scripts of its add-ons: `[ { "src": "/add-on.js" } ]`. */
export const ADD_ONS_ELEMENT_ID = 'shopfront-add-ons';
