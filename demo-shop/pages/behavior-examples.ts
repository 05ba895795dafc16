import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join( __dirname, '../../packages/behaviors' );

export const STATES = [
	'initial',
	'active',
	'loading',
	'error',
	'empty',
	'disabled',
] as const;

export type State = ( typeof STATES )[ number ];

export interface Example {
	/** One sentence: what a visitor sees or does. Without HTML, the reason. */
	text: string;
	/**
	 * HTML as a server prints it. If only the script reaches the state, the HTML that it leaves, without its selector.
	 * `''` if there's nothing to see.
	 */
	html: string;
}

/** A behavior's example on `/behaviors/`. */
export interface Section {
	name: string;
	title: string;
	/** One or two sentences: what the behavior adds to the server's HTML. */
	text: string;
	states: Record< State, Example >;
}

/** Starts each part of a file: `<!-- initial: Two slides are in view. -->`. */
const PART = /^<!-- (\w+): (.*) -->$/m;

const readSection = ( file: string ): Section => {
	const [ , ...parts ] = readFileSync( join( FOLDER, file ), 'utf8' ).split(
		PART
	);
	const examples = new Map< string, Example >();
	for ( let index = 0; index < parts.length; index += 3 ) {
		const [ name = '', text = '', html = '' ] = parts.slice( index );
		examples.set( name, { text, html: html.trim() } );
	}
	const get = ( name: string ): Example => {
		const example = examples.get( name );
		if ( ! example ) {
			throw new Error(
				`packages/behaviors/${ file } has no line <!-- ${ name }: … -->`
			);
		}
		return example;
	};
	const [ fileName = '', folder = '' ] = file.split( '/' ).reverse();
	return {
		name: fileName.includes( '.example.' )
			? fileName.slice( 0, -'.example.html'.length )
			: folder,
		title: get( 'title' ).text,
		text: get( 'text' ).text,
		states: Object.fromEntries(
			STATES.map( ( state ) => [ state, get( state ) ] )
		) as Section[ 'states' ],
	};
};

/** A behavior named like its folder has `example.html`; the others have `<name>.example.html`. */
export const readSections = (): Section[] =>
	readdirSync( FOLDER, { recursive: true, encoding: 'utf8' } )
		.map( ( file ) => file.replaceAll( '\\', '/' ) )
		.filter( ( file ) => file.endsWith( 'example.html' ) )
		.sort()
		.map( readSection );
