import type { CheckoutForm } from '@shopfront/checkout-form';
import { ConnectedField } from './connected-field';
import { useFormFields } from './use-form';

export interface FormFieldsListProps {
	form: CheckoutForm;
	without?: readonly string[];
}

const NONE: readonly string[] = [];

export const FormFieldsList = ( {
	form,
	without = NONE,
}: FormFieldsListProps ) => (
	<>
		{ useFormFields( form )
			.filter(
				( { key, hidden } ) => ! hidden && ! without.includes( key )
			)
			.map( ( field ) => (
				<ConnectedField
					key={ field.key }
					form={ form }
					field={ field }
				/>
			) ) }
	</>
);
