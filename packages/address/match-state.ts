/**
 * Returns the code of the state that matches a typed code or name, ignoring case and accents. Codes take precedence,
 * such as `CA`. Source: docs/contract/cart-and-checkout.md 5, "Address and contact fields".
 *
 * @param typed
 * @param states Names by code.
 * @return `undefined` if no state matches.
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
	// Invisible characters compare as equal to an empty string, which means no state.
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
