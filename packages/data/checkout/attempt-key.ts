/** A key that no other attempt has. Browsers have `randomUUID` only on safe origins. */
export const createAttemptKey = ( { crypto }: Window ): string => {
	const bytes = crypto.getRandomValues( new Uint8Array( 16 ) );
	return Array.from( bytes, ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
};
