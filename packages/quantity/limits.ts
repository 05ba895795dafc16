import { toDecimal, scaleUnits, type Decimal } from './decimal';

/** The limits of a cart item or product as the wire has them (docs/contract/store-api.md 2). */
export interface QuantityRange {
	minimum: number;
	maximum: number;
	/** The step. */
	multiple_of: number;
}

/** A quantity and its limits at one number of decimals, so that they can be compared as integers. */
export interface ScaledQuantity {
	quantity: bigint;
	minimum: bigint;
	/** `undefined` for no limit. */
	maximum: bigint | undefined;
	/** Above zero. */
	step: bigint;
	decimals: number;
}

/** For items without limits (docs/contract/cart-and-checkout.md 9). The server's own "no limit" is 9999. */
const DEFAULTS = {
	minimum: { units: 1n, decimals: 0 },
	maximum: { units: 99n, decimals: 0 },
	step: { units: 1n, decimals: 0 },
};

/**
 * Brings a quantity and its limits to one scale. A limit that is missing or no number is the default's; so is a
 * step that is not above zero. An infinite maximum is none.
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

/** A quantity and its limits at one scale; `undefined` for one that is no number. */
export const scaleNumber = (
	quantity: number,
	limits: Partial< QuantityRange >
): ScaledQuantity | undefined => {
	const decimal = toDecimal( quantity );
	return decimal && scaleToLimits( decimal, limits );
};

/** Returns whether units of the scale are not above the maximum. */
export const isBelowMaximum = (
	units: bigint,
	{ maximum }: ScaledQuantity
): boolean => maximum === undefined || units <= maximum;

/** The greatest multiple of the step that is not above the value. */
export const floorTo = ( value: bigint, step: bigint ): bigint => {
	const rest = value % step;
	return value - ( rest < 0 ? rest + step : rest );
};

/** The least multiple of the step that is not below the value. */
export const ceilTo = ( value: bigint, step: bigint ): bigint =>
	-floorTo( -value, step );

/** The multiple of the step nearest to the value; the upper one when both are as near. */
export const roundTo = ( value: bigint, step: bigint ): bigint =>
	floorTo( 2n * value + step, 2n * step ) / 2n;
