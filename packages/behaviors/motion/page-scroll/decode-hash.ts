/** Returns the id that a hash names: without its sign, and decoded if it is encoded correctly. */
export function decodeHash( hash: string ): string {
	const id = hash.slice( 1 );
	try {
		return decodeURIComponent( id );
	} catch {
		return id;
	}
}
