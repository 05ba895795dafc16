import type { QuantityLimits } from '@shopfront/store-api';
import { ApiError, quoted } from '../api-error';
import type { ShopOptions } from '../options';
import type { Product } from '../catalogue/types';

/** A line's maximum when neither the product nor its stock sets a lower one (docs/contract/store-api.md 2). */
const NO_LIMIT = 9999;

/** `null` when the shop doesn't manage stock, or accepts backorders. */
export const stockLeft = ( product: Product ): number | null => {
	return product.managesStock && product.backorders === 'no'
		? product.stockQuantity
		: null;
};

/** `1.5` becomes 1 (docs/contract/observed.md). */
export const wholePieces = ( quantity: number ): number => {
	return Math.trunc( quantity );
};

/** A sold-out line keeps its wide limits: the cart's errors report the problem. */
export const quantityLimits = ( product: Product ): QuantityLimits => {
	const step = product.quantityMultipleOf ?? 1;
	const stock = stockLeft( product );
	const most = Math.min(
		product.isSoldIndividually
			? 1
			: ( product.quantityMaximum ?? NO_LIMIT ),
		stock === null || stock <= 0 ? NO_LIMIT : stock
	);
	return {
		minimum: Math.ceil( ( product.quantityMinimum ?? 1 ) / step ) * step,
		maximum: Math.floor( most / step ) * step,
		multiple_of: step,
		editable: ! product.isSoldIndividually,
	};
};

/** Not editable with the option `fixedQuantities`. */
export const lineLimits = (
	product: Product,
	{ fixedQuantities }: Pick< ShopOptions, 'fixedQuantities' >
): QuantityLimits => {
	const limits = quantityLimits( product );
	return { ...limits, editable: limits.editable && ! fixedQuantities };
};

/**
 * The platform silently raises a new line's quantity to the minimum. Products sold individually always start with 1.
 */
export const firstQuantity = (
	quantity: number,
	limits: QuantityLimits
): number => {
	return limits.editable ? Math.max( quantity, limits.minimum ) : 1;
};

/** @throws {ApiError} `readonly_quantity` or `invalid_quantity`, 400. */
export const checkQuantity = (
	quantity: number,
	limits: QuantityLimits,
	name: string
): void => {
	if ( ! limits.editable ) {
		throw new ApiError(
			'readonly_quantity',
			`The quantity of ${ quoted( name ) } cannot be changed`,
			400
		);
	}
	const createError = ( message: string ) =>
		new ApiError( 'invalid_quantity', message, 400 );
	if ( quantity < limits.minimum ) {
		throw createError(
			`The minimum quantity of ${ quoted( name ) } allowed in the cart is ${ limits.minimum }`
		);
	}
	if ( quantity > limits.maximum ) {
		throw createError(
			`The maximum quantity of ${ quoted( name ) } allowed in the cart is ${ limits.maximum }`
		);
	}
	if ( quantity % limits.multiple_of !== 0 ) {
		throw createError(
			`The quantity of ${ quoted( name ) } must be a multiple of ${ limits.multiple_of }`
		);
	}
};
