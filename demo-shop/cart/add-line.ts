import type Database from 'libsql';
import { ApiError, quoted } from '../api-error';
import { findVariation, getProduct } from '../catalogue/repository';
import type { Product } from '../catalogue/types';
import type { StoredLine } from '../session-data';
import { choicesOf, type SentAttribute } from './choices';
import { lineKey } from './line-key';
import { fullName, isPurchasable } from './lines';
import {
	checkQuantity,
	firstQuantity,
	quantityLimits,
	stockLeft,
	wholePieces,
} from './quantity';

export interface Addition {
	/** A simple product, a variation, or a variable product with attributes. */
	productId: number | null;
	quantity: number;
	variation: readonly SentAttribute[];
}

const createError = ( code: string, message: string ) =>
	new ApiError( `woocommerce_rest_${ code }`, message, 400 );

const findSold = ( database: Database.Database, addition: Addition ) => {
	const requested =
		addition.productId === null
			? null
			: getProduct( database, addition.productId );
	if ( requested === null ) {
		throw createError(
			'cart_invalid_product',
			`Product with ID ${ quoted( String( addition.productId ?? '' ) ) } was not found and cannot be added to the cart.`
		);
	}
	if ( requested.type === 'variation' ) {
		const parent = getProduct( database, requested.parentId );
		if ( parent === null ) {
			throw createError(
				'cart_invalid_parent_product',
				'Product cannot be added to the cart.'
			);
		}
		return { product: requested, parent };
	}
	if ( requested.type !== 'variable' ) {
		return { product: requested, parent: null };
	}
	if ( addition.variation.length === 0 ) {
		throw createError(
			'missing_attributes',
			'Missing attributes for variable product.'
		);
	}
	const product = findVariation( database, requested, addition.variation );
	if ( product === null ) {
		throw createError(
			'variation_id_from_variation_data',
			'No matching variation found.'
		);
	}
	return { product, parent: requested };
};

const inCart = ( lines: readonly StoredLine[], product: Product ): number => {
	return lines
		.filter(
			( line ) => ( line.variationId || line.productId ) === product.id
		)
		.reduce( ( count, { quantity } ) => count + quantity, 0 );
};

const checkStock = ( product: Product, wanted: number, name: string ): void => {
	const stock = stockLeft( product );
	if ( product.stockStatus === 'outofstock' || stock === 0 ) {
		throw createError(
			'product_out_of_stock',
			`You cannot add ${ quoted( name ) } to the cart because the product is out of stock.`
		);
	}
	if ( stock !== null && wanted > stock ) {
		throw createError(
			'product_partially_out_of_stock',
			`You cannot add that amount of ${ quoted( name ) } to the cart because there is not enough stock (${ stock } remaining).`
		);
	}
};

/**
 * The same product with the same choices increases its line.
 *
 * @throws {ApiError} For add-item's errors in docs/contract/store-api.md 3.
 */
export const addLine = (
	database: Database.Database,
	lines: readonly StoredLine[],
	addition: Addition
): { lines: StoredLine[]; key: string } => {
	const { product, parent } = findSold( database, addition );
	const name = fullName( product, parent );
	const pieces = wholePieces( addition.quantity );
	if ( pieces <= 0 ) {
		throw createError(
			'product_invalid_quantity',
			`You cannot add ${ quoted( name ) } with a quantity less than or equal to 0 to the cart.`
		);
	}
	if ( ! isPurchasable( product ) ) {
		throw createError(
			'product_not_purchasable',
			`${ quoted( name ) } is not available for purchase.`
		);
	}
	const identity = {
		productId: parent?.id ?? product.id,
		variationId: parent ? product.id : 0,
		choices: parent ? choicesOf( product, parent, addition.variation ) : [],
	};
	const key = lineKey( identity );
	const present = lines.find( ( line ) => line.key === key );
	const limits = quantityLimits( product );
	const added = present ? pieces : firstQuantity( pieces, limits );
	const quantity = ( present?.quantity ?? 0 ) + added;
	checkStock( product, inCart( lines, product ) + added, name );
	if ( present || limits.editable ) {
		checkQuantity( quantity, limits, name );
	}
	return {
		key,
		lines: present
			? lines.map( ( line ) =>
					line === present ? { ...line, quantity } : line
				)
			: [ ...lines, { ...identity, key, quantity } ],
	};
};

export const unknownLine = (
	message = 'Cart item does not exist.'
): ApiError => {
	return new ApiError( 'woocommerce_rest_cart_invalid_key', message, 409 );
};
