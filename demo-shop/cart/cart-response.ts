import { createHash } from 'node:crypto';
import type {
	AddressResponse,
	CartCouponResponse,
	CartErrorResponse,
	CartResponse,
	CartTotalsResponse,
	ProductResponse,
	ShippingPackageResponse,
} from '@shopfront/store-api';
import { getProduct } from '../catalogue/repository';
import { productResponse } from '../catalogue/product-response';
import type { ShopContext } from '../context';
import { escapeHtml } from '../api-error';
import type { ShopOptions } from '../options';
import { currencyFields } from '../money';
import { refillExtensions } from '../samples/refill';
import { cartExtensions, paymentRequirements } from './add-ons';
import type { Cart } from './cart';
import { currentCart, forgetCoupons, type CurrentCart } from './current-cart';
import { itemResponse } from './item-response';
import { fullName, isPurchasable } from './lines';
import type { ShippingRate } from './shipping';
import { sumOfTaxes } from './taxes';
import { taxShipping } from './totals';
import { t } from '../texts';

export const couponResponses = ( cart: Cart ): CartCouponResponse[] => {
	return cart.coupons.map( ( { code, kind } ) => {
		const totals = cart.goods.coupons.get( code );
		return {
			code,
			discount_type: kind,
			totals: {
				total_discount: ( totals?.discount ?? 0n ).toString(),
				total_discount_tax: ( totals?.discountTax ?? 0n ).toString(),
				...currencyFields( cart.options ),
			},
		};
	} );
};

const totalsResponse = ( { totals, options }: Cart ): CartTotalsResponse => {
	return {
		total_items: totals.items.toString(),
		total_items_tax: totals.itemsTax.toString(),
		total_fees: totals.fees.toString(),
		total_fees_tax: totals.feesTax.toString(),
		total_discount: totals.discount.toString(),
		total_discount_tax: totals.discountTax.toString(),
		total_shipping: totals.shipping?.toString() ?? null,
		total_shipping_tax: totals.shippingTax?.toString() ?? null,
		total_price: totals.price.toString(),
		total_tax: totals.tax.toString(),
		tax_lines: options.itemizedTaxes
			? totals.taxLines.map( ( { rate, amount } ) => ( {
					name: rate.name,
					price: amount.toString(),
					rate: rate.label,
				} ) )
			: [],
		...currencyFields( options ),
	};
};

const destinationOf = (
	address: AddressResponse
): ShippingPackageResponse[ 'destination' ] => {
	return {
		address_1: address.address_1,
		address_2: address.address_2,
		city: address.city,
		state: address.state,
		postcode: address.postcode,
		country: address.country,
	};
};

/** A real shop gets these texts from the add-on's shipping method. */
const rateDetails = ( { days }: ShippingRate ) =>
	days
		? {
				description: t( 'Delivered to your door, with tracking' ),
				delivery_time: t( '%s–%s working days', ...days ),
			}
		: { description: '', delivery_time: '' };

const SHIPPING_ERRORS = {
	missing_country: 'Enter a country to see the shipping options.',
	invalid_country: 'We do not ship to this country.',
	invalid_state: 'We do not ship to this state.',
};

/** The chosen option's shipping error, with a code that clients know (docs/contract/store-api.md 3). */
const shippingErrors = ( {
	shippingError: error,
}: ShopOptions ): CartErrorResponse[] =>
	error === 'none'
		? []
		: [
				{
					code: `woocommerce_rest_cart_shipping_rates_${ error }`,
					message: SHIPPING_ERRORS[ error ],
				},
			];

const packageResponses = ( {
	packages,
	shipping,
	options,
	taxation,
}: Cart ): ShippingPackageResponse[] => {
	return packages.map( ( { id, name, lines, rates, selected } ) => ( {
		package_id: id,
		name,
		destination: destinationOf( shipping ),
		items: lines.map( ( { key, product, parent, quantity } ) => ( {
			key,
			name: escapeHtml( fullName( product, parent ) ),
			quantity,
		} ) ),
		shipping_rates: rates.map( ( rate ) => ( {
			rate_id: rate.id,
			name: rate.name,
			...rateDetails( rate ),
			price: rate.price.toString(),
			taxes: sumOfTaxes(
				taxShipping( rate.price, taxation ).taxes
			).toString(),
			instance_id: rate.instanceId,
			method_id: rate.methodId,
			meta_data: rate.meta,
			selected: rate.id === selected,
			...currencyFields( options ),
		} ) ),
	} ) );
};

