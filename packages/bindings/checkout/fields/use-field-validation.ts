import { onFlushTrigger } from '@shopfront/checkout-form';
import { validationStore } from '@shopfront/data/validation';
import { useCallback, useEffect, useRef } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';
import { useShownError } from './use-form';
import { useFieldError } from './use-field-error';

export interface FieldValidation {
	/** The visible error; `''` for none. */
	message: string;
	revalidate: () => void;
	/** `''` clears the error. */
	showError: ( message: string ) => void;
	hideError: () => void;
}

/**
 * Validates a field outside of a form when its value changes, and again before the order is placed: add-ons may
 * change their rules with each render. `findProblem` returns `''` for a valid value. Errors stay hidden until you
 * call `revalidate`.
 *
 * An add-on may set its own message in the store, under the same id. That message stays until the value changes, like
 * on the platform, which validates neither before the order nor after the add-on.
 */
export const useFieldValidation = (
	errorId: string,
	findProblem: () => string,
	value: unknown,
	validateOnMount = true
): FieldValidation => {
	const app = useBlockApp();
	const { update, show, hide } = useFieldError( errorId );
	const latest = useRef( findProblem );
	latest.current = findProblem;
	/** The last message from here. The store may have another, from an add-on. */
	const own = useRef( '' );
	const validate = useCallback( () => {
		own.current = latest.current();
		return own.current;
	}, [] );
	const getAddOnMessage = useCallback( () => {
		const { message = '' } =
			app.registry
				.select( validationStore )
				.getValidationError( errorId ) ?? {};
		return message === own.current ? '' : message;
	}, [ app, errorId ] );
	const isFirst = useRef( true );
	useEffect( () => {
		if ( ! isFirst.current || validateOnMount ) {
			update( validate() );
		}
		isFirst.current = false;
	}, [ value, validateOnMount, update, validate ] );
	useEffect(
		() =>
			onFlushTrigger( app, () =>
				update( getAddOnMessage() || validate() )
			),
		[ app, update, validate, getAddOnMessage ]
	);
	const revalidate = useCallback( () => {
		const message = getAddOnMessage();
		show( ( latest.current() && message ) || validate() );
	}, [ show, validate, getAddOnMessage ] );
	return {
		message: useShownError( errorId ),
		revalidate,
		showError: show,
		hideError: hide,
	};
};
