import type { AddressKind } from '@shopfront/address';
import type { CheckoutForm } from '@shopfront/checkout-form';
import { useMemo } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';
import { ConnectedField } from '../fields/connected-field';
import { getCountryOptions, getStateOptions } from './country-options';
import { isCollapsible, OptionalField } from './optional-field';
import { useFieldValue, useFormFields } from '../fields/use-form';

export interface AddressFieldsProps {
	kind: AddressKind;
	form: CheckoutForm;
}

export const AddressFields = ( { kind, form }: AddressFieldsProps ) => {
	const { settings } = useBlockApp();
	const fields = useFormFields( form );
	const country = String( useFieldValue( form, 'country' ) );
	const countries = useMemo(
		() => getCountryOptions( kind, settings ),
		[ kind, settings ]
	);
	const states = useMemo(
		() => getStateOptions( country, settings ),
		[ country, settings ]
	);
	const getOptions = ( key: string ) => {
		if ( key === 'country' ) {
			return countries;
		}
		return key === 'state' ? states : undefined;
	};
	return (
		<div
			id={ kind }
			className="wc-block-components-address-form sf-checkout-address"
		>
			{ fields
				.filter( ( { hidden } ) => ! hidden )
				.map( ( field ) =>
					isCollapsible( field ) ? (
						<OptionalField
							key={ field.key }
							form={ form }
							field={ field }
						/>
					) : (
						<ConnectedField
							key={ field.key }
							form={ form }
							field={ field }
							options={ getOptions( field.key ) }
						/>
					)
				) }
		</div>
	);
};
