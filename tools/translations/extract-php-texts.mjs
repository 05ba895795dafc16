/** Positions of arguments in WordPress's translation functions. */
const FUNCTIONS = {
	__: { single: 0, domain: 1 },
	_e: { single: 0, domain: 1 },
	esc_html__: { single: 0, domain: 1 },
	esc_html_e: { single: 0, domain: 1 },
	esc_attr__: { single: 0, domain: 1 },
	esc_attr_e: { single: 0, domain: 1 },
	_x: { single: 0, context: 1, domain: 2 },
	esc_html_x: { single: 0, context: 1, domain: 2 },
	esc_attr_x: { single: 0, context: 1, domain: 2 },
	_n: { single: 0, plural: 1, domain: 3 },
	_nx: { single: 0, plural: 1, context: 3, domain: 4 },
};

const CALL = new RegExp(
	`(?<![\\w$>:])(${ Object.keys( FUNCTIONS )
		.sort( ( a, b ) => b.length - a.length )
		.join( '|' ) })\\(`,
	'g'
);
const STRING = /^'((?:\\.|[^'\\])*)'$/s;
const NOTE = /(?:\/\*|\/\/)\s*translators:\s*(.*?)\s*(?:\*\/)?$/;

/** Splits at commas, from the position after the parenthesis. */
const readArguments = ( code, start ) => {
	const found = [];
	let depth = 0;
	let argument = '';
	let position = start;
	while ( position < code.length ) {
		const string = /^(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")/s.exec(
			code.slice( position )
		)?.[ 0 ];
		const part = string ?? code[ position ];
		if ( part === ')' && depth === 0 ) {
			break;
		}
		depth += '(['.includes( part ) ? 1 : 0;
		depth -= ')]'.includes( part ) ? 1 : 0;
		if ( part === ',' && depth === 0 ) {
			found.push( argument.trim() );
			argument = '';
		} else {
			argument += part;
		}
		position += part.length;
	}
	return [ ...found, argument.trim() ];
};

const literal = ( argument, where ) => {
	const match = STRING.exec( argument ?? '' );
	if ( ! match ) {
		throw new Error(
			`${ where }: a translation function needs literals in single quotes.`
		);
	}
	return match[ 1 ].replace( /\\(['\\])/g, '$1' );
};

/**
 * @param {string} code
 * @param {string} file For references.
 * @return {import('./extract-script-texts.mjs').Text[]}
 */
export const extractPhpTexts = ( code, file ) =>
	[ ...code.matchAll( CALL ) ].map( ( { 0: call, 1: name, index } ) => {
		const before = code.slice( 0, index ).split( '\n' );
		const where = `${ file }:${ before.length }`;
		const given = readArguments( code, index + call.length );
		const argument = ( role ) =>
			FUNCTIONS[ name ][ role ] === undefined
				? undefined
				: literal( given[ FUNCTIONS[ name ][ role ] ], where );
		return {
			single: argument( 'single' ),
			plural: argument( 'plural' ),
			context: argument( 'context' ),
			domain: argument( 'domain' ),
			comment: NOTE.exec( before.at( -2 )?.trim() ?? '' )?.[ 1 ],
			file,
			line: before.length,
		};
	} );
