import { isRecord } from '@shopfront/store-api';
import { LIBRARIES, type LibraryHandle } from '@shopfront/add-on-scripts';

/** A page without WordPress never has these members of `wp`. Named by handle without `wp-`. */
const NOT_OFFERED =
	'autop blob block-editor blocks commands core-data data-controls edit-post editor keyboard-shortcuts keycodes ' +
	'media-utils preferences private-apis redux-routine rich-text server-side-render shortcode style-engine token-list ' +
	'undo-manager util viewport wordcount';

const camelCase = ( name: string ) =>
	name.replace( /-(.)/g, ( _match, letter: string ) => letter.toUpperCase() );

/** By the path of the global, with at most one dot. */
const HANDLES_BY_GLOBAL: ReadonlyMap< string, string > = new Map( [
	...Object.entries< LibraryHandle >( LIBRARIES ).flatMap(
		( [ handle, { global = '' } ] ): Array< [ string, string ] > =>
			/^(wp\.)?\w+$/.test( global )
				? [
						[
							global,
							// On WordPress, add-ons declare `jquery`, which includes jQuery Migrate.
							handle === 'jquery-core' ? 'jquery' : handle,
						],
					]
				: []
	),
	...NOT_OFFERED.split( ' ' ).map( ( name ): [ string, string ] => [
		`wp.${ camelCase( name ) }`,
		`wp-${ name }`,
	] ),
] );

export interface UndeclaredUse {
	/** Such as `wp.url`. */
	global: string;
	/** Such as `wp-url`. */
	handle: string;
}

/** Matches error messages of Chromium, Firefox or Safari: `jQuery is not defined`. */
const GLOBAL_IN_MESSAGE =
	/\b(wp\.\w+|jQuery|lodash|moment)\b|(?:^|[^\w$])([$_]) is not |variable: ([$_])$/;

const SHORT_NAMES: Readonly< Record< string, string > > = {
	$: 'jQuery',
	_: 'lodash',
};

const MISSING_VALUE = /undefined|is not |variable: /;

const BLOCK_UI: UndeclaredUse = {
	global: 'jQuery.blockUI',
	handle: 'jquery-blockui',
};

/**
 * Finds the library that caused an error: in the message, otherwise the last missing library that the add-on read
 * (`uses`). Returns `null` for other errors.
 */
export const findUndeclared = (
	message: string,
	uses: readonly UndeclaredUse[]
): UndeclaredUse | null => {
	if ( ! MISSING_VALUE.test( message ) ) {
		return null;
	}
	if ( /\b(un)?block(UI)? is not a function/.test( message ) ) {
		return BLOCK_UI;
	}
	const [ , path, name = '', variable = '' ] =
		GLOBAL_IN_MESSAGE.exec( message ) ?? [];
	const global = path ?? SHORT_NAMES[ name || variable ] ?? '';
	const handle = HANDLES_BY_GLOBAL.get( global );
	return handle ? { global, handle } : ( uses.at( -1 ) ?? null );
};

/**
 * Records reads of missing libraries, because an error message may contain only the member: "Cannot read properties
 * of undefined (reading 'addQueryArgs')". A missing global still reads as `undefined` until a library or a script
 * sets it. Returns a function that removes the instrumentation.
 */
export const watchMissingGlobals = (
	view: Window,
	onUse: ( use: UndeclaredUse ) => void
): ( () => void ) => {
	const undo: Array< () => void > = [];
	for ( const [ global, handle ] of HANDLES_BY_GLOBAL ) {
		const [ name = '', parent ] = global.split( '.' ).reverse();
		const owner: unknown = parent ? Reflect.get( view, parent ) : view;
		if ( ( owner !== view && ! isRecord( owner ) ) || name in owner ) {
			continue;
		}
		const get = () => void onUse( { global, handle } );
		Object.defineProperty( owner, name, {
			configurable: true,
			// Copying `wp` must not count as a read.
			enumerable: false,
			get,
			set: ( value: unknown ) =>
				Object.defineProperty( owner, name, {
					value,
					configurable: true,
					enumerable: true,
					writable: true,
				} ),
		} );
		undo.push( () => {
			if ( Object.getOwnPropertyDescriptor( owner, name )?.get === get ) {
				Reflect.deleteProperty( owner, name );
			}
		} );
	}
	return () => undo.forEach( ( remove ) => remove() );
};
