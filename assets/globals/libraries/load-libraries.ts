import { isRecord } from '@shopfront/store-api';
import { extendGlobal } from '../extend-global';
import {
	isOnDemand,
	LIBRARIES,
	type OnDemandHandle,
} from '../../add-ons/handles';

/** Fetches a library. Resolves to a function that puts it on the window. */
type Fetch = () => Promise< ( view: Window ) => void >;

const addToWp = ( member: string, library: object ) => ( view: Window ) =>
	extendGlobal( view, 'wp', { [ member ]: library } );

/** Sets a missing global. Leaves an existing one, because other scripts of the page may use it. */
const setMissing = ( name: string, value: unknown ) => ( view: Window ) => {
	if ( Reflect.get( view, name ) === undefined ) {
		Reflect.set( view, name, value );
	}
};

const memberOf = ( value: unknown, name: string ): unknown =>
	typeof value === 'function' || isRecord( value )
		? Reflect.get( Object( value ), name )
		: undefined;

// webpack.config.js names the chunk of each import after its file.
const fetchCompose = () => import( './wp-compose' );

const fetchDate = () => import( './wp-date' );

const fetchJQuery = () => import( './jquery' );

/** Handles without an entry only combine others. */
const FETCHES: Readonly< Partial< Record< OnDemandHandle, Fetch > > > = {
	'wp-url': async () => addToWp( 'url', ( await import( './wp-url' ) ).url ),
	'wp-dom': async () => addToWp( 'dom', ( await fetchCompose() ).dom ),
	'wp-compose': async () =>
		addToWp( 'compose', ( await fetchCompose() ).compose ),
	'wp-components': async () =>
		addToWp(
			'components',
			( await import( './wp-components' ) ).wpComponents
		),
	moment: async () => setMissing( 'moment', ( await fetchDate() ).moment ),
	'wp-date': async () => addToWp( 'date', ( await fetchDate() ).date ),
	lodash: async () =>
		setMissing( 'lodash', ( await import( './lodash' ) ).takeLodash() ),
	'jquery-core': async () =>
		setMissing( 'jQuery', ( await fetchJQuery() ).jQuery ),
	'jquery-migrate': async () => ( await fetchJQuery() ).installMigrate,
	'jquery-blockui': async () =>
		( await import( './jquery-blockui' ) ).installBlockUi,
};

/** Loads a library and its dependencies, once. Rejects if a file cannot be loaded. */
export type LoadLibrary = ( handle: OnDemandHandle ) => Promise< void >;

/**
 * Creates a loader for the libraries that add-ons declare. They are part of our build and share React, stores and
 * hooks with the page.
 */
export function createLibraryLoader( view: Window ): LoadLibrary {
	const loading = new Map< OnDemandHandle, Promise< void > >();
	const pageHasJQuery = Reflect.get( view, 'jQuery' ) !== undefined;

	/** The page's own jQuery is used unchanged: no second copy, and no jQuery Migrate. */
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
		install?.( view );
	};

	function loadOnce( handle: OnDemandHandle ): Promise< void > {
		const known = loading.get( handle ) ?? load( handle );
		loading.set( handle, known );
		return known;
	}

	return loadOnce;
}
