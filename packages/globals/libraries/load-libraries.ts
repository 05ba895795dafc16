import type { BlockApp, PageExtensionPoints } from '@shopfront/bindings';
import { lazySanitizer } from '@shopfront/html';
import { SANITIZE_HANDLE } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import { extendGlobal } from '../extend-global';
import { defineMissingMember, runChunkNow } from '../missing-member';
import {
	isOnDemand,
	LIBRARIES,
	EXPECTED_LIBRARIES,
	type OnDemandHandle,
} from '@shopfront/add-on-scripts';

/* eslint-disable camelcase -- webpack chooses these names. */
declare const __webpack_require__: < Module >( id: unknown ) => Module;
/* eslint-enable camelcase */
/** Leaves the file out of this file's chunk. */
declare const require: { resolveWeak: ( file: string ) => unknown };

export interface LibraryPage {
	app: BlockApp;
	extensionPoints: PageExtensionPoints;
}

type Install = ( view: Window, page: LibraryPage ) => void;

type Fetch = () => Promise< Install >;

const addToWp =
	( member: string, library: object ): Install =>
	( view ) =>
		extendGlobal( view, 'wp', { [ member ]: library } );

interface MembersModule {
	createMembers: (
		app: BlockApp,
		extensionPoints: PageExtensionPoints
	) => object;
}

const addMembers =
	( global: 'wc' | 'wp', { createMembers }: MembersModule ): Install =>
	( view, { app, extensionPoints } ) =>
		extendGlobal( view, global, createMembers( app, extensionPoints ) );

/** Keeps an existing global, because other scripts of the page may use it. */
const setMissing =
	( name: string, value: unknown ): Install =>
	( view ) => {
		if ( Reflect.get( view, name ) === undefined ) {
			Reflect.set( view, name, value );
		}
	};

const memberOf = ( value: unknown, name: string ): unknown =>
	typeof value === 'function' || isRecord( value )
		? Reflect.get( Object( value ), name )
		: undefined;

const fetchCompose = () =>
	import( /* webpackChunkName: "wp-compose" */ './wp-compose' );

const fetchDate = () => import( /* webpackChunkName: "wp-date" */ './wp-date' );

const fetchJQuery = () => import( /* webpackChunkName: "jquery" */ './jquery' );

/** Handles without an entry only combine others. */
const FETCHES: Readonly< Partial< Record< OnDemandHandle, Fetch > > > = {
	'wp-url': async () =>
		addToWp(
			'url',
			( await import( /* webpackChunkName: "wp-url" */ './wp-url' ) ).url
		),
	'wp-dom': async () => addToWp( 'dom', ( await fetchCompose() ).dom ),
	'wp-compose': async () =>
		addToWp( 'compose', ( await fetchCompose() ).compose ),
	'wp-components': async () =>
		addToWp(
			'components',
			(
				await import(
					/* webpackChunkName: "wp-components" */ './wp-components'
				)
			).wpComponents
		),
	moment: async () => setMissing( 'moment', ( await fetchDate() ).moment ),
	'wp-date': async () => addToWp( 'date', ( await fetchDate() ).date ),
	lodash: async () =>
		setMissing(
			'lodash',
			(
				await import( /* webpackChunkName: "lodash" */ './lodash' )
			).takeLodash()
		),
	'jquery-core': async () =>
		setMissing( 'jQuery', ( await fetchJQuery() ).jQuery ),
	'jquery-migrate': async () => ( await fetchJQuery() ).installMigrate,
	'jquery-blockui': async () =>
		(
			await import(
				/* webpackChunkName: "jquery-blockui" */ './jquery-blockui'
			)
		).installBlockUi,
	'wc-blocks-components': async () =>
		addMembers(
			'wc',
			await import(
				/* webpackChunkName: "blocks-components" */ './blocks-components'
			)
		),
	'wc-blocks-data-store': async () =>
		addMembers(
			'wc',
			await import(
				/* webpackChunkName: "blocks-data" */ './blocks-data'
			)
		),
	'wp-api-fetch': async () =>
		addMembers(
			'wp',
			await import(
				/* webpackChunkName: "wp-api-fetch" */ './wp-api-fetch'
			)
		),
	[ SANITIZE_HANDLE ]: async () => {
		if ( ! ( await lazySanitizer.fetch() ) ) {
			throw new Error( 'Shopfront: the sanitizer could not be loaded.' );
		}
		// `wc.sanitize` uses it.
		return () => undefined;
	},
};

