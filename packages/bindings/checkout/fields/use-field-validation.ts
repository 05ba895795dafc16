import { onFlushTrigger } from '@shopfront/checkout-form';
import { useCallback, useEffect, useRef } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';
import { useShownError } from './use-form';
import { useFieldError } from './use-field-error';

/** The validation of one field that is not part of a form. */
export interface FieldValidation {
	/** The error that is shown; `''` for none. */
	message: string;
	/** Validates the field and shows its error. */
	revalidate: () => void;
	/** Shows an error; `''` clears it. */
	showError: ( message: string ) => void;
	hideError: () => void;
}

/**
 * Validates a field when its value changes, and once more before the order is placed: add-ons may change their rules
 * with each render. Errors stay hidden until `revalidate` is called.
 *
 * @param errorId
 * @param findProblem     Returns the error of the current value; `''` for none.
 * @param value           The current value.
 * @param validateOnMount Whether the first value is validated too.
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
	const isFirst = useRef( true );
	useEffect( () => {
		if ( ! isFirst.current || validateOnMount ) {
			update( latest.current() );
		}
		isFirst.current = false;
	}, [ value, validateOnMount, update ] );
	useEffect(
		() => onFlushTrigger( app, () => update( latest.current() ) ),
		[ app, update ]
	);
	const revalidate = useCallback( () => show( latest.current() ), [ show ] );
	return {
		message: useShownError( errorId ),
		revalidate,
		showError: show,
		hideError: hide,
	};
};
