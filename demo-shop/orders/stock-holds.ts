import type Database from 'libsql';
import { ApiError } from '../api-error';
import { getProduct } from '../catalogue/repository';
import { number } from '../catalogue/rows';
import { stockLeft } from '../cart/quantity';
import type { CartLine } from '../cart/lines';
import type { OrderLine } from './order';

/** Stock is held for an unpaid order for an hour. */
const HOLD_MS = 60 * 60 * 1000;

type OrderedItem = Pick<
	OrderLine,
	'productId' | 'variationId' | 'quantity' | 'name'
>;

/** Sums up the ordered quantities by the id that counts the stock. */
function sumQuantities( lines: readonly OrderedItem[] ): Map< number, number > {
	const pieces = new Map< number, number >();
	for ( const { productId, variationId, quantity } of lines ) {
		const id = variationId || productId;
		pieces.set( id, ( pieces.get( id ) ?? 0 ) + quantity );
	}
	return pieces;
}

function moveStock(
	database: Database.Database,
	productId: number,
	difference: number,
	now: number
): void {
	database
		.prepare(
			'UPDATE products SET stock_quantity = stock_quantity + ?, modified_at = ? WHERE id = ? AND manages_stock'
		)
		.run( difference, new Date( now ).toISOString(), productId );
}

/**
 * Holds the stock of an order, so that others cannot buy it.
 *
 * @throws {ApiError} When there is not enough, 409.
 */
export function holdStock(
	database: Database.Database,
	orderId: number,
	lines: readonly OrderedItem[],
	now: number
): void {
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
		// The rest is on backorder: stock does not fall below zero.
		const takenQuantity = Math.min( ordered, product.stockQuantity ?? 0 );
		moveStock( database, id, -takenQuantity, now );
		database
			.prepare(
				'INSERT INTO stock_holds ( order_id, product_id, quantity, expires_at ) VALUES ( ?, ?, ?, ? )'
			)
			.run( orderId, id, takenQuantity, now + HOLD_MS );
	}
}

function getHolds(
	database: Database.Database,
	orderId: number
): Map< number, number > {
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
}

const forget = ( database: Database.Database, orderId: number ) =>
	database
		.prepare( 'DELETE FROM stock_holds WHERE order_id = ?' )
		.run( orderId );

/** Releases the stock of an order that was not placed. */
export function releaseStock(
	database: Database.Database,
	orderId: number,
	now: number
): void {
	for ( const [ id, quantity ] of getHolds( database, orderId ) ) {
		moveStock( database, id, quantity, now );
	}
	forget( database, orderId );
}

/** Takes the stock of an order that is placed without a hold, even if there is not enough left. */
export function takeStock(
	database: Database.Database,
	lines: readonly OrderedItem[],
	now: number
): void {
	for ( const [ id, ordered ] of sumQuantities( lines ) ) {
		const stock = getProduct( database, id )?.stockQuantity ?? 0;
		moveStock( database, id, -Math.min( ordered, stock ), now );
	}
}

/** Marks the held stock of an order as sold. */
export function sellStock(
	database: Database.Database,
	orderId: number,
	lines: readonly OrderedItem[]
): void {
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
}

/** Returns orders whose stock hold has expired. */
export function expiredHolds(
	database: Database.Database,
	now: number
): number[] {
	return database
		.prepare(
			'SELECT DISTINCT order_id FROM stock_holds WHERE expires_at <= ?'
		)
		.all( now )
		.map( ( row ) => number( row, 'order_id' ) );
}

/** Adds the stock held for the visitor's own order to their lines. */
export function withHeldStock(
	database: Database.Database,
	orderId: number,
	lines: readonly CartLine[]
): CartLine[] {
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
}
