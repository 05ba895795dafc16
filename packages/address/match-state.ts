/**
 * The code of the state that was meant by a code or a name; case and accents do not count. Codes come first, as in
 * `CA`. Source: docs/contract/cart-and-checkout.md 5, "Address and contact fields".
 *
 * @param typed
 * @param states Names by code.
 * @return `undefined` when no state is meant.
 */
export const matchState = (
	typed: string,
	states: Readonly< Record< string, string > >
): string | undefined => {
	// Letters without a decomposition count as accented too: `lodzkie` is Łódzkie, `da nang` is Đà Nẵng.
	const { compare } = new Intl.Collator( 'en', {
		sensitivity: 'base',
		usage: 'search',
	} );
	const text = typed.trim();
	const matches = ( name: string ) => compare( name.trim(), text ) === 0;
	// Characters that cannot be seen compare as nothing, and nothing means no state.
	if ( compare( text, '' ) === 0 ) {
		return undefined;
	}
	return (
		Object.keys( states ).find( matches ) ??
		Object.entries( states ).find( ( [ , name ] ) =>
			matches( name )
		)?.[ 0 ]
	);
};
