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
	isUpdating: boolean;
	onSubmit: () => void;
}

/**
 * The address fields that decide on shipping rates. If the address is invalid or the server rejects it, the first
 * invalid field gets the focus.
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
			// Errors show at the fields; the browser's messages would cover them.
			noValidate
			onSubmit={ submit }
		>
			<AddressForm kind="shipping" { ...form } />
			<Button
				type="submit"
				variant="outlined"
				className="sf-shipping-calculator__button"
				isBusy={ isUpdating }
				// The field must not blur before the click: an error message on blur would move the button away from
				// the pointer.
				onMouseDown={ ( event ) => event.preventDefault() }
			>
				{ __( 'Update', 'woocommerce' ) }
			</Button>
		</form>
	);
};
