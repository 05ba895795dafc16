import path from 'node:path';
import type { Options } from './options';

export const FOLDER = '/add-on-check';

/** Records what an add-on uses. Visited pages load it before the add-on, timed pages don't. */
export const RECORDER = `${ FOLDER }/record.js`;

/** For visited pages. It's a file, because the shop's policy allows no inline style. */
const RECORDED_STYLE = `${ FOLDER }/recorded.css`;

export const OWN_FILES = new Map(
	[ RECORDER, RECORDED_STYLE ].map( ( address ) => [
		address,
		path.join( __dirname, 'in-page', path.basename( address ) ),
	] )
);

/** This cookie selects what pages declare: the add-on, the add-on after the recorder, or nothing. */
export const MODE_COOKIE = 'add-on-check';

export type Mode = 'with' | 'recorded' | 'without';

type Declared = Pick< Options, 'scripts' | 'styles' | 'handles' | 'before' >;

const addressOf = ( file: string, index: number ) =>
	`${ FOLDER }/${ index }/${ encodeURIComponent( path.basename( file ) ) }`;

/** The add-on's URLs with their paths. We serve no other files. */
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

export const scriptsOf = ( options: Pick< Options, 'scripts' | 'styles' > ) =>
	[ ...filesOf( options ).keys() ].slice( 0, options.scripts.length );

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

const DECLARED =
	/<script type="application\/json" id="shopfront-add-ons">.*?<\/script>/s;

export const declareIn = (
	html: string,
	options: Declared,
	mode: Mode
): string => {
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
};
