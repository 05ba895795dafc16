import { isBelowMaximum, scaleNumber, type QuantityRange } from './limits';

/** Between minimum and maximum, and a multiple of the step. */
export const isValidQuantity = (
	quantity: number,
	limits: Partial< QuantityRange >
): boolean => {
	const scaled = scaleNumber( quantity, limits );
	return (
		scaled !== undefined &&
		scaled.quantity >= scaled.minimum &&
		isBelowMaximum( scaled.quantity, scaled ) &&
		scaled.quantity % scaled.step === 0n
	);
};
