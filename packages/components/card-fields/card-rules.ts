import { __ } from '@wordpress/i18n';

export type CardField = 'number' | 'expiry' | 'cvc' | 'name';

/** As the fields show them. Keep it in memory only. */
export type CardValue = Readonly< Record< CardField, string > >;

export type CardErrors = Readonly< Partial< Record< CardField, string > > >;

export interface CardBrand {
	/** As in docs/contract/globals.md 4, "paymentMethodCommonIcons". */
	id: string;
	/** Short enough to fit beside a number on a phone. */
	name: string;
	/** Matches the beginning of the brand's numbers. */
	pattern: RegExp;
	/** Valid numbers of digits. */
	lengths: readonly number[];
	/** Number of digits in each group but the last. */
	groups: readonly number[];
	codeLength: number;
}

const FOURS = [ 4, 4, 4, 4 ];
const UP_TO_19 = [ 16, 17, 18, 19 ];

/** The first match counts. Source: ISO/IEC 7812 and the brands' published number ranges. */
export const CARD_BRANDS: readonly CardBrand[] = [
	{
		id: 'visa',
		name: 'Visa',
		pattern: /^4/,
		lengths: [ 13, 16, 19 ],
		groups: FOURS,
		codeLength: 3,
	},
	{
		id: 'mastercard',
		name: 'Mastercard',
		pattern: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
		lengths: [ 16 ],
		groups: FOURS,
		codeLength: 3,
	},
	{
		id: 'amex',
		name: 'Amex',
		pattern: /^3[47]/,
		lengths: [ 15 ],
		groups: [ 4, 6 ],
		codeLength: 4,
	},
	{
		id: 'diners',
		name: 'Diners',
		pattern: /^3(?:0[0-5]|[689])/,
		lengths: [ 14, 15, 16, 17, 18, 19 ],
		groups: [ 4, 6 ],
		codeLength: 3,
	},
	{
		id: 'jcb',
		name: 'JCB',
		pattern: /^35(?:2[89]|[3-8])/,
		lengths: UP_TO_19,
		groups: FOURS,
		codeLength: 3,
	},
	{
		id: 'discover',
		name: 'Discover',
		pattern: /^6(?:011|4[4-9]|5)/,
		lengths: UP_TO_19,
		groups: FOURS,
		codeLength: 3,
	},
	{
		id: 'unionpay',
		name: 'UnionPay',
		pattern: /^62/,
		lengths: UP_TO_19,
		groups: FOURS,
		codeLength: 3,
	},
	{
		id: 'maestro',
		name: 'Maestro',
		pattern: /^(?:50|5[6-9]|6304|6759|676[1-3])/,
		lengths: [ 12, 13, 14, 15, 16, 17, 18, 19 ],
		groups: FOURS,
		codeLength: 3,
	},
];

const MAX_DIGITS = 19;

/** Accepts Arabic and full-width digits too. */
export const digitsOf = ( text: string ): string =>
	text
		.replace( /[\u0660-\u0669\u06f0-\u06f9]/g, ( digit ) =>
			// Both ranges begin at a multiple of 16.
			String( digit.charCodeAt( 0 ) % 16 )
		)
		.normalize( 'NFKC' )
		.replace( /\D/g, '' );

/** `null` while unknown. */
export const getCardBrand = ( number: string ): CardBrand | null => {
	const digits = digitsOf( number );
	return (
		CARD_BRANDS.find( ( { pattern } ) => pattern.test( digits ) ) ?? null
	);
};

/** Groups the digits by brand. Drops digits beyond the brand's longest number. */
export const formatCardNumber = ( typed: string ): string => {
	const brand = getCardBrand( typed );
	const digits = digitsOf( typed ).slice(
		0,
		brand?.lengths.at( -1 ) ?? MAX_DIGITS
	);
	const parts: string[] = [];
	let start = 0;
	for ( const size of brand?.groups ?? FOURS ) {
		parts.push( digits.slice( start, start + size ) );
		start += size;
	}
	return [ ...parts, digits.slice( start ) ].filter( Boolean ).join( ' ' );
};

/**
 * Formats an expiry date as `MM/YY`, from digits or from browsers' spellings, such as `2040-12`. While the shopper
 * deletes, we add nothing: it would come back at once.
 */
export const formatExpiry = ( typed: string, isDeleting = false ): string => {
	const [ , year, month ] = /^\s*20(\d{2})-(\d{2})\s*$/.exec( typed ) ?? [];
	let digits = year && month ? `${ month }${ year }` : digitsOf( typed );
	if ( isDeleting && digits.length <= 2 ) {
		return digits;
	}
	if ( /^\s*[1-9]\s*\//.test( typed ) || /^[2-9]/.test( digits ) ) {
		digits = `0${ digits }`;
	}
	const years = digits.slice( 2 );
	const shortYear =
		years.length === 4 && years.startsWith( '20' )
			? years.slice( 2 )
			: years.slice( 0, 2 );
	return digits.length < 2
		? digits
		: `${ digits.slice( 0, 2 ) }/${ shortYear }`;
};

