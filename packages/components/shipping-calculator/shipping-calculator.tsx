import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import {
	AddressForm,
	type AddressFormProps,
} from '../address-form/address-form';
import { Button } from '../button/button';

export interface ShippingCalculatorProps extends Omit<
	AddressFormProps,
	'kind'
> {
	/** Whether the place is on its way to the server. */
	isUpdating: boolean;
	onSubmit: () => void;
}

/**
 * Where to ship to, as far as it decides on rates. When what is sent is refused, or is not sent since something is
 * wrong with it, the focus goes to the first field that is shown as wrong.
 *
 * Surface: `.sf-shipping-calculator`, `.sf-shipping-calculator__button`.
 */
export const ShippingCalculator = ( {
	isUpdating,
	onSubmit,
	...form
}: ShippingCalculatorProps ) => {
	const element = useRef< HTMLFormElement >( null );
	const [ attempt, setAttempt ] = useState( 0 );
	useEffect( () => {
		if ( attempt > 0 && ! isUpdating ) {
			element.current
				?.querySelector< HTMLElement >( '[aria-invalid="true"]' )
				?.focus();
		}
	}, [ attempt, isUpdating ] );

	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		if ( ! isUpdating ) {
			onSubmit();
			setAttempt( attempt + 1 );
		}
	};
	return (
		<form
			ref={ element }
			className="sf-shipping-calculator"
			// Our words stand at the fields; the browser's would lie over them.
			noValidate
			onSubmit={ submit }
		>
			<AddressForm kind="shipping" { ...form } />
			<Button
				type="submit"
				variant="outlined"
				className="sf-shipping-calculator__button"
				isBusy={ isUpdating }
				// The field that is typed in keeps the focus until the click: what is said when it is left would move the
				// button away from under the pointer, and the click would miss it.
				onMouseDown={ ( event ) => event.preventDefault() }
			>
				{ __( 'Update', 'woocommerce' ) }
			</Button>
		</form>
	);
};
