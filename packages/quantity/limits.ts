import { toDecimal, scaleUnits, type Decimal } from './decimal';

/** A cart item's or product's limits, with Store API names (docs/contract/store-api.md 2). */
export interface QuantityRange {
	minimum: number;
	maximum: number;
	/** The step. */
	multiple_of: number;
}

/** A quantity and its limits with the same number of decimals, comparable as integers. */
export interface ScaledQuantity {
	quantity: bigint;
	minimum: bigint;
	/** `undefined` for no limit. */
	maximum: bigint | undefined;
	/** Greater than zero. */
	step: bigint;
	decimals: number;
}

/** For items without limits (docs/contract/cart-and-checkout.md 9). The server says 9999 for "no limit". */
const DEFAULTS = {
	minimum: { units: 1n, decimals: 0 },
	maximum: { units: 99n, decimals: 0 },
	step: { units: 1n, decimals: 0 },
};

/**
 * Converts a quantity and its limits to the same number of decimals. Uses the default for a missing or invalid limit,
 * and for a step of zero or less. An infinite maximum means no limit.
 */
export const scaleToLimits = (
	quantity: Decimal,
	limits: Partial< QuantityRange >
): ScaledQuantity => {
	const minimum = toDecimal( limits.minimum ?? NaN ) ?? DEFAULTS.minimum;
	const maximum =
		limits.maximum === Infinity
			? undefined
			: ( toDecimal( limits.maximum ?? NaN ) ?? DEFAULTS.maximum );
	const multiple = toDecimal( limits.multiple_of ?? NaN );
	const step = multiple && multiple.units > 0 ? multiple : DEFAULTS.step;
	const decimals = Math.max(
		quantity.decimals,
		minimum.decimals,
		maximum?.decimals ?? 0,
		step.decimals
	);
	return {
		quantity: scaleUnits( quantity, decimals ),
		minimum: scaleUnits( minimum, decimals ),
		maximum: maximum && scaleUnits( maximum, decimals ),
		step: scaleUnits( step, decimals ),
		decimals,
	};
};

/** `undefined` if the quantity isn't finite. */
export const scaleNumber = (
	quantity: number,
	limits: Partial< QuantityRange >
): ScaledQuantity | undefined => {
	const decimal = toDecimal( quantity );
	return decimal && scaleToLimits( decimal, limits );
};

export const isBelowMaximum = (
	units: bigint,
	{ maximum }: ScaledQuantity
): boolean => maximum === undefined || units <= maximum;

/** The greatest multiple of the step that isn't above the value. */
export const floorTo = ( value: bigint, step: bigint ): bigint => {
	const rest = value % step;
	return value - ( rest < 0 ? rest + step : rest );
};

/** The least multiple of the step that isn't below the value. */
export const ceilTo = ( value: bigint, step: bigint ): bigint =>
	-floorTo( -value, step );

/** The multiple of the step nearest to the value; halves round up. */
export const roundTo = ( value: bigint, step: bigint ): bigint =>
	floorTo( 2n * value + step, 2n * step ) / 2n;
