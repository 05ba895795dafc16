import {
	postcodeValidator,
	postcodeValidatorExistsForCountry,
} from 'postcode-validator';
import { normalisePostcode } from './normalise-postcode';
import { POSTCODE_OVERRIDES } from './postcode-patterns';

/**
 * Whether a text is a valid postcode of a country, ignoring case and surrounding spaces. Countries without postcodes
 * and unknown countries accept any text. Empty text is validated like any other: the form decides whether the postcode
 * is required. Source: docs/contract/cart-and-checkout.md 5, "Postcode patterns", docs/contract/globals.md 4.
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

/**
 * Whether a text is a whole postcode by the rules of its country, so that no further character is expected. Countries
 * without rules have none: any text could continue.
 */
export const isPostcodeComplete = (
	postcode: string,
	country: string
): boolean =>
	( POSTCODE_OVERRIDES.has( country ) ||
		postcodeValidatorExistsForCountry( country ) ) &&
	postcode.trim() !== '' &&
	isPostcode( { postcode, country } );
