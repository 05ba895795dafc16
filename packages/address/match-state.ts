/**
 * Finds the state for a typed code or name, ignoring case and accents. Codes such as `CA` take precedence.
 * `undefined` if no state matches. Source: docs/contract/cart-and-checkout.md 5, "Address and contact fields".
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
