import type Database from 'libsql';
import { number } from '../catalogue/rows';
import { findCoupon, type Coupon } from '../cart/coupons';
import type { ShopContext } from '../context';

const getCouponUses = (
	database: Database.Database,
	code: string,
	exceptOrderId: number
): number => {
	const row: unknown = database
		.prepare(
			'SELECT COUNT(*) AS uses FROM coupon_uses WHERE code = ? AND order_id <> ?'
		)
		.get( code, exceptOrderId );
	return number( row, 'uses' );
};

/** Doesn't count the visitor's own unpaid order. */
export const countedCoupon = (
	{ database, session }: Pick< ShopContext, 'database' | 'session' >,
	code: string
): Coupon | null => {
	const coupon = findCoupon( code );
	return (
		coupon && {
			...coupon,
			usageCount:
				coupon.usageCount +
				getCouponUses( database, coupon.code, session.data.orderId ),
		}
	);
};

/** An order's coupons count as used when its payment starts. */
export const countCoupons = (
	database: Database.Database,
	orderId: number,
	codes: readonly string[]
): void => {
	const insert = database.prepare(
		'INSERT OR IGNORE INTO coupon_uses ( order_id, code ) VALUES ( ?, ? )'
	);
	codes.forEach( ( code ) => insert.run( orderId, code ) );
};

export const releaseCoupons = (
	database: Database.Database,
	orderId: number
): void => {
	database
		.prepare( 'DELETE FROM coupon_uses WHERE order_id = ?' )
		.run( orderId );
};
