/** Where most addresses are, the most frequent first. */
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

/** What looks like a slip from one of those, and is a domain of many addresses itself. */
const KNOWN_LOOKALIKES = [ 'mail.com', 'email.com', 'ymail.com', 'love.com' ];

/** Whether one text becomes the other by one slip: a letter too many or too few, a wrong one, or two in the wrong order. */
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
 * The e-mail address that was most likely meant by one with a slip in its domain, as `ada@gmial.com`; `null` for one
 * that may be as it stands. Only well-known domains are suggested, for one slip: who has an address elsewhere is not
 * asked about it.
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
