import * as url from '@wordpress/url';

export { url };
