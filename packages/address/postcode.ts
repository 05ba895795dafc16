import {
	postcodeValidator,
	postcodeValidatorExistsForCountry,
} from 'postcode-validator';
import { normalisePostcode } from './normalise-postcode';
import { POSTCODE_OVERRIDES } from './postcode-patterns';

/**
 * Ignores case and surrounding spaces. Unknown countries and countries without postcodes accept any text. Empty text
 * is validated like any other: the form decides whether the postcode is required. Source:
 * docs/contract/cart-and-checkout.md 5, "Postcode patterns", docs/contract/globals.md 4.
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
 * True if the country's rules expect no further character. Without rules it's never true: any text could continue.
 */
export const isPostcodeComplete = (
	postcode: string,
	country: string
): boolean =>
	( POSTCODE_OVERRIDES.has( country ) ||
		postcodeValidatorExistsForCountry( country ) ) &&
	postcode.trim() !== '' &&
	isPostcode( { postcode, country } );
