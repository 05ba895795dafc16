import path from 'node:path';
import type { Options } from './options';

/** Folder of the add-on's files during a check. */
export const FOLDER = '/add-on-check';

/** Records what an add-on uses. Declared before the add-on on visited pages, but not on timed ones. */
export const RECORDER = `${ FOLDER }/record.js`;

/** Style of visited pages. A file, because the policy of the shop allows no inline style. */
const RECORDED_STYLE = `${ FOLDER }/recorded.css`;

/** Our own files of visited pages, by address. */
export const OWN_FILES = new Map(
	[ RECORDER, RECORDED_STYLE ].map( ( address ) => [
		address,
		path.join( __dirname, 'in-page', path.basename( address ) ),
	] )
);

/** Cookie that selects what pages declare: the add-on, the add-on after the recorder, or nothing. */
export const MODE_COOKIE = 'add-on-check';

export type Mode = 'with' | 'recorded' | 'without';

type Declared = Pick< Options, 'scripts' | 'styles' | 'handles' | 'before' >;

const addressOf = ( file: string, index: number ) =>
	`${ FOLDER }/${ index }/${ encodeURIComponent( path.basename( file ) ) }`;

/** Returns the addresses of an add-on's files, with their paths. No other files are served. */
export const filesOf = ( {
	scripts,
	styles,
}: Pick< Options, 'scripts' | 'styles' > ) =>
	new Map(
		[ ...scripts, ...styles ].map( ( file, index ) => [
			addressOf( file, index ),
			file,
		] )
	);

/** Returns the addresses of the add-on's scripts. */
export const scriptsOf = ( options: Pick< Options, 'scripts' | 'styles' > ) =>
	[ ...filesOf( options ).keys() ].slice( 0, options.scripts.length );

/** Returns the entries that a page declares. */
const entriesOf = ( options: Declared, mode: Mode ) => {
	const { handles, before } = options;
	return [
		...( mode === 'recorded'
			? [ { src: RECORDER, dependencies: handles } ]
			: [] ),
		...scriptsOf( options ).map( ( src, index ) => ( {
			src,
			dependencies: handles,
			// Inline code belongs to the first script.
			before: index === 0 ? before : [],
		} ) ),
	];
};

const inlineJson = ( value: unknown ) =>
	JSON.stringify( value ).replaceAll( '<', '\\u003c' );

/** The shop's own declaration, for its gateways. */
const DECLARED =
	/<script type="application\/json" id="shopfront-add-ons">.*?<\/script>/s;

/** Returns a page that declares the add-on and nothing else. */
export function declareIn(
	html: string,
	options: Declared,
	mode: Mode
): string {
	if ( mode === 'without' ) {
		return html;
	}
	const styles = [
		...[ ...filesOf( options ).keys() ].slice( options.scripts.length ),
		...( mode === 'recorded' ? [ RECORDED_STYLE ] : [] ),
	].map( ( href ) => `<link rel="stylesheet" href="${ href }">` );
	const element = `<script type="application/json" id="shopfront-add-ons">${ inlineJson(
		entriesOf( options, mode )
	) }</script>`;
	// A function, because `$` in a replacement string has a special meaning.
	return html
		.replace( DECLARED, '' )
		.replace(
			'</head>',
			() => `${ styles.join( '' ) }${ element }</head>`
		);
}
