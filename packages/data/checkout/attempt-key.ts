/** Avoids `randomUUID`, because browsers provide it only in secure contexts. */
export const createAttemptKey = ( { crypto }: Window ): string => {
	const bytes = crypto.getRandomValues( new Uint8Array( 16 ) );
	return Array.from( bytes, ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	).join( '' );
};
