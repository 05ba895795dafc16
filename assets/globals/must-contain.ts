import { PRICE_TAG } from '@shopfront/money';
import { __, sprintf } from '@wordpress/i18n';

/** Throws unless a text that an add-on returned has a part that it needs; else `true`, as validations say. */
export const mustContain = ( value: string, needle: string ): true => {
	if ( ! String( value ).includes( needle ) ) {
		throw new Error(
			sprintf(
				/* translators: 1: what a text has to contain, 2: the text that an add-on gave. */
				__(
					'Returned value must include %1$s, you passed "%2$s"',
					'shopfront'
				),
				needle,
				value
			)
		);
	}
	return true;
};

/** A price format has the place of the price. */
export const productPriceValidation = ( value: string ): true =>
	mustContain( value, PRICE_TAG );

/** What a screen reader says of a price has the places of quantity, name and price. */
export const productPriceScreenReaderValidation = ( value: string ): true =>
	mustContain( value, '<quantity/>' ) &&
	mustContain( value, '<productName/>' ) &&
	mustContain( value, PRICE_TAG );
