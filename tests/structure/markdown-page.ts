export interface Section {
	/** Without its number. */
	title: string;
	/** `4` or `4.1`; `''` without a number. */
	number: string;
	anchor: string;
	/** With the heading and the subsections. */
	text: string;
}

const HEADING = /^(#{1,6}) (.+)$/;

/** Leaves only prose: no code spans, no samples. Keeps the number of lines. */
export const withoutCode = ( text: string ): string =>
	text
		.replace( /^```[^]*?^```/gm, ( block ) =>
			block.replace( /[^\n]+/g, '' )
		)
		.replace( /`[^`\n]*`/g, '' );

/** By GitHub's rules, without the number that GitHub adds to a repeated heading. */
const anchorOf = ( heading: string ): string =>
	heading
		.toLowerCase()
		.replace( /\[([^\]]*)\]\([^)]*\)/g, '$1' )
		.replace( /[^\p{L}\p{N}_\- ]/gu, '' )
		.replaceAll( ' ', '-' );

/** In order, ignoring headings in code samples. */
export const readSections = ( page: string ): readonly Section[] => {
	const lines = page.split( '\n' );
	const prose = page
		.replace( /^```[^]*?^```/gm, ( block ) =>
			block.replace( /[^\n]+/g, '' )
		)
		.split( '\n' );
	const headings = prose.flatMap( ( line, index ) => {
		const [ , marks, heading ] = HEADING.exec( line ) ?? [];
		return marks && heading
			? [ { index, level: marks.length, heading } ]
			: [];
	} );
	const seen = new Map< string, number >();
	return headings.map( ( { index, level, heading }, at ) => {
		const next = headings
			.slice( at + 1 )
			.find( ( other ) => other.level <= level );
		const anchor = anchorOf( heading );
		const count = seen.get( anchor ) ?? 0;
		seen.set( anchor, count + 1 );
		const [ , number = '', title = heading ] =
			/^(?:(\d+(?:\.\d+)*)\.? )?(.+)$/.exec( heading ) ?? [];
		return {
			title,
			number,
			anchor: count ? `${ anchor }-${ count }` : anchor,
			text: lines.slice( index, next?.index ).join( '\n' ),
		};
	} );
};

/** A how-to names the file to create in the first line of its code. The repository doesn't have these files. */
export const readCreatedFiles = ( page: string ): ReadonlySet< string > =>
	new Set(
		[ ...page.matchAll( /^```\w+\n\/\/ ([\w./-]+)\n/gm ) ].map(
			( [ , file = '' ] ) => file
		)
	);
