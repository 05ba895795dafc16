import { trustedScript } from '@shopfront/text';
import type { Settings } from '@shopfront/settings';
import { scriptNonce } from './script-nonce';

/* eslint-disable camelcase -- webpack chooses these names. */
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: ( chunk: string ) => string;
/* eslint-enable camelcase */

/**
 * Fetches and runs a script synchronously. On failure (offline, another host without CORS, or a page that blocks
 * inline scripts) the calling code reads `undefined`.
 */
export const runNow = ( page: Document, url: string ): void => {
	const request = new XMLHttpRequest();
	try {
		request.open( 'GET', url, false );
		request.send();
		if ( request.status === 200 ) {
			const script = page.createElement( 'script' );
			// A Content Security Policy may require the nonce of the page's own scripts.
			script.nonce = scriptNonce( page );
			script.text = trustedScript( request.responseText );
			page.head.append( script );
			script.remove();
		}
	} catch ( error ) {
		// eslint-disable-next-line no-console -- A getter has no other way to report an error to the author of the code.
		console.warn( `Shopfront: ${ url } could not be loaded.`, error );
	}
};

/** The same for a chunk of our build. */
export const runChunkNow = ( page: Document, chunk: string ): void =>
	runNow(
		page,
		// eslint-disable-next-line camelcase -- webpack's names.
		__webpack_public_path__ + __webpack_get_script_filename__( chunk )
	);

/** For the author of the script; shoppers see nothing. */
export const warnUndeclared = (
	{ currentUserIsAdmin }: Pick< Settings, 'currentUserIsAdmin' >,
	global: string,
	handle: string
): void => {
	if ( currentUserIsAdmin ) {
		// eslint-disable-next-line no-console -- Only administrators see it.
		console.warn(
			`Shopfront: a script uses ${ global } without the dependency "${ handle }", ` +
				'so the page had to wait for it. Add the handle to the dependencies of the script.'
		);
	}
};

/**
 * Defines a member of `window.wc` or `window.wp` that loads on its first use, unless the page has it. `global` is its
 * path, such as `wc.blocksCheckout`; `handle` the script handle that provides it. `load` sets the member
 * synchronously. If the page loads the script later, that replaces the member.
 */
export const defineMissingMember = (
	owner: Record< string, unknown >,
	global: string,
	handle: string,
	settings: Pick< Settings, 'currentUserIsAdmin' >,
	load: () => void
): void => {
	const member = global.replace( /.*\./, '' );
	// WooCommerce's own script may have run in the head. Reading its getter would count as use.
	if ( Object.getOwnPropertyDescriptor( owner, member ) ) {
		return;
	}
	const set = ( value: unknown ) =>
		Object.defineProperty( owner, member, {
			value,
			writable: true,
			enumerable: true,
			configurable: true,
		} );
	const get = () => {
		warnUndeclared( settings, global, handle );
		// If the script can't be fetched, reads must not request it again and again.
		set( undefined );
		load();
		return owner[ member ];
	};
	// Not enumerable, so copying the owner loads nothing.
	Object.defineProperty( owner, member, {
		configurable: true,
		enumerable: false,
		get,
		set,
	} );
};
