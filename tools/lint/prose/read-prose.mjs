/**
 * A block comment, or a line comment after white space or punctuation, but not the pattern in `packages/*`. A string that contains a
 * comment counts, too.
 */
const COMMENT =
	/(?<![\w'"`*/.])\/\*[\s\S]*?\*\/|(?:^|(?<=[\s;{}(,]))\/\/ [^\n]*/gm;

/** A cell with fewer words is a name. */
const CELL_WORDS = 4;

/** Comments for programs and translators. */
const DIRECTIVE =
	/^\W*(?:eslint|stylelint|phpcs|@ts-|@jest|@vitest|webpack|translators:|istanbul|prettier)/;

const GENERATED = '<!-- Generated from the source';

const lineAt = ( text, index ) => text.slice( 0, index ).split( '\n' ).length;

/**
 * Replaces what is not prose: code spans, links' targets, addresses, types and tags of JSDoc.
 *
 * @param {string} text
 */
const withoutCode = ( text ) =>
	text
		.replace( /\{@\w+ ([^}]*)\}/g, '$1' )
		.replace(
			/@(?:param|returns?|throws|property|typedef|type|template|see|var)\b\s*/g,
			''
		)
		.replace( /^\{[^}]*\}\s*\S*/g, '' )
		.replace( /`[^`]*`/g, '‹code›' )
		.replace( /!?\[([^\]]*)\]\([^)]*\)/g, '$1' )
		.replace( /https?:\S+/g, '‹code›' )
		.replace( /[*#>|]+/g, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();

/**
 * @typedef  {Object} Prose
 * @property {number} line 1 is the first line of the file.
 * @property {string} text One paragraph, list item or cell.
 */

/**
 * Reads the comments of code and styles. Line comments in a row are one paragraph.
 *
 * @param {string} source
 * @return {Prose[]} One for each paragraph and each tag of JSDoc.
 */
const readComments = ( source ) => {
	const found = [];
	let end = -1;
	for ( const match of source.matchAll( COMMENT ) ) {
		const [ comment ] = match;
		const isLine = comment.startsWith( '//' );
		const last = found.at( -1 );
		if (
			isLine &&
			last?.isLine &&
			! source.slice( end, match.index ).trim()
		) {
			last.comment += `\n${ comment }`;
		} else {
			found.push( { comment, isLine, index: match.index } );
		}
		end = match.index + comment.length;
	}
	return found.flatMap( ( { comment, index } ) => {
		const text = comment
			.replace( /^\/\*+|\*+\/$/g, '' )
			.replace( /^[\t ]*(?:\*|\/\/) ?/gm, '' );
		if ( DIRECTIVE.test( text ) ) {
			return [];
		}
		let line = lineAt( source, index );
		return text
			.split( /(\n\s*\n|\n(?=\s*(?:@|- )))/ )
			.flatMap( ( part ) => {
				const [ space = '' ] = /^\s*/.exec( part ) ?? [];
				const first = line + space.split( '\n' ).length - 1;
				line += part.split( '\n' ).length - 1;
				return part.trim() ? [ { line: first, text: part } ] : [];
			} );
	} );
};

/**
 * Reads a page: paragraphs, list items and cells. Titles and code don't count, nor does a generated page.
 *
 * @param {string} page
 * @return {Prose[]} In the order of the page.
 */
const readPage = ( page ) => {
	if ( page.startsWith( GENERATED ) ) {
		return [];
	}
	const lines = page
		.replace( /^```[^]*?^```/gm, ( code ) => code.replace( /[^\n]+/g, '' ) )
		.split( '\n' );
	const found = [];
	let isOpen = false;
	lines.forEach( ( text, index ) => {
		const line = index + 1;
		if ( /^\s*\|/.test( text ) ) {
			isOpen = false;
			found.push(
				...text
					.split( '|' )
					.filter(
						( cell ) =>
							cell.trim().split( ' ' ).length >= CELL_WORDS
					)
					.map( ( cell ) => ( { line, text: cell } ) )
			);
		} else if ( ! text.trim() || /^(#|<|\s{4}\S)/.test( text ) ) {
			isOpen = false;
		} else if ( isOpen && ! /^\s*(?:[-*]|\d+\.) /.test( text ) ) {
			found.at( -1 ).text += ` ${ text }`;
		} else {
			isOpen = true;
			found.push( {
				line,
				text: text.replace( /^\s*(?:[-*]|\d+\.) /, '' ),
			} );
		}
	} );
	return found;
};

/**
 * Reads the prose of a file: comments of code and styles, all of a page. Other files have none.
 *
 * @param {string} file
 * @param {string} source
 * @return {Prose[]} Without code spans, tags and markup.
 */
export const readProse = ( file, source ) => {
	if ( /\.(?:d\.[mc]?ts|min\.js)$/.test( file ) ) {
		return [];
	}
	const read = /\.(?:[cm]?[jt]sx?|php|s?css)$/.test( file )
		? readComments
		: file.endsWith( '.md' ) && readPage;
	return read
		? read( source )
				.map( ( { line, text } ) => ( {
					line,
					text: withoutCode( text ),
				} ) )
				.filter( ( { text } ) => /[a-z]{2}/i.test( text ) )
		: [];
};
