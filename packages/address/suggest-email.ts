/** Most common first. */
const DOMAINS = [
	'gmail.com',
	'yahoo.com',
	'hotmail.com',
	'outlook.com',
	'icloud.com',
	'aol.com',
	'live.com',
	'msn.com',
	'googlemail.com',
	'protonmail.com',
	'gmx.com',
	'gmx.de',
	'gmx.net',
	'web.de',
	't-online.de',
	'yahoo.co.uk',
	'hotmail.co.uk',
	'btinternet.com',
	'yahoo.fr',
	'hotmail.fr',
	'orange.fr',
	'wanadoo.fr',
	'free.fr',
	'libero.it',
	'comcast.net',
	'verizon.net',
];

/** Correct domains that are one typo away from a domain in `DOMAINS`. */
const KNOWN_LOOKALIKES = [ 'mail.com', 'email.com', 'ymail.com', 'love.com' ];

/** A typo adds, omits or replaces a letter, or swaps two adjacent letters. */
const isOneTypoFrom = ( typed: string, intended: string ): boolean => {
	let start = 0;
	while ( start < typed.length && typed[ start ] === intended[ start ] ) {
		start++;
	}
	const [ a, b ] = [ typed.slice( start ), intended.slice( start ) ];
	const isSwapped =
		a[ 0 ] === b[ 1 ] && a[ 1 ] === b[ 0 ] && a.slice( 2 ) === b.slice( 2 );
	return (
		a !== b &&
		( a.slice( 1 ) === b ||
			a === b.slice( 1 ) ||
			a.slice( 1 ) === b.slice( 1 ) ||
			isSwapped )
	);
};

/**
 * Corrects a typo in the domain, such as `ada@gmial.com`. Only suggests well-known domains that are one typo away, so
 * shoppers with other addresses see no suggestion. `null` if the domain may be correct.
 */
export const suggestEmail = ( email: string ): string | null => {
	const [ , name, domain ] = /^(.+)@([^@]*)$/.exec( email.trim() ) ?? [];
	const typed = domain?.toLowerCase() ?? '';
	if ( ! name || [ ...DOMAINS, ...KNOWN_LOOKALIKES ].includes( typed ) ) {
		return null;
	}
	const intended = DOMAINS.find( ( known ) => isOneTypoFrom( typed, known ) );
	return intended ? `${ name }@${ intended }` : null;
};
