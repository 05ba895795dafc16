import type {
	AddressFormField,
	AddressValue,
	InputHints,
} from '@shopfront/address';
import {
	createForm,
	fieldChecks,
	type CheckoutForm,
	type FieldExtras,
	type FormLocation,
} from '@shopfront/checkout-form';
import { useLayoutEffect } from '@shopfront/components';
import { validationStore } from '@shopfront/data/validation';
import { useSelect } from '@wordpress/data';
import { useMemo, useSyncExternalStore } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';

/** The form runs while the component is mounted. */
export const useForm = ( location: FormLocation ): CheckoutForm => {
	const app = useBlockApp();
	const form = useMemo(
		() => createForm( app, location ),
		[ app, location ]
	);
	// Starts before the first paint, so an incomplete address never appears as a card.
	useLayoutEffect( () => form.start(), [ form ] );
	return form;
};

/** Includes hidden fields. */
export const useFormFields = (
	form: CheckoutForm
): readonly AddressFormField[] =>
	useSyncExternalStore( form.subscribe, form.fields, form.fields );

export const useHasVisibleFields = ( form: CheckoutForm ): boolean =>
	useFormFields( form ).some( ( { hidden } ) => ! hidden );

/** Typing in one field renders only that field. */
export const useFieldValue = (
	form: CheckoutForm,
	key: string
): AddressValue => {
	const getValue = () => form.value( key );
	return useSyncExternalStore( form.subscribe, getValue, getValue );
};

/** Returns a field's attributes for on-screen keyboards, and its extras; `undefined` until their code has loaded. */
export const useInputHints = (
	form: CheckoutForm,
	field: AddressFormField
): ( InputHints & FieldExtras ) | undefined => {
	const checks = useSyncExternalStore(
		fieldChecks.subscribe,
		fieldChecks.get,
		fieldChecks.get
	);
	const getHints = () => checks?.getFormInputHints( form, field );
	return useSyncExternalStore( form.subscribe, getHints, getHints );
};

/** `''` for none. */
export const useShownError = ( errorId: string ): string =>
	useSelect(
		( select ) => {
			const error =
				select( validationStore ).getValidationError( errorId );
			return error && ! error.hidden ? error.message : '';
		},
		[ errorId ]
	);
