export type CardBehaviour =
	'approve' | 'decline' | 'challenge' | 'throw' | 'fail' | 'wait';

export const SLOW_CARD_MS = 5000;

/** Every other valid number is approved. */
const TEST_CARDS: Readonly< Record< string, CardBehaviour > > = {
	'4000000000000002': 'decline',
	'4000000000003220': 'challenge',
	'4000000000000119': 'throw',
	'4000000000000127': 'fail',
	'4000000000000259': 'wait',
};

export const behaviourOf = ( digits: string ): CardBehaviour =>
	TEST_CARDS[ digits ] ?? 'approve';

const BRANDS: ReadonlyArray< readonly [ RegExp, string ] > = [
	[ /^4/, 'Visa' ],
	[ /^(5[1-5]|2[2-7])/, 'Mastercard' ],
	[ /^3[47]/, 'American Express' ],
	[ /^6/, 'Discover' ],
];

/** `Card` for an unknown brand. */
export const brandOf = ( digits: string ): string =>
	BRANDS.find( ( [ pattern ] ) => pattern.test( digits ) )?.[ 1 ] ?? 'Card';

/** Checks the check digit (ISO/IEC 7812-1, Luhn). */
export const isCardNumber = ( digits: string ): boolean => {
	if ( ! /^\d{12,19}$/.test( digits ) ) {
		return false;
	}
	const sum = [ ...digits ]
		.reverse()
		.map( Number )
		.map( ( digit, index ) => ( index % 2 === 1 ? digit * 2 : digit ) )
		.map( ( value ) => ( value > 9 ? value - 9 : value ) )
		.reduce( ( total, value ) => total + value, 0 );
	return sum % 10 === 0;
};

/** Turns `12/28`, `1228` or `12 / 2028` into `12/28`; `null` when invalid. */
export const readExpiry = ( text: string ): string | null => {
	const [ , month = '', year = '' ] =
		/^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec( text ) ?? [];
	return month === '' ? null : `${ month.padStart( 2, '0' ) }/${ year }`;
};

/** A card is valid until the end of its month. */
export const isExpired = ( expiry: string, now: number ): boolean => {
	const [ month = 0, year = 0 ] = expiry.split( '/' ).map( Number );
	return Date.UTC( 2000 + year, month, 1 ) <= now;
};
