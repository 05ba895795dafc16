import { describeCart } from '../cart/cart-response';
import type { CurrentCart } from '../cart/current-cart';
import { sumTaxesByRate, sumOfTaxes } from '../cart/taxes';
import { taxShipping } from '../cart/totals';
import type { Cart } from '../cart/cart';
import type { ShopContext } from '../context';
import { currencyFields } from '../money';
import type { OrderContent, OrderLine, OrderShipment } from './order';
import type { OrderTotalsResponse } from './order-types';

/** Goods and fees only: shipping stores its tax with its price, as in the recorded orders. */
const taxLines = ( { goods, feeTotals, lines }: Cart ) => {
	const after = lines.map(
		( { key } ) => goods.lines.get( key )?.after.taxes ?? []
	);
	return sumTaxesByRate( [
		...after,
		...feeTotals.map( ( { taxes } ) => taxes ),
	] ).map( ( { rate, amount } ) => ( {
		name: rate.name,
		price: amount.toString(),
		rate: rate.label.replace( '%', '' ),
	} ) );
};

const orderTotals = ( cart: Cart ): OrderTotalsResponse => {
	const { totals, options } = cart;
	return {
		subtotal: totals.items.toString(),
		total_discount: totals.discount.toString(),
		total_shipping: ( totals.shipping ?? 0n ).toString(),
		total_fees: totals.fees.toString(),
		total_tax: totals.tax.toString(),
		total_refund: '0',
		total_price: totals.price.toString(),
		total_items: totals.items.toString(),
		total_items_tax: totals.itemsTax.toString(),
		total_fees_tax: totals.feesTax.toString(),
		total_discount_tax: totals.discountTax.toString(),
		total_shipping_tax: ( totals.shippingTax ?? 0n ).toString(),
		tax_lines: taxLines( cart ),
		...currencyFields( options ),
	};
};

const shipments = ( { packages, taxation }: Cart ): OrderShipment[] => {
	return packages.flatMap( ( { rates, selected } ) =>
		rates
			.filter( ( { id } ) => id === selected )
			.map( ( { id, methodId, name, price, meta, days } ) => ( {
				rateId: id,
				methodId,
				name,
				price: price.toString(),
				tax: sumOfTaxes(
					taxShipping( price, taxation ).taxes
				).toString(),
				meta,
				...( days && { days } ),
			} ) )
	);
};

/** A copy, so that later changes to products, rates and coupons don't affect the order. */
export const orderContent = (
	context: ShopContext,
	current: CurrentCart
): OrderContent => {
	const { cart } = current;
	const described = describeCart( context, current );
	const { data } = context.session;
	return {
		currency: context.options.currency,
		lines: cart.lines.flatMap( ( line, index ): OrderLine[] => {
			const item = described.items[ index ];
			return item
				? [
						{
							id: index + 1,
							key: line.key,
							productId: line.productId,
							variationId: line.variationId,
							quantity: line.quantity,
							name: item.name,
							sku: item.sku,
							variation: item.variation,
							prices: item.prices,
							totals: item.totals,
							soldIndividually: item.sold_individually,
							backordersAllowed: item.backorders_allowed,
							showBackorderBadge: item.show_backorder_badge,
						},
					]
				: [];
		} ),
		coupons: described.coupons,
		fees: described.fees,
		shipments: shipments( cart ),
		totals: orderTotals( cart ),
		cartTaxLines: described.totals.tax_lines,
		billing: cart.billing,
		shipping: cart.shipping,
		note: '',
		additionalFields: data.additionalFields,
		paymentRequirements: described.payment_requirements,
		addOns: data.addOns,
		paymentResult: null,
		cardToKeep: null,
	};
};
