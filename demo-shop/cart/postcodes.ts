/** See docs/contract/cart-and-checkout.md 5, "Postcode patterns". Without a pattern, anything is accepted. */
const FIVE_DIGITS = /^\d{5}$/;
const FOUR_DIGITS = /^\d{4}$/;

const PATTERNS: Readonly< Record< string, RegExp > > = {
	AT: /^[1-9]\d{3}$/,
	AU: FOUR_DIGITS,
	BA: /^[78]\d{4}$/,
	BE: FOUR_DIGITS,
	BR: /^\d{5}-?\d{3}$/,
	CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
	CH: FOUR_DIGITS,
	DE: FIVE_DIGITS,
	DK: FOUR_DIGITS,
	ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
	GB: /^(GIR ?0AA|BFPO ?\d{1,4}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i,
	IE: /^([AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/i,
	IN: /^[1-9]\d{2} ?\d{3}$/,
	IT: FIVE_DIGITS,
	JP: /^\d{3}-?\d{4}$/,
	KH: /^\d{6}$/,
	LI: /^94[89]\d$/,
	MX: FIVE_DIGITS,
	NL: /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/i,
	PL: /^\d{2}-\d{3}$/,
	SE: /^(SE-)?\d{3} ?\d{2}$/i,
	SI: /^[1-9]\d{3}$/,
	US: /^\d{5}(-?\d{4})?$/,
};

/** Where the space or hyphen goes, counted from the end, by country. */
const SEPARATORS: Readonly<
	Record< string, readonly [ fromEnd: number, separator: string ] >
> = {
	CA: [ 3, ' ' ],
	GB: [ 3, ' ' ],
	IE: [ 4, ' ' ],
	JP: [ 4, '-' ],
	NL: [ 2, ' ' ],
};

/** An empty postcode is valid: it's missing, not wrong. */
export const isPostcode = ( postcode: string, country: string ): boolean => {
	return postcode === '' || ( PATTERNS[ country ]?.test( postcode ) ?? true );
};

/** The country's style: `sw1a1aa` becomes `SW1A 1AA` in GB. */
export const formatPostcode = ( postcode: string, country: string ): string => {
	const upper = postcode.trim().toUpperCase();
	const separator = SEPARATORS[ country ];
	if ( ! separator || upper === '' ) {
		return upper;
	}
	const letters = upper.replace( /[\s-]/g, '' );
	const [ fromEnd, between ] = separator;
	return `${ letters.slice( 0, -fromEnd ) }${ between }${ letters.slice( -fromEnd ) }`;
};
