import ts from 'typescript';

/**
 * Tags of a comment: `{ since: '0.1.0' }` is written as `@since 0.1.0`.
 *
 * @typedef {Readonly<Record<string, string>>} Tags
 */

/**
 * Of an interface, and of its members by name.
 *
 * @typedef {{ tags?: Tags, members?: Readonly<Record<string, Tags>> }} Notes
 */

/** @type {(text: string, tags: Tags, indent: string) => string} */
const withTags = ( text, tags, indent ) => {
	const lines = text.slice( '/**'.length, -'*/'.length ).trim().split( '\n' );
	return [
		'/**',
		...lines.map(
			( line ) => `${ indent } * ${ line.replace( /^\s*\* ?/, '' ) }`
		),
		`${ indent } *`,
		...Object.entries( tags ).map(
			( [ name, value ] ) => `${ indent } * @${ name } ${ value }`
		),
		`${ indent } */`,
	]
		.map( ( line ) => line.trimEnd() )
		.join( '\n' );
};

/**
 * Adds tags to the comments of interfaces and of their members.
 *
 * @param {string}                          declarations
 * @param {Readonly<Record<string, Notes>>} notes        By name of the interface.
 * @return {string}
 * @throws {Error} Where there is no such interface or member, or it has no comment.
 */
export const addTags = ( declarations, notes ) => {
	const source = ts.createSourceFile(
		'index.d.ts',
		declarations,
		ts.ScriptTarget.Latest,
		true
	);
	/** @type {Array<{ start: number, end: number, text: string }>} */
	const edits = [];
	/** @type {(name: string, node: ts.Node | undefined, tags: Tags) => void} */
	const note = ( name, node, tags ) => {
		const comment = node && ts.getJSDocCommentsAndTags( node ).at( -1 );
		if ( ! comment ) {
			throw new Error( `There is no ${ name } with a comment.` );
		}
		const { pos: start, end } = comment;
		const indent = /[^\n]*$/.exec( declarations.slice( 0, start ) )?.[ 0 ];
		edits.push( {
			start,
			end,
			text: withTags(
				declarations.slice( start, end ),
				tags,
				indent ?? ''
			),
		} );
	};
	for ( const [ name, { tags, members = {} } ] of Object.entries( notes ) ) {
		const found = source.statements
			.filter( ts.isInterfaceDeclaration )
			.find( ( statement ) => statement.name.text === name );
		if ( tags ) {
			note( name, found, tags );
		}
		for ( const [ member, memberTags ] of Object.entries( members ) ) {
			note(
				`${ name }.${ member }`,
				found?.members.find(
					( each ) => each.name?.getText( source ) === member
				),
				memberTags
			);
		}
	}
	return edits
		.sort( ( a, b ) => b.start - a.start )
		.reduce(
			( text, edit ) =>
				text.slice( 0, edit.start ) +
				edit.text +
				text.slice( edit.end ),
			declarations
		);
};
