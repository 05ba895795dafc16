/** What a test card does when it is paid with. */
export type CardBehaviour =
	'approve' | 'decline' | 'challenge' | 'throw' | 'fail' | 'wait';

/** How long the slow card takes. */
export const SLOW_CARD_MS = 5000;

/** The cards that do something else than approve; every other good number is approved. */
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

/** `Card` for a number of nobody known. */
export const brandOf = ( digits: string ): string =>
	BRANDS.find( ( [ pattern ] ) => pattern.test( digits ) )?.[ 1 ] ?? 'Card';

/** Whether the last digit is the one that follows from the others (ISO/IEC 7812-1, Luhn). */
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
 * The month that a card is good until.
 *
 * @param text As in `12/28`, `1228` or `12 / 2028`.
 * @return As in `12/28`; `null` when it is none.
 */
export function readExpiry( text: string ): string | null {
	const [ , month = '', year = '' ] =
		/^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec( text ) ?? [];
	return month === '' ? null : `${ month.padStart( 2, '0' ) }/${ year }`;
}

/**
 * Whether a card has run out.
 *
 * @param expiry As {@link readExpiry} gives it; the card is good until the month's end.
 * @param now    Milliseconds since the epoch.
 */
export function isExpired( expiry: string, now: number ): boolean {
	const [ month = 0, year = 0 ] = expiry.split( '/' ).map( Number );
	return Date.UTC( 2000 + year, month, 1 ) <= now;
}
