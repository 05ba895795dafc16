import { labelInSentence, type AddressFormField } from '@shopfront/address';
import { addressFieldId } from '@shopfront/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';
import { ConnectedField } from './connected-field';
import type { CheckoutForm } from './form';
import { useFieldValue } from './use-form';

const CLASS = 'wc-block-components-address-form__address_2';

export interface SecondLineProps {
	form: CheckoutForm;
	field: AddressFormField;
}

/**
 * The second line of an address, behind a button until it is wanted: few need it (specification 4, Address form).
 * What a browser fills in opens it, for which it has an input that only browsers find.
 */
export const SecondLine = ( { form, field }: SecondLineProps ) => {
	const { settings, host } = useBlockApp();
	const [ isOpen, setIsOpen ] = useState( false );
	const [ isWanted, setIsWanted ] = useState( false );
	const hasValue = useFieldValue( form, field.key ) !== '';
	const isShown = field.required || isOpen || hasValue;
	const id = addressFieldId( form.location, field.key );

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
				className={ `${ CLASS }-toggle` }
				onClick={ () => {
					setIsWanted( true );
					setIsOpen( true );
				} }
			>
				{ label }
			</button>
			<input
				className={ `${ CLASS }-hidden-input` }
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
