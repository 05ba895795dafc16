import { labelInSentence, type AddressFormField } from '@shopfront/address';
import { addressFieldId } from '@shopfront/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';
import { ConnectedField } from './connected-field';
import type { CheckoutForm } from './form';
import { fieldErrorId } from './form-location';
import { useFieldValue, useShownError } from './use-form';

/** Fields that most shoppers leave empty where they may. */
const SELDOM_FILLED = [ 'address_2', 'company', 'phone' ];

/** Whether a field of an address stands behind a button until it is wanted. */
export const isBehindButton = ( { key, required }: AddressFormField ) =>
	! required && SELDOM_FILLED.includes( key );

export interface OptionalFieldProps {
	form: CheckoutForm;
	field: AddressFormField;
}

/**
 * A field of an address that few need, behind a button until it is wanted: a short form is what everybody sees
 * (specification 4, Address form, for the second line). What a browser fills in opens it, for which it has an input
 * that only browsers find.
 *
 * Surface: `.wc-block-components-address-form__{field}-toggle`, `__{field}-hidden-input`.
 */
export const OptionalField = ( { form, field }: OptionalFieldProps ) => {
	const { settings, host } = useBlockApp();
	const [ isOpen, setIsOpen ] = useState( false );
	const [ isWanted, setIsWanted ] = useState( false );
	const hasValue = useFieldValue( form, field.key ) !== '';
	const hasError =
		useShownError( fieldErrorId( form.location, field.key ) ) !== '';
	const isShown = ! isBehindButton( field ) || isOpen || hasValue || hasError;
	const id = addressFieldId( form.location, field.key );
	const className = `wc-block-components-address-form__${ field.key }`;

	// Once open it stays, so that emptying it does not take it from under the cursor.
	useEffect( () => {
		if ( isShown ) {
			setIsOpen( true );
		}
	}, [ isShown ] );

	useEffect( () => {
		if ( isShown && isWanted ) {
			host.document.getElementById( id )?.focus();
			setIsWanted( false );
		}
	}, [ isShown, isWanted, id, host ] );

	if ( isShown ) {
		return <ConnectedField form={ form } field={ field } />;
	}
	const label = sprintf(
		/* translators: %s: label of a form field, as "apartment, suite, etc.", in lower case where the language has it so. */
		__( '+ Add %s', 'shopfront' ),
		labelInSentence( field.label, settings.locale.userLocale )
	);
	return (
		<>
			<button
				type="button"
				className={ `sf-address-toggle ${ className }-toggle` }
				onClick={ () => {
					setIsWanted( true );
					setIsOpen( true );
				} }
			>
				{ label }
			</button>
			<input
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
			/>
		</>
	);
};
