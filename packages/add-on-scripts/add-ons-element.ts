/** The element declares the page's add-on scripts: `[ { "src": "/add-on.js" } ]`. */
export const ADD_ONS_ELEMENT_ID = 'shopfront-add-ons';

/** Shop managers open the add-on report with this query parameter. */
export const ADD_ON_REPORT_QUERY = 'addon-report';
