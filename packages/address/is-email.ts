/**
 * Whether a text could be an e-mail address: something, an at sign, and a domain with a dot. As loose as that, since
 * only sending a letter tells more; the dot, since the server stores an address without one as empty
 * (docs/contract/observed.md, "Accepted in silence").
 */
export const isEmail = ( text: string ): boolean =>
	/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test( text );