export const formatCode = ( typed: string, number: string ): string =>
	digitsOf( typed ).slice( 0, getCardBrand( number )?.codeLength ?? 4 );

/** The check digit follows ISO/IEC 7812-1 (Luhn). */
export const hasValidCheckDigit = ( digits: string ): boolean => {
	let sum = 0;
	[ ...digits ].reverse().forEach( ( digit, index ) => {
		const value = Number( digit ) * ( ( index % 2 ) + 1 );
		sum += value > 9 ? value - 9 : value;
	} );
	return digits !== '' && sum % 10 === 0;
};

const isNumber = ( number: string ): boolean => {
	const digits = digitsOf( number );
	const lengths = getCardBrand( number )?.lengths;
	return (
		( lengths
			? lengths.includes( digits.length )
			: digits.length >= 12 && digits.length <= MAX_DIGITS ) &&
		hasValidCheckDigit( digits )
	);
};

const readExpiry = ( expiry: string ) => {
	const [ , month, year ] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec( expiry ) ?? [];
	return month && year
		? { month: Number( month ), year: 2000 + Number( year ) }
		: null;
};

/** Most issuers print less than 20 years; a later date is a typing error. */
const MAX_YEARS = 50;

export interface CardRules {
	/** Milliseconds since 1970. A card is valid until the end of its month. */
	now: number;
	hasName?: boolean;
	/** Ids of accepted brands. Defaults to all. */
	brands?: readonly string[];
}

/** `{}` if all fields are valid. */
export const validateCard = (
	{ number, expiry, cvc, name }: CardValue,
	{ now, hasName = false, brands }: CardRules
): CardErrors => {
	const brand = getCardBrand( number );
	const date = readExpiry( expiry );
	const lengthOfCode = brand?.codeLength;
	const errors: Partial< Record< CardField, string > > = {};
	if ( ! isNumber( number ) ) {
		errors.number = __( 'Please enter a valid card number.', 'shopfront' );
	} else if ( brands && ! ( brand && brands.includes( brand.id ) ) ) {
		errors.number = __(
			'This kind of card is not accepted here.',
			'shopfront'
		);
	}
	if ( ! date || date.year > new Date( now ).getFullYear() + MAX_YEARS ) {
		errors.expiry = __(
			'Please enter the expiry date as MM/YY.',
			'shopfront'
		);
	} else if ( Date.UTC( date.year, date.month, 1 ) <= now ) {
		errors.expiry = __( 'This card has expired.', 'shopfront' );
	}
	if (
		lengthOfCode
			? cvc.length !== lengthOfCode
			: cvc.length < 3 || cvc.length > 4
	) {
		errors.cvc =
			lengthOfCode === 4
				? __(
						'Please enter the four digits of your security code.',
						'shopfront'
					)
				: __(
						'Please enter the three or four digits of your security code.',
						'shopfront'
					);
	}
	if ( hasName && name.trim() === '' ) {
		errors.name = __( 'Please enter the name on the card.', 'shopfront' );
	}
	return errors;
};

/** A complete field expects no further character, so the next one can have the focus. */
export const isFieldComplete = (
	field: CardField,
	value: CardValue,
	now: number
): boolean => {
	const { [ field ]: error } = validateCard( value, { now } );
	if ( error !== undefined ) {
		return false;
	}
	switch ( field ) {
		case 'number': {
			const { length } = digitsOf( value.number );
			const lengths = getCardBrand( value.number )?.lengths ?? [];
			// Numbers of more than 16 digits are rare, and shorter ones mostly incomplete.
			return (
				length === lengths.at( -1 ) ||
				( length >= 14 &&
					length !== 15 &&
					lengths.includes( length ) &&
					length <= 16 )
			);
		}
		case 'cvc':
			return (
				getCardBrand( value.number ) !== null || value.cvc.length === 4
			);
		default:
			return field === 'expiry';
	}
};

/** Keeps as many digits before the cursor as before formatting. */
export const moveCursor = (
	before: string,
	cursor: number,
	after: string
): number => {
	const count = before.slice( 0, cursor ).replace( /[^\d]/g, '' ).length;
	// At the end of the text, the cursor follows added separators and zeros.
	if ( cursor >= before.length ) {
		return after.length;
	}
	let position = 0;
	for ( let seen = 0; seen < count && position < after.length; position++ ) {
		if ( /\d/.test( after[ position ] ?? '' ) ) {
			seen++;
		}
	}
	return position;
};
