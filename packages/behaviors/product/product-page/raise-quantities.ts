/** The cart's quantity fields have their own limits. */
const QUANTITY = 'input.qty:not(.product-quantity input.qty)';

/** Raises the server's quantities below their minimum, which the browser would refuse only when the form is sent. */
export const raiseQuantities = ( page: Document ): void => {
	for ( const field of page.querySelectorAll< HTMLInputElement >(
		QUANTITY
	) ) {
		const { min, value, defaultValue } = field;
		if (
			parseFloat( min ) >= 0 &&
			value === defaultValue &&
			parseFloat( value ) < parseFloat( min )
		) {
			field.value = min;
		}
	}
};