/** Products that complement the cart and aren't in it. The last line's come first, as recorded. */
const crossSells = (
	context: ShopContext,
	{ lines }: Cart
): ProductResponse[] => {
	const present = new Set(
		lines.flatMap( ( { product, parent } ) => [
			product.id,
			parent?.id ?? product.id,
		] )
	);
	const ids = [ ...lines ]
		.reverse()
		.flatMap(
			( { product, parent } ) => ( parent ?? product ).crossSellIds
		);
	return [ ...new Set( ids ) ]
		.filter( ( id ) => ! present.has( id ) )
		.flatMap( ( id ) => getProduct( context.database, id ) ?? [] )
		.filter(
			( product ) =>
				product.stockStatus !== 'outofstock' &&
				( isPurchasable( product ) || product.type === 'variable' )
		)
		.map( ( product ) =>
			productResponse( context, product, context.options.taxDisplayCart )
		);
};

export const describeCart = (
	context: ShopContext,
	{ cart, errors }: CurrentCart
): CartResponse => {
	const { lines, totals, options } = cart;
	return {
		items: lines.map( ( line ) => itemResponse( context, cart, line ) ),
		coupons: couponResponses( cart ),
		fees: cart.fees.map( ( { key, name }, index ) => ( {
			key,
			name,
			totals: {
				total: ( cart.feeTotals[ index ]?.net ?? 0n ).toString(),
				total_tax: sumOfTaxes(
					cart.feeTotals[ index ]?.taxes ?? []
				).toString(),
				...currencyFields( options ),
			},
		} ) ),
		totals: totalsResponse( cart ),
		shipping_address: cart.shipping,
		billing_address: cart.billing,
		needs_payment: totals.price > 0n,
		needs_shipping: cart.packages.length > 0,
		payment_requirements: paymentRequirements( options ),
		has_calculated_shipping: cart.packages.length > 0,
		shipping_rates: packageResponses( cart ),
		items_count: lines.reduce(
			( count, { quantity } ) => count + quantity,
			0
		),
		items_weight: lines.reduce(
			( grams, { product, quantity } ) =>
				grams + ( product.weightGrams ?? 0 ) * quantity,
			0
		),
		cross_sells: crossSells( context, cart ),
		errors: [ ...errors, ...shippingErrors( options ) ],
		// Every gateway works for every order.
		payment_methods: options.blockedSession
			? []
			: [ ...options.paymentMethods ],
		extensions: {
			...cartExtensions( options, context.session.data.addOns ),
			...refillExtensions( cart, ( recurring ) => ( {
				totals: totalsResponse( recurring ),
				shipping_rates: packageResponses( recurring ),
			} ) ),
		},
	};
};

/** Reports each invalid coupon once and removes it from the session (docs/contract/observed.md). */
export const cartResponse = ( context: ShopContext ): CartResponse => {
	const current = currentCart( context );
	forgetCoupons( context, current.lostCoupons );
	return describeCart( context, current );
};

/**
 * For requests that calculate no totals. As on the platform, the total price still includes shipping, but the rates are
 * missing (docs/contract/store-api.md 9).
 */
export const withoutShipping = ( cart: CartResponse ): CartResponse => ( {
	...cart,
	totals: { ...cart.totals, total_shipping: null, total_shipping_tax: null },
	has_calculated_shipping: false,
	shipping_rates: [],
} );

/** `''` for an empty cart. */
export const cartHash = ( context: ShopContext ): string => {
	const { cart } = currentCart( context );
	if ( cart.lines.length === 0 ) {
		return '';
	}
	const content = cart.lines.map( ( { key, quantity } ) => [
		key,
		quantity,
	] );
	return createHash( 'md5' )
		.update( JSON.stringify( [ content, cart.totals.price.toString() ] ) )
		.digest( 'hex' );
};
