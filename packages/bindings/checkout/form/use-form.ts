import type { AddressFormField, AddressValue } from '@shopfront/address';
import {
	createForm,
	type CheckoutForm,
	type FormLocation,
} from '@shopfront/checkout-form';
import { validationStore } from '@shopfront/data/validation';
import { useSelect } from '@wordpress/data';
import {
	useLayoutEffect,
	useMemo,
	useSyncExternalStore,
} from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';

/** A form of the checkout, for as long as the component is there. */
export const useForm = ( location: FormLocation ): CheckoutForm => {
	const app = useBlockApp();
	const form = useMemo(
		() => createForm( app, location ),
		[ app, location ]
	);
	// Before anything is painted: an address with something missing is never shown as a card first.
	useLayoutEffect( () => form.start(), [ form ] );
	return form;
};

/** The fields that a form has now, hidden ones among them. */
export const useFormFields = (
	form: CheckoutForm
): readonly AddressFormField[] =>
	useSyncExternalStore( form.subscribe, form.fields );

/** Whether a form has anything to ask now. */
export const useHasVisibleFields = ( form: CheckoutForm ): boolean =>
	useFormFields( form ).some( ( { hidden } ) => ! hidden );

/** What a field shows: a key pressed in one field renders that field alone. */
export const useFieldValue = (
	form: CheckoutForm,
	key: string
): AddressValue =>
	useSyncExternalStore( form.subscribe, () => form.value( key ) );

/** What is shown as wrong under an id; `''` for nothing. */
export const useShownError = ( errorId: string ): string =>
	useSelect(
		( select ) => {
			const error =
				select( validationStore ).getValidationError( errorId );
			return error && ! error.hidden ? error.message : '';
		},
		[ errorId ]
	);
