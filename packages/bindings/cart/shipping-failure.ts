import { findShippingProblem } from '@shopfront/data/checkout';
import type { ShippingFailure } from '@shopfront/events';
import type { DataRegistry } from '@wordpress/data';

/** See docs/contract/events.md 4, "Event data". */
export const getShippingFailure = (
	registry: Pick< DataRegistry, 'select' >
): ShippingFailure => {
	const problem = findShippingProblem( registry );
	return {
		hasInvalidAddress: problem === 'invalid_address',
		hasError: problem !== 'none',
	};
};
