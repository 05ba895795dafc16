import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join( __dirname, '../../packages/behaviors' );

/** The states that a person looks for. */
export const STATES = [
	'initial',
	'active',
	'loading',
	'error',
	'empty',
	'disabled',
] as const;

export type State = ( typeof STATES )[ number ];

/** A state of a behavior. */
export interface Example {
	/** One sentence: what a visitor sees, or has to do to see it; without HTML, the reason. */
	text: string;
	/**
	 * HTML as a server prints it; of a state that only the script makes, the HTML that it leaves, without its selector. `''`: there is
	 * nothing to see.
	 */
	html: string;
}

/** The example of a behavior, on the page `/behaviors/` of the demo shop. */
export interface Section {
	/** Name of the behavior. */
	name: string;
	title: string;
	/** One or two sentences: what it adds to the HTML of the server. */
	text: string;
	states: Record< State, Example >;
}

/** The line in front of each part of a file: `<!-- initial: Two slides are in view. -->`. */
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

/**
 * Reads the examples of all behaviors: `example.html` of the behavior with the name of its folder, `<name>.example.html` of others.
 */
export const readSections = (): Section[] =>
	readdirSync( FOLDER, { recursive: true, encoding: 'utf8' } )
		.map( ( file ) => file.replaceAll( '\\', '/' ) )
		.filter( ( file ) => file.endsWith( 'example.html' ) )
		.sort()
		.map( readSection );
