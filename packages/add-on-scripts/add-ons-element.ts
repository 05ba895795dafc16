/** Id of the element in which a page declares the scripts of its add-ons: `[ { "src": "/add-on.js" } ]`. */
export const ADD_ONS_ELEMENT_ID = 'shopfront-add-ons';

/** Query parameter with which shop managers open the report on add-ons. */
export const ADD_ON_REPORT_QUERY = 'addon-report';
