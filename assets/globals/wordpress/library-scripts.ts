import { LIBRARY_HANDLES } from '@shopfront/names';
import type { Settings } from '@shopfront/settings';
import { isRecord } from '@shopfront/store-api';
import { scriptNonce } from '../script-nonce';

/** Scripts that a page includes only if an add-on declares them; entries of webpack.config.js. */
export type LibraryScript = 'add-ons' | 'components' | 'sanitize';

/** Printed by the server (php-stubs/blocks/class-block-data.php): URLs by script, in execution order. */
const ADDRESSES = 'shopfrontScripts';

/** The members of `window.wc` that each script defines. */
const MEMBERS = {
	'add-ons': [ 'priceFormat', 'blocksCheckoutEvents' ],
	components: [
		'blocksCheckout',
		'blocksComponents',
		'wcBlocksSharedContext',
		'wcBlocksSharedHocs',
	],
} as const;

const addressesOf = (
	settings: Settings,
	script: LibraryScript
): readonly string[] => {
	const all: unknown = settings.getSetting( ADDRESSES );
	const addresses = isRecord( all ) ? all[ script ] : null;
	return Array.isArray( addresses )
		? addresses.filter( ( address ) => typeof address === 'string' )
		: [];
};

/**
 * Fetches and runs a script synchronously. If that fails, the calling code reads `undefined`: offline, on another host
 * without CORS, or on a page that blocks inline scripts.
 */
const runNow = ( page: Document, url: string ): void => {
	const request = new XMLHttpRequest();
	try {
		request.open( 'GET', url, false );
		request.send();
		if ( request.status === 200 ) {
			const script = page.createElement( 'script' );
			// A Content Security Policy may require the nonce of the page's own scripts.
			script.nonce = scriptNonce( page );
			script.text = request.responseText;
			page.head.append( script );
			script.remove();
		}
	} catch ( error ) {
		// eslint-disable-next-line no-console -- A getter has no other way to report an error to the author of the code.
		console.warn( `Shopfront: ${ url } could not be loaded.`, error );
	}
};

/** Loads a script synchronously, once. */
export type LoadScript = ( script: LibraryScript ) => void;

/**
 * Creates a loader for code that uses `window.wc` without declaring a dependency, such as a snippet in the footer.
 * WooCommerce has every library on the page, so such code expects it to exist. The server includes declared libraries;
 * the others load synchronously, which blocks the page.
 *
 * @param page
 * @param settings
 * @param hasAddOns Whether the script for add-ons has run.
 */
export const createScriptLoader = (
	page: Document,
	settings: Settings,
	hasAddOns: () => boolean
): LoadScript => {
	const loaded = new Set< LibraryScript >();
	const load: LoadScript = ( script ) => {
		if ( script === 'components' && ! hasAddOns() ) {
			load( 'add-ons' );
		}
		if ( ! loaded.has( script ) ) {
			loaded.add( script );
			addressesOf( settings, script ).forEach( ( url ) =>
				runNow( page, url )
			);
		}
	};
	return load;
};

/**
 * Defines getters for the missing members of `window.wc`, which load their script. A script that the page includes
 * later replaces them.
 */
export const defineMissingMembers = (
	wc: Record< string, unknown >,
	{ currentUserIsAdmin }: Pick< Settings, 'currentUserIsAdmin' >,
	load: LoadScript
): void => {
	const define = (
		script: keyof typeof MEMBERS,
		member: keyof typeof LIBRARY_HANDLES
	) => {
		// WooCommerce's own script may have run in the head. Reading its getter would count as use.
		if ( Object.getOwnPropertyDescriptor( wc, member ) ) {
			return;
		}
		const set = ( value: unknown ) =>
			Object.defineProperty( wc, member, {
				value,
				writable: true,
				enumerable: true,
				configurable: true,
			} );
		const get = () => {
			if ( currentUserIsAdmin ) {
				// eslint-disable-next-line no-console -- For the author of the script; shoppers see nothing.
				console.warn(
					`Shopfront: a script uses wc.${ member } without the dependency "${ LIBRARY_HANDLES[ member ] }", ` +
						'so the page had to wait for it. Add the handle to the dependencies of the script.'
				);
			}
			// Prevents another request on each read if the script cannot be fetched.
			set( undefined );
			load( script );
			return wc[ member ];
		};
		// Not enumerable, so that copying `wc` loads nothing.
		Object.defineProperty( wc, member, {
			configurable: true,
			enumerable: false,
			get,
			set,
		} );
	};
	MEMBERS[ 'add-ons' ].forEach( ( member ) => define( 'add-ons', member ) );
	MEMBERS.components.forEach( ( member ) => define( 'components', member ) );
};
