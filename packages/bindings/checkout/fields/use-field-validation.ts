import { onFlushTrigger } from '@shopfront/checkout-form';
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
