import {
	postcodeValidator,
	postcodeValidatorExistsForCountry,
} from 'postcode-validator';
import { normalisePostcode } from './normalise-postcode';
import { POSTCODE_OVERRIDES } from './postcode-patterns';

/**
 * Whether a text may be a postcode of a country; case and spaces around it do not count. A country without postcodes,
 * or one that nobody knows, takes anything. Whether a postcode is wanted at all is the form's question: an empty text
 * is asked like any other. Source: docs/contract/cart-and-checkout.md 5, "Postcode patterns",
 * docs/contract/globals.md 4.
 *
 * @param options
 * @param options.postcode
 * @param options.country  Its code, as `GB`.
 */
export const isPostcode = ( {
	postcode,
	country,
}: {
	postcode: string;
	country: string;
} ): boolean => {
	const text = normalisePostcode( postcode ).trimEnd();
	const override = POSTCODE_OVERRIDES.get( country );
	if ( override ) {
		return override.test( text );
	}
	return (
		! postcodeValidatorExistsForCountry( country ) ||
		postcodeValidator( text, country )
	);
};
