import { readFileSync } from 'node:fs';
import { inRoot } from '../support/root.mjs';

const PLATFORM = JSON.parse(
	readFileSync( inRoot( 'tools/benchmark/platform-handles.json' ), 'utf8' )
).scripts;

/** An add-on may declare these handles, but the platform's cart and checkout don't need them. */
const MORE = {
	jquery: [ 'jquery-core', 'jquery-migrate' ],
	'jquery-core': [],
	'jquery-migrate': [ 'jquery-core' ],
	'jquery-blockui': [ 'jquery' ],
	'wc-jquery-blockui': [ 'jquery' ],
	lodash: [],
	'wp-block-editor': [],
	'wp-blocks': [],
};

/** WooCommerce's globals, by handle. WordPress's follow from their handles. */
const GLOBALS = {
	react: 'React',
	'react-dom': 'ReactDOM',
	'react-jsx-runtime': 'ReactJSXRuntime',
	'jquery-core': 'jQuery',
	lodash: 'lodash',
	moment: 'moment',
	'wc-blocks-checkout': 'wc.blocksCheckout',
	'wc-blocks-checkout-events': 'wc.blocksCheckoutEvents',
	'wc-blocks-components': 'wc.blocksComponents',
	'wc-blocks-data-store': 'wc.wcBlocksData',
	'wc-blocks-registry': 'wc.wcBlocksRegistry',
	'wc-blocks-shared-context': 'wc.wcBlocksSharedContext',
	'wc-blocks-shared-hocs': 'wc.wcBlocksSharedHocs',
	'wc-price-format': 'wc.priceFormat',
	'wc-sanitize': 'wc.sanitize',
	'wc-settings': 'wc.wcSettings',
	'wc-types': 'wc.wcTypes',
};

const requiredHandles = ( handle ) =>
	PLATFORM[ handle ]?.deps ?? MORE[ handle ] ?? null;

/** WordPress or WooCommerce has a script with this handle that carts and checkouts may use. */
export const isKnownHandle = ( handle ) => requiredHandles( handle ) !== null;

const camelCase = ( text ) =>
	text.replace( /-(\w)/g, ( _, letter ) => letter.toUpperCase() );

const kebabCase = ( text ) =>
	text.replace( /[A-Z]/g, ( letter ) => `-${ letter.toLowerCase() }` );

/** `wp.htmlEntities` for `wp-html-entities`; `null` for none. */
export const getGlobal = ( handle ) =>
	GLOBALS[ handle ] ??
	( handle.startsWith( 'wp-' )
		? `wp.${ camelCase( handle.slice( 3 ) ) }`
		: null );

/** The handle to declare: `wp-url` for `wp.url`; `null` if unknown. */
export const getHandle = ( global ) => {
	if ( global === 'jQuery' || global === '$' ) {
		return 'jquery';
	}
	const named = Object.keys( GLOBALS ).find(
		( handle ) => GLOBALS[ handle ] === global
	);
	if ( named ) {
		return named;
	}
	const handle = `wp-${ kebabCase( global.slice( 3 ) ) }`;
	return global.startsWith( 'wp.' ) && isKnownHandle( handle )
		? handle
		: null;
};

export const withDependencies = ( handles ) => {
	const all = new Set();
	const add = ( handle ) => {
		if ( ! all.has( handle ) ) {
			all.add( handle );
			( requiredHandles( handle ) ?? [] ).forEach( add );
		}
	};
	handles.forEach( add );
	return all;
};
