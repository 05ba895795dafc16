export interface TextPart {
	text: string;
	isMarked: boolean;
}

/** Removes case and accents; a combining accent becomes `''`. */
const fold = ( character: string ): string =>
	character <= '~'
		? character.toLowerCase()
		: character.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

/** `starts` maps each code unit of the folded text, and its end, to a position in the original. */
const foldText = ( text: string ): { folded: string; starts: number[] } => {
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
};

const escapePattern = ( text: string ) =>
	text.replace( /[\\^$.*+?()[\]{}|]/g, '\\$&' );

/** Marks the typed text, or if it doesn't occur as a whole, its words. Ignores case and accents. */
export const markText = ( text: string, typed: string ): TextPart[] => {
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
};
