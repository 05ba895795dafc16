import { isRecord } from '@shopfront/store-api';
import { LIBRARIES, type LibraryHandle } from '@shopfront/add-on-scripts';

/** Members of WordPress's `wp` that a page without WordPress never has, by handle without `wp-`. */
const NOT_OFFERED =
	'autop blob block-editor blocks commands core-data data-controls edit-post editor keyboard-shortcuts keycodes ' +
	'media-utils preferences private-apis redux-routine rich-text server-side-render shortcode style-engine token-list ' +
	'undo-manager util viewport wordcount';

const camelCase = ( name: string ) =>
	name.replace( /-(.)/g, ( _match, letter: string ) => letter.toUpperCase() );

/** Handles by the path of their global, with at most one dot. */
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

/** A library that an add-on used without declaring it. */
export interface UndeclaredUse {
	/** Such as `wp.url`. */
	global: string;
	/** Such as `wp-url`. */
	handle: string;
}

/** Matches the global in an error message of Chromium, Firefox or Safari: `jQuery is not defined`. */
const GLOBAL_IN_MESSAGE =
	/\b(wp\.\w+|jQuery|lodash|moment)\b|(?:^|[^\w$])([$_]) is not |variable: ([$_])$/;

const SHORT_NAMES: Readonly< Record< string, string > > = {
	$: 'jQuery',
	_: 'lodash',
};

/** Matches errors that a missing value causes. */
const MISSING_VALUE = /undefined|is not |variable: /;

const BLOCK_UI: UndeclaredUse = {
	global: 'jQuery.blockUI',
	handle: 'jquery-blockui',
};

/**
 * Returns the library that caused an error: the one in the message, otherwise the missing library that was read last.
 * Returns `null` for other errors.
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
 * Records which missing libraries scripts read, because an error message may contain only the member: "Cannot read
 * properties of undefined (reading 'addQueryArgs')". Each missing global still reads as `undefined` until a library or
 * a script sets it.
 *
 * @param view
 * @param onUse Called on each read.
 * @return Removes the instrumentation.
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
}
