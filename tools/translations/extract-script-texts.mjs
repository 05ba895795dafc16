import { createRequire } from 'node:module';

// An import would read all of its code once more, for the names of its exports: a second.
const ts = createRequire( import.meta.url )( 'typescript' );

const FUNCTIONS = {
	__: { single: 0, domain: 1 },
	_x: { single: 0, context: 1, domain: 2 },
	_n: { single: 0, plural: 1, domain: 3 },
	_nx: { single: 0, plural: 1, context: 3, domain: 4 },
};

/**
 * @typedef {Object} Text A text passed to a translation function.
 * @property {string} single
 * @property {string} [plural]
 * @property {string} [context]
 * @property {string} domain    Text domain.
 * @property {string} [comment] Note for translators.
 * @property {string} file
 * @property {number} line
 */

const literal = ( node, where ) => {
	if ( node && ts.isStringLiteralLike( node ) ) {
		return node.text;
	}
	throw new Error( `${ where }: a translation function needs literals.` );
};

const parse = ( code, file ) =>
	ts.createSourceFile(
		file,
		code,
		ts.ScriptTarget.Latest,
		true,
		file.endsWith( 'x' ) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
	);

/** Comments for translators, each with its end position. */
const findNotes = ( code ) =>
	[ ...code.matchAll( /\/\*\s*translators:\s*([\s\S]*?)\s*\*\//g ) ].map(
		( match ) => ( {
			end: match.index + match[ 0 ].length,
			text: match[ 1 ].replace( /\s*\n\s*\*?\s*/g, ' ' ),
		} )
	);

/**
 * @param {string} code
 * @param {string} file For references.
 * @return {Text[]}
 */
export const extractScriptTexts = ( code, file ) => {
	if (
		! Object.keys( FUNCTIONS ).some( ( name ) => code.includes( name ) )
	) {
		return [];
	}
	const source = parse( code, file );
	const notes = findNotes( code );
	const texts = [];
	let previousCall = 0;

	// A comment belongs to the next call, unless a statement ends in between.
	const noteBefore = ( position ) =>
		notes.findLast(
			( { end } ) =>
				end <= position &&
				end > previousCall &&
				! code.slice( end, position ).includes( ';' )
		)?.text;

	const visit = ( node ) => {
		const rule =
			ts.isCallExpression( node ) &&
			ts.isIdentifier( node.expression ) &&
			Object.hasOwn( FUNCTIONS, node.expression.text ) &&
			FUNCTIONS[ node.expression.text ];
		if ( rule ) {
			const start = node.getStart();
			const line = source.getLineAndCharacterOfPosition( start ).line + 1;
			const argument = ( name ) =>
				rule[ name ] === undefined
					? undefined
					: literal(
							node.arguments[ rule[ name ] ],
							`${ file }:${ line }`
						);
			texts.push( {
				single: argument( 'single' ),
				plural: argument( 'plural' ),
				context: argument( 'context' ),
				domain: argument( 'domain' ),
				comment: noteBefore( start ),
				file,
				line,
			} );
			previousCall = start;
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return texts;
};
