import type {
	ErrorStepperProps,
	ErrorSummaryEntry,
} from '@shopfront/components';
import { useEffect, useState } from '@wordpress/element';

/**
 * Steps through the fields with errors in page order, and from the last to the first. Positions count all errors of
 * the rejected order (`entries`), so they stay the same when the shopper fixes one.
 */
export const useErrorStepper = (
	page: Document,
	entries: readonly ErrorSummaryEntry[],
	unresolved: readonly ErrorSummaryEntry[],
	focus: ( field: HTMLElement | null ) => void
): ErrorStepperProps => {
	const [ focusedId, setFocusedId ] = useState( '' );
	const hasErrors = unresolved.length > 0;
	useEffect( () => {
		if ( ! hasErrors ) {
			return;
		}
		const update = () => setFocusedId( page.activeElement?.id ?? '' );
		update();
		page.addEventListener( 'focusin', update );
		return () => page.removeEventListener( 'focusin', update );
	}, [ page, hasErrors ] );
	const fields = entries.filter( ( { elementId } ) => elementId !== '' );
	const current = fields.findIndex(
		( { elementId } ) => elementId === focusedId
	);
	const isUnresolved = ( { id }: ErrorSummaryEntry ) =>
		unresolved.some( ( entry ) => entry.id === id );
	return {
		position: current + 1,
		count: fields.some( isUnresolved ) ? fields.length : 0,
		onStep: ( step ) => {
			const { length } = fields;
			const start = current < 0 && step < 0 ? length : current;
			for ( let moved = 1; moved <= length; moved++ ) {
				const field =
					fields[ ( start + step * moved + 2 * length ) % length ];
				if ( field && isUnresolved( field ) ) {
					focus( page.getElementById( field.elementId ) );
					return;
				}
			}
		},
	};
};
