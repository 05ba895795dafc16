import { checkoutStore } from '@shopfront/data/checkout';
import type { ValidationState } from '@shopfront/data/validation';
import { speak } from '@wordpress/a11y';
import { useRegistry } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';

const getVisibleMessages = ( errors: ValidationState ): string[] =>
	Object.entries( errors )
		.filter( ( [ , { hidden } ] ) => ! hidden )
		.map( ( [ id, { message } ] ) => `${ id }\n${ message }` );

/**
 * Announces the error of a field that was left, without interrupting other speech. Errors that appear together, or with
 * a rejected order, are announced by the error summary.
 */
export const useAnnounceFieldErrors = (
	errors: ValidationState,
	rejectionCount: number
): void => {
	const registry = useRegistry();
	const known = useRef( getVisibleMessages( errors ) );
	const knownRejections = useRef( rejectionCount );
	useEffect( () => {
		const visible = getVisibleMessages( errors );
		const added = visible.filter(
			( entry ) => ! known.current.includes( entry )
		);
		const isRejection = rejectionCount !== knownRejections.current;
		known.current = visible;
		knownRejections.current = rejectionCount;
		const [ entry ] = added;
		if (
			entry !== undefined &&
			added.length === 1 &&
			! isRejection &&
			registry.select( checkoutStore ).isIdle()
		) {
			speak( entry.slice( entry.indexOf( '\n' ) + 1 ), 'polite' );
		}
	}, [ errors, rejectionCount, registry ] );
};
