import { formatInlineLabel, type AddressFormField } from '@shopfront/address';
import { getFieldErrorId } from '@shopfront/checkout-form';
import type { CheckoutForm } from '@shopfront/checkout-form';
import { addressFieldId } from '@shopfront/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';
import { ConnectedField } from '../fields/connected-field';
import { useFieldValue, useShownError } from '../fields/use-form';

/**
 * Only an optional second line hides behind a button. Phone and company show as configured: fewer shoppers would fill
 * in a collapsed field.
 */
export const isCollapsible = ( { key, required }: AddressFormField ) =>
	key === 'address_2' && ! required;

export interface OptionalFieldProps {
	form: CheckoutForm;
	field: AddressFormField;
}

/**
 * Renders the second line of an address, behind a button until needed (docs/contract/cart-and-checkout.md 4, "Address
 * form"). Browser autofill opens it through a hidden input.
 *
 * Surface: `.wc-block-components-address-form__{field}-toggle`, `__{field}-hidden-input`.
 */
export const OptionalField = ( { form, field }: OptionalFieldProps ) => {
	const { settings, host } = useBlockApp();
	const [ isOpen, setIsOpen ] = useState( false );
	const [ shouldFocus, setShouldFocus ] = useState( false );
	const hasValue = useFieldValue( form, field.key ) !== '';
	const hasError =
		useShownError( getFieldErrorId( form.location, field.key ) ) !== '';
	const isShown = ! isCollapsible( field ) || isOpen || hasValue || hasError;
	const id = addressFieldId( form.location, field.key );
	const className = `wc-block-components-address-form__${ field.key }`;

	// Stays open, so clearing the field doesn't remove it under the cursor.
	useEffect( () => {
		if ( isShown ) {
			setIsOpen( true );
		}
	}, [ isShown ] );

	useEffect( () => {
		if ( isShown && shouldFocus ) {
			host.document.getElementById( id )?.focus();
			setShouldFocus( false );
		}
	}, [ isShown, shouldFocus, id, host ] );

	if ( isShown ) {
		return <ConnectedField form={ form } field={ field } />;
	}
	const label = sprintf(
		/* translators: %s: label of a form field, as "apartment, suite, etc.", in lower case where the language has it so. */
		__( '+ Add %s', 'woocommerce' ),
		formatInlineLabel( field.label, settings.locale.userLocale )
	);
	return (
		<>
			<button
				type="button"
				className={ `sf-address-toggle ${ className }-toggle` }
				onClick={ () => {
					setShouldFocus( true );
					setIsOpen( true );
				} }
			>
				{ label }
			</button>
			<input
				id={ id }
				className={ `sf-address-hidden-input ${ className }-hidden-input` }
				type="text"
				tabIndex={ -1 }
				aria-hidden="true"
				aria-label={ field.label }
				autoComplete={
					field.autocomplete &&
					`section-${ form.location } ${ form.location } ${ field.autocomplete }`
				}
				value=""
				onChange={ ( { target } ) =>
					form.change( field.key, target.value )
				}
				// Some password managers fill fields without an event.
				onBlur={ ( { target } ) =>
					target.value && form.change( field.key, target.value )
				}
			/>
		</>
	);
};
