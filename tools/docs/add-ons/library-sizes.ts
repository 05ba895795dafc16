import type { LibraryChunk } from '../../../packages/add-on-scripts/handles';

/** Scripts and styles, in KiB after brotli. A page test compares them with the build. */
export const LIBRARY_KIB: Readonly< Record< LibraryChunk, number > > = {
	'wp-url': 3,
	'wp-api-fetch': 5.3,
	'wp-compose': 13.1,
	'wp-components': 6.7,
	'wp-date': 44.1,
	lodash: 21.7,
	jquery: 30.1,
	'jquery-blockui': 2.9,
	'blocks-components': 20.5,
	'blocks-data': 3.4,
	html: 1.8,
};
