/** Returns the id in a hash, decoded if its encoding is valid. */
export const decodeHash = ( hash: string ): string => {
	const id = hash.slice( 1 );
	try {
		return decodeURIComponent( id );
	} catch {
		return id;
	}
};
