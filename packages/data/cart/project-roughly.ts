import { NOTHING_PENDING } from './cart-data';
import type { CartData, CartOperation, CartTotalKey, Project } from './types';
import { withSelectedRate } from './with-selected-rate';

const ALL_TOTALS: readonly CartTotalKey[] = [
	'total_items',
	'total_items_tax',
	'total_fees',
	'total_fees_tax',
	'total_discount',
	'total_discount_tax',
	'total_shipping',
	'total_shipping_tax',
	'total_price',
	'total_tax',
	'tax_lines',
];

const apply = ( cart: CartData, operation: CartOperation ): CartData => {
	switch ( operation.kind ) {
		case 'setQuantity': {
			const { key, quantity } = operation;
			return {
				...cart,
				items: cart.items.map( ( item ) =>
					item.key === key ? { ...item, quantity } : item
				),
			};
		}
		case 'selectRate':
			return {
				...cart,
				shippingRates: withSelectedRate(
					cart.shippingRates,
					operation.rateId,
					operation.packageId
				),
			};
		default:
			return cart;
	}
};

/**
 * The server's cart with what was chosen in it, and every sum marked: for the moment before `project`, which knows what
 * follows from what, has come. A choice shows as soon as it is made.
 */
export const projectRoughly: Project = ( server, operations ) => {
	const moving = operations.filter(
		( operation ) =>
			operation.kind !== 'updateCustomer' || operation.movesRates
	);
	return {
		cart: moving.reduce( apply, server ),
		pending: moving.length
			? {
					totals: ALL_TOTALS,
					lines: moving.flatMap( ( operation ) =>
						operation.kind === 'setQuantity' ? operation.key : []
					),
				}
			: NOTHING_PENDING,
	};
};
