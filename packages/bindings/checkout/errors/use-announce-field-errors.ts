import { checkoutStore } from '@shopfront/data/checkout';
import type { ValidationState } from '@shopfront/data/validation';
import { useRegistry } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { useAnnounceAddedMessage } from '../../app/use-announce-added-message';

const getVisibleMessages = ( errors: ValidationState ) =>
	Object.fromEntries(
		Object.entries( errors )
			.filter( ( [ , { hidden } ] ) => ! hidden )
			.map( ( [ id, { message } ] ) => [ id, message ] )
	);

/** Announces the error of a field that the shopper left. The error summary announces a rejected order's errors. */
export const useAnnounceFieldErrors = (
	errors: ValidationState,
	rejectionCount: number
): void => {
	const registry = useRegistry();
	const knownRejections = useRef( rejectionCount );
	useAnnounceAddedMessage(
		getVisibleMessages( errors ),
		() =>
			rejectionCount !== knownRejections.current ||
			! registry.select( checkoutStore ).isIdle()
	);
	// Runs after the effect above, which compares the count.
	useEffect( () => {
		knownRejections.current = rejectionCount;
	}, [ rejectionCount ] );
};
