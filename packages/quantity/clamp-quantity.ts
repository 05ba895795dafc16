import { toDecimal, toNumber, type Decimal } from './decimal';
import {
	ceilTo,
	floorTo,
	roundTo,
	scaleToLimits,
	type QuantityRange,
} from './limits';

export const clampDecimal = (
	quantity: Decimal,
	limits: Partial< QuantityRange >
): number => {
	const scaled = scaleToLimits( quantity, limits );
	const { minimum, maximum, step, decimals } = scaled;
	const lowest = ceilTo( minimum, step );
	const highest =
		maximum === undefined ? undefined : floorTo( maximum, step );

	let units = scaled.quantity;
	if ( highest !== undefined && units > highest ) {
		units = highest;
	}
	if ( units < lowest ) {
		units = lowest;
	}
	return toNumber( { units: roundTo( units, step ), decimals } );
};

/**
 * Returns the nearest allowed quantity: at most floor(maximum / step) · step, at least ceil(minimum / step) · step,
 * then rounded to the step. If no quantity fits, the minimum wins, as on the server. `NaN` and minus infinity give the
 * lowest allowed quantity. Source: docs/contract/cart-and-checkout.md 5, "Quantity".
 */
export const clampQuantity = (
	quantity: number,
	limits: Partial< QuantityRange >
): number => {
	const finiteQuantity = quantity === Infinity ? Number.MAX_VALUE : quantity;
	const least = -Number.MAX_VALUE;
	return clampDecimal(
		toDecimal( finiteQuantity ) ?? { units: BigInt( least ), decimals: 0 },
		limits
	);
};
