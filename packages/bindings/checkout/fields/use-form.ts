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

/** Returns a checkout form, which runs while the component is mounted. */
export const useForm = ( location: FormLocation ): CheckoutForm => {
	const app = useBlockApp();
	const form = useMemo(
		() => createForm( app, location ),
		[ app, location ]
	);
	// Starts before the first paint, so that an incomplete address never appears as a card.
	useLayoutEffect( () => form.start(), [ form ] );
	return form;
};

/** Returns the current fields of a form, including hidden ones. */
export const useFormFields = (
	form: CheckoutForm
): readonly AddressFormField[] =>
	useSyncExternalStore( form.subscribe, form.fields, form.fields );

/** Whether a form has visible fields. */
export const useHasVisibleFields = ( form: CheckoutForm ): boolean =>
	useFormFields( form ).some( ( { hidden } ) => ! hidden );

/** Returns the value of a field. Typing in one field renders only that field. */
export const useFieldValue = (
	form: CheckoutForm,
	key: string
): AddressValue => {
	const getValue = () => form.value( key );
	return useSyncExternalStore( form.subscribe, getValue, getValue );
};

/** Returns the attributes for on-screen keyboards of a field, and its extras; `undefined` until their code has loaded. */
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

/** Returns the visible error of an id; `''` for none. */
export const useShownError = ( errorId: string ): string =>
	useSelect(
		( select ) => {
			const error =
				select( validationStore ).getValidationError( errorId );
			return error && ! error.hidden ? error.message : '';
		},
		[ errorId ]
	);
