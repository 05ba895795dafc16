import type { OrderItemResponse } from '@shopfront/store-api';
import { safeHtml } from '../catalogue/html';
import { imageResponse } from '../catalogue/image-response';
import { permalink } from '../catalogue/product-links';
import { getProduct } from '../catalogue/repository';
import { lowStockRemaining } from '../catalogue/stock';
import type { ShopContext } from '../context';
import { isUnpaid, type Order, type OrderLine } from './order';
import type { OrderResponse } from './order-types';

/** Empty if the product was deleted. */
export const catalogueSide = (
	context: ShopContext,
	{ productId, variationId }: OrderLine
): Pick<
	OrderItemResponse,
	| 'short_description'
	| 'description'
	| 'low_stock_remaining'
	| 'permalink'
	| 'images'
	| 'catalog_visibility'
> => {
	const product = getProduct( context.database, variationId || productId );
	const parent = variationId
		? getProduct( context.database, productId )
		: null;
	const images = product?.images.length
		? product.images
		: ( parent?.images ?? [] );
	return {
		short_description: safeHtml(
			product?.shortDescription || parent?.shortDescription || ''
		),
		description: safeHtml(
			product?.description || parent?.description || ''
		),
		low_stock_remaining: product && lowStockRemaining( product ),
		permalink: product ? permalink( context, product ) : '',
		images: images.map( ( image ) => imageResponse( context, image ) ),
		catalog_visibility:
			( parent ?? product )?.catalogVisibility ?? 'hidden',
	};
};

const itemResponse = (
	context: ShopContext,
	order: Order,
	line: OrderLine
): OrderItemResponse => {
	return {
		key: order.key,
		id: line.id,
		quantity: line.quantity,
		quantity_limits: {
			minimum: line.quantity,
			maximum: line.quantity,
			multiple_of: 1,
			editable: false,
		},
		name: line.name,
		sku: line.sku,
		backorders_allowed: line.backordersAllowed,
		show_backorder_badge: line.showBackorderBadge,
		sold_individually: line.soldIndividually,
		variation: line.variation,
		item_data: [],
		prices: line.prices,
		totals: line.totals,
		...catalogueSide( context, line ),
	};
};

/** See docs/contract/store-api.md 4.5. */
export const orderResponse = (
	context: ShopContext,
	order: Order
): OrderResponse => {
	return {
		id: order.id,
		status: order.status,
		items: order.lines.map( ( line ) =>
			itemResponse( context, order, line )
		),
		coupons: order.coupons,
		fees: order.fees,
		totals: order.totals,
		shipping_address: order.shipping,
		billing_address: order.billing,
		needs_payment: isUnpaid( order ) && order.totals.total_price !== '0',
		needs_shipping: order.shipments.length > 0,
		payment_requirements: order.paymentRequirements,
		errors: [],
	};
};
