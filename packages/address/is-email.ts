/**
 * Deliberately loose (some text, an at sign, and a domain with a dot), since only sending a message proves more.
 * Requires the dot because the server saves an address without one as empty (docs/contract/observed.md, "Accepted in
 * silence").
 */
export const isEmail = ( text: string ): boolean =>
	/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test( text );
