import { isRecord } from '@shopfront/store-api';
import { LIBRARIES, type LibraryHandle } from '../../add-ons/handles';

/** Members of `wp` that WordPress has and a page without it never has, by handle without `wp-`. */
const NOT_OFFERED =
	'autop blob block-editor blocks commands core-data data-controls edit-post editor keyboard-shortcuts keycodes ' +
	'media-utils preferences private-apis redux-routine rich-text server-side-render shortcode style-engine token-list ' +
	'undo-manager util viewport wordcount';

const camelCase = ( name: string ) =>
	name.replace( /-(.)/g, ( _match, letter: string ) => letter.toUpperCase() );

/** Handles by the path of their global, which has one dot at most. */
const HANDLES_BY_GLOBAL: ReadonlyMap< string, string > = new Map( [
	...Object.entries< LibraryHandle >( LIBRARIES ).flatMap(
		( [ handle, { global = '' } ] ): Array< [ string, string ] > =>
			/^(wp\.)?\w+$/.test( global )
				? [
						[
							global,
							// On WordPress, nobody declares jQuery without what belongs to it.
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

/** A library that an add-on used without declaring it. */
export interface UndeclaredUse {
	/** As `wp.url`. */
	global: string;
	/** As `wp-url`. */
	handle: string;
}

/** The global in an error message of Chromium, Firefox or Safari: `jQuery is not defined`. */
const GLOBAL_IN_MESSAGE =
	/\b(wp\.\w+|jQuery|lodash|moment)\b|(?:^|[^\w$])([$_]) is not |variable: ([$_])$/;

const SHORT_NAMES: Readonly< Record< string, string > > = {
	$: 'jQuery',
	_: 'lodash',
};

/** Errors by which missing values show. */
const MISSING_VALUE = /undefined|is not |variable: /;

const BLOCK_UI: UndeclaredUse = {
	global: 'jQuery.blockUI',
	handle: 'jquery-blockui',
};

/**
 * Finds the library that an error comes from: the one that the message names, else the missing one that was read last.
 * `null` where the error is about something else.
 *
 * @param message
 * @param uses    Missing libraries that the add-on has read so far.
 */
export function findUndeclared(
	message: string,
	uses: readonly UndeclaredUse[]
): UndeclaredUse | null {
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
}

/**
 * Notes which missing libraries scripts read. An error message may name only the member that was read: "Cannot read
 * properties of undefined (reading 'addQueryArgs')". Each missing global reads as `undefined`, as before, until a library
 * or a script sets it.
 *
 * @param view
 * @param onUse Called at each read.
 * @return Takes all of it off the window.
 */
export function watchMissingGlobals(
	view: Window,
	onUse: ( use: UndeclaredUse ) => void
): () => void {
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
			// Copying `wp` reads nothing.
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
}
