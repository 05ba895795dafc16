const UNITED_KINGDOM =
	/^(GIR ?0AA|BFPO ?(C\/O ?)?\d{1,4}|[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLN-UW-Z]{2})$/;

/**
 * Postcodes by country, in upper case, where docs/contract/cart-and-checkout.md 5, "Postcode patterns" says other than
 * the table of `postcode-validator`, and two where that table refuses what people write.
 */
export const POSTCODE_OVERRIDES: ReadonlyMap< string, RegExp > = new Map( [
	// The four digits of before 1998 are what most people know of theirs: `1425` is as good as `C1425DKF`.
	[ 'AR', /^([A-HJ-NP-Z]?\d{4}|[A-HJ-NP-Z]\d{4}[A-Z]{3})$/ ],
	[ 'BA', /^[78]\d{4}$/ ],
	[ 'GB', UNITED_KINGDOM ],
	[ 'IN', /^[1-9]\d{2} ?\d{3}$/ ],
	[ 'JP', /^\d{3}-?\d{4}$/ ],
	[ 'KH', /^\d{6}$/ ],
	[ 'LI', /^94[89]\d$/ ],
	[ 'MN', /^\d{5}(-\d{4})?$/ ],
	[ 'NI', /^[1-9]\d{4}$/ ],
	// The stricter of two readings (docs/decisions/specification-choices.md, "NL postcode").
	[ 'NL', /^[1-9]\d{3} ?(?!S[ADS])[A-Z]{2}$/ ],
	[ 'SI', /^[1-9]\d{3}$/ ],
	// `CP` says only "código postal", and is mostly left out.
	[ 'SV', /^(CP ?)?\d{4}$/ ],
	[ 'UK', UNITED_KINGDOM ],
] );
