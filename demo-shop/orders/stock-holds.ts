import type Database from 'libsql';
import { ApiError } from '../api-error';
import { getProduct } from '../catalogue/repository';
import { number } from '../catalogue/rows';
import { stockLeft } from '../cart/quantity';
import type { CartLine } from '../cart/lines';
import type { OrderLine } from './order';

/** An unpaid order holds stock for an hour. */
const HOLD_MS = 60 * 60 * 1000;

type OrderedItem = Pick<
	OrderLine,
	'productId' | 'variationId' | 'quantity' | 'name'
>;

/** By the id that counts the stock. */
const sumQuantities = (
	lines: readonly OrderedItem[]
): Map< number, number > => {
	const pieces = new Map< number, number >();
	for ( const { productId, variationId, quantity } of lines ) {
		const id = variationId || productId;
		pieces.set( id, ( pieces.get( id ) ?? 0 ) + quantity );
	}
	return pieces;
};

const moveStock = (
	database: Database.Database,
	productId: number,
	difference: number,
	now: number
): void => {
	database
		.prepare(
			'UPDATE products SET stock_quantity = stock_quantity + ?, modified_at = ? WHERE id = ? AND manages_stock'
		)
		.run( difference, new Date( now ).toISOString(), productId );
};

/** @throws {ApiError} When there's not enough stock, 409. */
export const holdStock = (
	database: Database.Database,
	orderId: number,
	lines: readonly OrderedItem[],
	now: number
): void => {
	for ( const [ id, ordered ] of sumQuantities( lines ) ) {
		const product = getProduct( database, id );
		if ( ! product?.managesStock ) {
			continue;
		}
		const left = stockLeft( product );
		if ( left !== null && ordered > left ) {
			const name =
				lines.find(
					( line ) => ( line.variationId || line.productId ) === id
				)?.name ?? product.name;
			throw new ApiError(
				'woocommerce_rest_product_partially_out_of_stock',
				`There are not enough "${ name }" in stock. Please reduce the quantity in your cart.`,
				409
			);
		}
		// The rest is on backorder: stock never falls below zero.
		const takenQuantity = Math.min( ordered, product.stockQuantity ?? 0 );
		moveStock( database, id, -takenQuantity, now );
		database
			.prepare(
				'INSERT INTO stock_holds ( order_id, product_id, quantity, expires_at ) VALUES ( ?, ?, ?, ? )'
			)
			.run( orderId, id, takenQuantity, now + HOLD_MS );
	}
};

const getHolds = (
	database: Database.Database,
	orderId: number
): Map< number, number > => {
	return new Map(
		database
			.prepare(
				'SELECT product_id, quantity FROM stock_holds WHERE order_id = ?'
			)
			.all( orderId )
			.map( ( row ) => [
				number( row, 'product_id' ),
				number( row, 'quantity' ),
			] )
	);
};

const forget = ( database: Database.Database, orderId: number ) =>
	database
		.prepare( 'DELETE FROM stock_holds WHERE order_id = ?' )
		.run( orderId );

export const releaseStock = (
	database: Database.Database,
	orderId: number,
	now: number
): void => {
	for ( const [ id, quantity ] of getHolds( database, orderId ) ) {
		moveStock( database, id, quantity, now );
	}
	forget( database, orderId );
};

/** For an order without a hold. Takes stock even if there isn't enough left. */
export const takeStock = (
	database: Database.Database,
	lines: readonly OrderedItem[],
	now: number
): void => {
	for ( const [ id, ordered ] of sumQuantities( lines ) ) {
		const stock = getProduct( database, id )?.stockQuantity ?? 0;
		moveStock( database, id, -Math.min( ordered, stock ), now );
	}
};

export const sellStock = (
	database: Database.Database,
	orderId: number,
	lines: readonly OrderedItem[]
): void => {
	forget( database, orderId );
	const count = database.prepare(
		'UPDATE products SET total_sales = total_sales + ? WHERE id = ?'
	);
	for ( const { productId, variationId, quantity } of lines ) {
		count.run( quantity, productId );
		if ( variationId ) {
			count.run( quantity, variationId );
		}
	}
};

export const expiredHolds = (
	database: Database.Database,
	now: number
): number[] => {
	return database
		.prepare(
			'SELECT DISTINCT order_id FROM stock_holds WHERE expires_at <= ?'
		)
		.all( now )
		.map( ( row ) => number( row, 'order_id' ) );
};

/** The visitor's own order holds stock that their lines may use. */
export const withHeldStock = (
	database: Database.Database,
	orderId: number,
	lines: readonly CartLine[]
): CartLine[] => {
	const held =
		orderId === 0
			? new Map< number, number >()
			: getHolds( database, orderId );
	return lines.map( ( line ) => {
		const { product } = line;
		const quantity = held.get( product.id ) ?? 0;
		return quantity === 0
			? line
			: {
					...line,
					product: {
						...product,
						stockQuantity:
							( product.stockQuantity ?? 0 ) + quantity,
						stockStatus: 'instock',
					},
				};
	} );
};
