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
import { useFieldValue, useShownError } from './use-form';

export interface ConnectedFieldProps {
	form: CheckoutForm;
	field: AddressFormField;
	/** What there is to choose from; without it the value is typed, unless the field has options of its own. */
	options?: readonly SelectOption[];
	/** Ids of texts that say more. */
	describedBy?: string;
	/** A hint that stands below the field. */
	help?: ReactNode;
}

/** One field of a form of the checkout. It listens for itself: a key pressed in one renders no other. */
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
		value: useFieldValue( form, key ),
		errorMessage: useShownError( errorId ),
		locale: locale.userLocale,
		onChange: ( value: string | boolean ) => form.change( key, value ),
		onBlur: () => form.blur( key ),
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
