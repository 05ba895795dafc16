/** One line with path and values per difference. */
import { isRecord } from '../../demo-shop/is-record';

const typeName = ( value: unknown ): string => {
	if ( value === null ) {
		return 'null';
	}
	return Array.isArray( value ) ? 'array' : typeof value;
};

export interface Comparison {
	/** Paths of fields whose values depend on the server: only types count. */
	ownValues: RegExp;
	/** Paths of lists whose length and order depend on the server: only the entries' fields count. */
	ownLists: RegExp;
}

/** Compares fields, types and values. In `path`, entries of a list are `[]`. */
export const differences = (
	expected: unknown,
	actual: unknown,
	rules: Comparison,
	path = 'body'
): string[] => {
	if ( typeName( expected ) !== typeName( actual ) ) {
		return [
			`${ path }: ${ typeName( actual ) } instead of ${ typeName( expected ) }`,
		];
	}
	if ( Array.isArray( expected ) && Array.isArray( actual ) ) {
		const isOwn = rules.ownLists.test( path );
		const length =
			! isOwn && expected.length !== actual.length
				? [
						`${ path }: ${ actual.length } entries instead of ${ expected.length }`,
					]
				: [];
		const pairs = actual.flatMap( ( item: unknown, index ) => {
			const counterpart: unknown =
				expected[ Math.min( index, expected.length - 1 ) ];
			return expected.length > 0
				? differences( counterpart, item, rules, `${ path }[]` )
				: [];
		} );
		return [ ...new Set( [ ...length, ...pairs ] ) ];
	}
	if ( isRecord( expected ) && isRecord( actual ) ) {
		const missing = Object.keys( expected ).filter(
			( key ) => ! ( key in actual )
		);
		const extra = Object.keys( actual ).filter(
			( key ) => ! ( key in expected )
		);
		return [
			...missing.map( ( key ) => `${ path }.${ key }: missing` ),
			...extra.map( ( key ) => `${ path }.${ key }: not recorded` ),
			...Object.keys( expected )
				.filter( ( key ) => key in actual )
				.flatMap( ( key ) =>
					differences(
						expected[ key ],
						actual[ key ],
						rules,
						`${ path }.${ key }`
					)
				),
		];
	}
	return expected === actual || rules.ownValues.test( path )
		? []
		: [
				`${ path }: ${ JSON.stringify( actual ) } instead of ${ JSON.stringify( expected ) }`,
			];
};
