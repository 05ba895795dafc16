const UNITED_KINGDOM =
	/^(GIR ?0AA|BFPO ?(C\/O ?)?\d{1,4}|[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLN-UW-Z]{2})$/;

/**
 * In upper case, for countries where docs/contract/cart-and-checkout.md 5, "Postcode patterns" differs from
 * `postcode-validator`, and for two where `postcode-validator` rejects common spellings.
 */
export const POSTCODE_OVERRIDES: ReadonlyMap< string, RegExp > = new Map( [
	// Most people only know the four digits in use before 1998: `1425` is as valid as `C1425DKF`.
	[ 'AR', /^([A-HJ-NP-Z]?\d{4}|[A-HJ-NP-Z]\d{4}[A-Z]{3})$/ ],
	[ 'BA', /^[78]\d{4}$/ ],
	[ 'GB', UNITED_KINGDOM ],
	[ 'IN', /^[1-9]\d{2} ?\d{3}$/ ],
	[ 'JP', /^\d{3}-?\d{4}$/ ],
	[ 'KH', /^\d{6}$/ ],
	[ 'LI', /^94[89]\d$/ ],
	[ 'MN', /^\d{5}(-\d{4})?$/ ],
	[ 'NI', /^[1-9]\d{4}$/ ],
	// The stricter of two readings (docs/contribute/specification-choices.md, "NL postcode").
	[ 'NL', /^[1-9]\d{3} ?(?!S[ADS])[A-Z]{2}$/ ],
	[ 'SI', /^[1-9]\d{3}$/ ],
	// `CP` abbreviates "código postal" and is mostly left out.
	[ 'SV', /^(CP ?)?\d{4}$/ ],
	[ 'UK', UNITED_KINGDOM ],
] );
