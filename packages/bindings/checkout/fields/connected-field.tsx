import { normalisePostcode, type AddressFormField } from '@shopfront/address';
import {
	EMAIL,
	getFieldErrorId,
	isAddressKind,
	type CheckoutForm,
} from '@shopfront/checkout-form';
import {
	AddressField,
	addressFieldId,
	FormField,
	type SelectOption,
} from '@shopfront/components';
import { memo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useBlockApp } from '../../app/block-app';
import { useFieldValue, useInputHints, useShownError } from './use-form';

export interface ConnectedFieldProps {
	form: CheckoutForm;
	field: AddressFormField;
	/** Without options, the field is a text input, unless it defines its own. */
	options?: readonly SelectOption[];
	describedBy?: string;
	help?: ReactNode;
}

/** Each field subscribes separately, so typing in one doesn't render the others. */
export const ConnectedField = memo( function ConnectedFormField( {
	form,
	field,
	options,
	describedBy,
	help,
}: ConnectedFieldProps ) {
	const { locale } = useBlockApp().settings;
	const { location } = form;
	const { key, autocomplete } = field;
	const errorId = getFieldErrorId( location, key );
	const shared = {
		field,
		options,
		hints: useInputHints( form, field ),
		value: useFieldValue( form, key ),
		errorMessage: useShownError( errorId ),
		locale: locale.userLocale,
		onChange: ( value: string | boolean ) => form.change( key, value ),
		onBlur: () => form.blur( key ),
		onUnreadable: ( isUnreadable: boolean ) =>
			form.setUnreadable( key, isUnreadable ),
	};
	if ( isAddressKind( location ) ) {
		return (
			<AddressField
				{ ...shared }
				kind={ location }
				format={ key === 'postcode' ? normalisePostcode : undefined }
			/>
		);
	}
	return (
		<FormField
			{ ...shared }
			id={ key === EMAIL ? EMAIL : addressFieldId( location, key ) }
			name={ key === EMAIL ? EMAIL : `${ location }_${ key }` }
			errorId={ errorId }
			autoComplete={ autocomplete }
			describedBy={ describedBy }
			help={ help }
			className={ `wc-block-components-address-form__${ key }` }
		/>
	);
} );
