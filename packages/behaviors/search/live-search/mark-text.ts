/** A part of a text, and whether it is one of the marked. */
export interface TextPart {
	text: string;
	isMarked: boolean;
}

/** Returns a character without case and accents; `''` for a combining accent. */
const fold = ( character: string ): string =>
	character <= '~'
		? character.toLowerCase()
		: character.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

/** Folds a text; `starts` has the position in the original of each unit, and of the end. */
function foldText( text: string ): { folded: string; starts: number[] } {
	let folded = '';
	const starts: number[] = [];
	let position = 0;
	for ( const character of text ) {
		for ( const unit of fold( character ) ) {
			for ( let index = 0; index < unit.length; index++ ) {
				starts.push( position );
			}
			folded += unit;
		}
		position += character.length;
	}
	return { folded, starts: [ ...starts, text.length ] };
}

const escapePattern = ( text: string ) =>
	text.replace( /[\\^$.*+?()[\]{}|]/g, '\\$&' );

/**
 * Splits a text into parts with the typed text, wherever it occurs, and parts without. If it occurs nowhere, its words count.
 * Case and accents do not.
 */
export function markText( text: string, typed: string ): TextPart[] {
	const { folded, starts } = foldText( text );
	const whole = foldText( typed.trim() ).folded;
	const words = whole.split( /\s+/ ).sort( ( a, b ) => b.length - a.length );
	const wanted = folded.includes( whole ) ? [ whole ] : words;
	const parts: TextPart[] = [];
	let end = 0;
	const add = ( until: number, isMarked: boolean ) => {
		if ( until > end ) {
			parts.push( { text: text.slice( end, until ), isMarked } );
			end = until;
		}
	};
	if ( whole ) {
		const pattern = new RegExp(
			wanted.map( escapePattern ).join( '|' ),
			'g'
		);
		for ( const { 0: match, index = 0 } of folded.matchAll( pattern ) ) {
			add( starts[ index ] ?? 0, false );
			add( starts[ index + match.length ] ?? 0, true );
		}
	}
	add( text.length, false );
	return parts;
}
