import { toNumber, type Decimal } from './decimal';
import {
	ceilTo,
	floorTo,
	isBelowMaximum,
	scaleNumber,
	type QuantityRange,
	type ScaledQuantity,
} from './limits';
import { clampDecimal, clampQuantity } from './clamp-quantity';

export type StepDirection = 'up' | 'down';

/** Whether quantity + step is at most the maximum. Source: docs/contract/cart-and-checkout.md 5. */
export const canIncrease = (
	quantity: number,
	limits: Partial< QuantityRange >
): boolean => {
	const scaled = scaleNumber( quantity, limits );
	return (
		scaled !== undefined &&
		isBelowMaximum( scaled.quantity + scaled.step, scaled )
	);
};

/** Whether quantity − step is at least the minimum. Source: docs/contract/cart-and-checkout.md 5. */
export const canDecrease = (
	quantity: number,
	limits: Partial< QuantityRange >
): boolean => {
	const scaled = scaleNumber( quantity, limits );
	return (
		scaled !== undefined && scaled.quantity - scaled.step >= scaled.minimum
	);
};

const nextMultiple = (
	{ quantity, step, decimals }: ScaledQuantity,
	direction: StepDirection
): Decimal => ( {
	units:
		direction === 'up'
			? floorTo( quantity, step ) + step
			: ceilTo( quantity, step ) - step,
	decimals,
} );

/**
 * Returns the quantity after one press of plus or minus. If limits change, a quantity may lie between two multiples of
 * the step; it moves to the nearer one in that direction. If the button is disabled, the quantity stays. Source:
 * docs/contract/cart-and-checkout.md 5, "Quantity".
 */
export const stepQuantity = (
	quantity: number,
	direction: StepDirection,
	limits: Partial< QuantityRange >
): number => {
	const scaled = scaleNumber( quantity, limits );
	if ( ! scaled ) {
		return clampQuantity( quantity, limits );
	}
	const isAllowed =
		direction === 'up'
			? canIncrease( quantity, limits )
			: canDecrease( quantity, limits );
	return isAllowed
		? clampDecimal( nextMultiple( scaled, direction ), limits )
		: toNumber( { units: scaled.quantity, decimals: scaled.decimals } );
};
