import ts from 'typescript';

/**
 * A member of an interface, with its doc comment.
 *
 * @typedef {Object} Member
 * @property {string}                           name
 * @property {string}                           comment    Text of its comment; `''` for none.
 * @property {Readonly<Record<string, string>>} tags       Tags of its comment, by name, without empty ones.
 * @property {boolean}                          isOptional
 */

/** @type {(member: Member, type: string) => string} */
const memberOf = ( { name, comment, tags, isOptional }, type ) => {
	const lines = [
		...( comment ? [ comment ] : [] ),
		...Object.entries( tags )
			.filter( ( [ , text ] ) => text )
			.map( ( [ tag, text ] ) => `@${ tag } ${ text }` ),
	];
	return [
		'    /**',
		...lines.map( ( line ) => `     * ${ line }` ),
		'     */',
		`    ${ name }${ isOptional ? '?' : '' }: ${ type }[ '${ name }' ];`,
	].join( '\n' );
};

/**
 * Expands interfaces that only extend another type (`interface X extends Y {}`) into their members with comments,
 * because editors do not find the comments of re-exported functions.
 *
 * @param {string}                                  declarations
 * @param {(name: string) => ReadonlyArray<Member>} read         Returns the members of an interface.
 * @return {string}
 */
export const listMembers = ( declarations, read ) => {
	const source = ts.createSourceFile(
		'index.d.ts',
		declarations,
		ts.ScriptTarget.Latest,
		true
	);
	return source.statements
		.filter( ts.isInterfaceDeclaration )
		.toReversed()
		.reduce( ( text, statement ) => {
			const [ heritage ] = statement.heritageClauses ?? [];
			const [ from, ...others ] = heritage?.types ?? [];
			if (
				! heritage ||
				! from ||
				others.length > 0 ||
				statement.members.length > 0
			) {
				return text;
			}
			const listed = read( statement.name.text ).map( ( member ) =>
				memberOf( member, from.getText( source ) )
			);
			return [
				text.slice( 0, heritage.getStart( source ) ),
				`{\n${ listed.join( '\n' ) }\n}`,
				text.slice( statement.end ),
			].join( '' );
		}, declarations );
};
