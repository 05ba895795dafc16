import * as compose from '@wordpress/compose';
import * as dom from '@wordpress/dom';

// Most of one is in the other.
export { compose, dom };
