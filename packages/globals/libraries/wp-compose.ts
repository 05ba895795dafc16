import * as compose from '@wordpress/compose';
import * as dom from '@wordpress/dom';

// One chunk, because compose contains most of dom.
export { compose, dom };
