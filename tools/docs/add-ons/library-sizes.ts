import type { LibraryChunk } from '../../../packages/add-on-scripts/handles';

/** Scripts and styles, in KiB after brotli. A page test compares them with the build. */
export const LIBRARY_KIB: Readonly< Record< LibraryChunk, number > > = {
	'wp-url': 3,
	'wp-api-fetch': 5.3,
	'wp-compose': 13.2,
	'wp-components': 6.8,
	'wp-date': 44.2,
	lodash: 21.5,
	jquery: 30.1,
	'jquery-blockui': 2.9,
	'blocks-components': 20.6,
	'blocks-data': 3.5,
	html: 1.8,
};
