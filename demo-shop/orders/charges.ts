import type Database from 'libsql';
import { number } from '../catalogue/rows';
import type { Order } from './order';

/**
 * Records a payment that a gateway accepted. Like a provider's books, we write it before the shop knows the outcome,
 * and it stays if the shop's process ends.
 */
export const recordCharge = (
	database: Database.Database,
	order: Pick< Order, 'id' | 'paymentMethod' | 'totals' >,
	now: number
): void => {
	database
		.prepare(
			'INSERT INTO charges ( order_id, payment_method, amount, charged_at ) VALUES ( ?, ?, ?, ? )'
		)
		.run( order.id, order.paymentMethod, order.totals.total_price, now );
};

export const countCharges = (
	database: Database.Database,
	orderId: number
): number =>
	number(
		database
			.prepare(
				'SELECT COUNT(*) AS charges FROM charges WHERE order_id = ?'
			)
			.get( orderId ),
		'charges'
	);
