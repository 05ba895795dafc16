/** The result of a payment with a test card. */
export type CardBehaviour =
	'approve' | 'decline' | 'challenge' | 'throw' | 'fail' | 'wait';

/** Processing time of the slow card. */
export const SLOW_CARD_MS = 5000;

/** Cards that are not approved; every other valid number is. */
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

/** Returns the brand of a card number; `Card` for an unknown one. */
export const brandOf = ( digits: string ): string =>
	BRANDS.find( ( [ pattern ] ) => pattern.test( digits ) )?.[ 1 ] ?? 'Card';

/** Whether the check digit is correct (ISO/IEC 7812-1, Luhn). */
export function isCardNumber( digits: string ): boolean {
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
}

/**
 * Parses the expiry month of a card.
 *
 * @param text For example `12/28`, `1228` or `12 / 2028`.
 * @return For example `12/28`; `null` when it is invalid.
 */
export function readExpiry( text: string ): string | null {
	const [ , month = '', year = '' ] =
		/^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec( text ) ?? [];
	return month === '' ? null : `${ month.padStart( 2, '0' ) }/${ year }`;
}

/**
 * Whether a card has expired.
 *
 * @param expiry As returned by {@link readExpiry}; the card is valid until the end of the month.
 * @param now    Milliseconds since the epoch.
 */
export function isExpired( expiry: string, now: number ): boolean {
	const [ month = 0, year = 0 ] = expiry.split( '/' ).map( Number );
	return Date.UTC( 2000 + year, month, 1 ) <= now;
}
