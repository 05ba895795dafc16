import type {} from '@shopfront/types';

const { getSetting } = window.wc.wcSettings;

/** Reads the settings that the server printed for this add-on, and validates them. */
const title = getSetting( 'my-add-on_data', {}, ( printed ) =>
	window.wc.wcTypes.objectHasProp( printed, 'title' ) &&
	typeof printed.title === 'string'
		? printed.title
		: 'My add-on'
);
const { cart } = getSetting( 'storePages', {} );

document.body.insertAdjacentHTML(
	'beforeend',
	window.wc.sanitize.sanitizeHTML(
		`<a href="${ cart?.permalink || '/' }">${ title }</a>`
	)
);