/** These libraries can load synchronously. `find` returns the module after its file has run. */
const MODULES = {
	'wp-api-fetch': {
		global: 'wp',
		chunk: 'wp-api-fetch',
		find: () =>
			__webpack_require__< typeof import( './wp-api-fetch' ) >(
				require.resolveWeak( './wp-api-fetch' )
			),
	},
	'wc-blocks-components': {
		global: 'wc',
		chunk: 'blocks-components',
		find: () =>
			__webpack_require__< typeof import( './blocks-components' ) >(
				require.resolveWeak( './blocks-components' )
			),
	},
	'wc-blocks-data-store': {
		global: 'wc',
		chunk: 'blocks-data',
		find: () =>
			__webpack_require__< typeof import( './blocks-data' ) >(
				require.resolveWeak( './blocks-data' )
			),
	},
} as const;

/** Loads a library and its dependencies, once. Rejects if a file fails to load. */
export type LoadLibrary = ( handle: OnDemandHandle ) => Promise< void >;

/** The libraries that add-ons declare are part of our build. They share React, stores and hooks with the page. */
export const createLibraryLoader = ( page: LibraryPage ): LoadLibrary => {
	const { host, settings } = page.app;
	const { window: view } = host;
	const loading = new Map< OnDemandHandle, Promise< void > >();
	const installed = new Set< string >();
	const pageHasJQuery = Reflect.get( view, 'jQuery' ) !== undefined;

	/** We use the page's own jQuery unchanged: no second copy, and no jQuery Migrate. */
	const isPresent = ( handle: OnDemandHandle ): boolean =>
		pageHasJQuery &&
		( handle === 'jquery-core' ||
			handle === 'jquery-migrate' ||
			( handle === 'jquery-blockui' &&
				memberOf( Reflect.get( view, 'jQuery' ), 'blockUI' ) !==
					undefined ) );

	const load = async ( handle: OnDemandHandle ): Promise< void > => {
		if ( isPresent( handle ) ) {
			return;
		}
		const { chunkDependencies } = LIBRARIES[ handle ];
		// Fetches all files in parallel; each runs after its dependencies.
		const [ install ] = await Promise.all( [
			FETCHES[ handle ]?.(),
			...chunkDependencies.filter( isOnDemand ).map( loadOnce ),
		] );
		if ( ! installed.has( handle ) ) {
			installed.add( handle );
			install?.( view, page );
		}
	};

	const loadOnce = ( handle: OnDemandHandle ): Promise< void > => {
		const known = loading.get( handle ) ?? load( handle );
		loading.set( handle, known );
		return known;
	};

	/** Blocks the page. */
	const loadNow = ( handle: keyof typeof MODULES ) => {
		const { global, chunk, find } = MODULES[ handle ];
		if ( installed.has( handle ) ) {
			return;
		}
		try {
			runChunkNow( host.document, chunk );
			const install = addMembers( global, find() );
			installed.add( handle );
			install( view, page );
		} catch {
			// The file didn't run. The calling code reads `undefined`.
		}
		// Also loads the library's styles, and tries again after a failure.
		loadOnce( handle ).catch( () => undefined );
	};

	const wp = Object( Reflect.get( view, 'wp' ) );
	const wc = Object( Reflect.get( view, 'wc' ) );
	for ( const { handle, global } of EXPECTED_LIBRARIES ) {
		defineMissingMember(
			global.startsWith( 'wc' ) ? wc : wp,
			global,
			handle,
			settings,
			() =>
				loadNow(
					handle === 'wc-blocks-data-store' ||
						handle === 'wp-api-fetch'
						? handle
						: 'wc-blocks-components'
				)
		);
	}
	// No handle provides it alone. Not enumerable, so copying `wp.element` loads nothing.
	Object.defineProperty( wp.element, 'renderToString', {
		configurable: true,
		get: () => {
			loadNow( 'wc-blocks-components' );
			return MODULES[ 'wc-blocks-components' ].find().renderToString;
		},
	} );
	return loadOnce;
};
