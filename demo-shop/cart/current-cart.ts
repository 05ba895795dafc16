import type {
	AddressResponse,
	BillingAddressResponse,
	CartErrorResponse,
} from '@shopfront/store-api';
import type { ShopContext } from '../context';
import { getCustomer } from '../customers';
import { quoted } from '../api-error';
import { changeSession } from '../sessions';
import { fieldsAt } from '../fields/additional-fields';
import { withFields } from '../fields/address-fields';
import { CARD_GATEWAY } from '../gateways/card';
import { defaultGateway } from '../gateways/gateways';
import { addOnFees } from './add-ons';
import {
	defaultBillingAddress,
	defaultShippingAddress,
	shippedTo,
} from './addresses';
import {
	couponProblems,
	calculateCart,
	type Cart,
	type CartInput,
} from './cart';
import { countedCoupon } from '../orders/coupon-uses';
import { withHeldStock } from '../orders/stock-holds';
import { resolveLines } from './lines';
import { stockErrors } from './stock-errors';

/** From the session, then the account, then the shop's default. */
export const currentAddresses = (
	context: ShopContext
): {
	billing: BillingAddressResponse;
	shipping: AddressResponse;
} => {
	const { options, session } = context;
	const customer = getCustomer( context.database, session.customerId );
	const fields = fieldsAt( options, 'address' );
	const billing = withFields(
		session.data.billing ??
			customer?.billing ??
			defaultBillingAddress( options ),
		fields
	);
	return {
		billing,
		shipping: options.forcedBilling
			? shippedTo( billing )
			: withFields(
					session.data.shipping ??
						customer?.shipping ??
						defaultShippingAddress( options ),
					fields
				),
	};
};

/** Defaults to the shop's first gateway; `''` when it has none. `sampleTokens` gives customers a default card. */
export const currentPaymentMethod = ( {
	options,
	session,
}: Pick< ShopContext, 'options' | 'session' > ): string => {
	const { paymentMethod } = session.data;
	const preferred =
		paymentMethod === '' && options.sampleTokens && session.customerId > 0
			? CARD_GATEWAY
			: paymentMethod;
	return options.paymentMethods.includes( preferred )
		? preferred
		: defaultGateway( options );
};

export const currentInput = ( context: ShopContext ): CartInput => {
	const { database, options, now, session } = context;
	return {
		...currentAddresses( context ),
		lines: withHeldStock(
			database,
			session.data.orderId,
			resolveLines( database, session.data.lines )
		),
		coupons: options.couponsEnabled
			? session.data.coupons.flatMap(
					( code ) => countedCoupon( context, code ) ?? []
				)
			: [],
		paymentMethod: currentPaymentMethod( context ),
		chosenRates: session.data.chosenRates,
		fees:
			session.data.lines.length > 0
				? addOnFees( options, session.data.addOns )
				: [],
		options,
		now,
	};
};

export interface CurrentCart {
	/** Without coupons that have become invalid. */
	cart: Cart;
	errors: CartErrorResponse[];
	/** Coupons that have become invalid. They stay in the session until we report them. */
	lostCoupons: string[];
}

export const currentCart = ( context: ShopContext ): CurrentCart => {
	const input = currentInput( context );
	const problems = couponProblems( input );
	const lost = problems.map( ( { coupon } ) => coupon );
	return {
		cart: calculateCart( {
			...input,
			coupons: input.coupons.filter(
				( coupon ) => ! lost.includes( coupon )
			),
		} ),
		errors: [
			...stockErrors( input.lines ),
			...problems.map( ( { coupon, message } ) => ( {
				code: 'woocommerce_rest_cart_coupon_error',
				message: `The ${ quoted( coupon.code ) } coupon has been removed from your cart: ${ message }`,
			} ) ),
		],
		lostCoupons: lost.map( ( { code } ) => code ),
	};
};

/** After this, the shopper won't see their error again. */
export const forgetCoupons = (
	context: ShopContext,
	codes: readonly string[]
): void => {
	if ( codes.length > 0 ) {
		changeSession( context, ( data ) => ( {
			...data,
			coupons: data.coupons.filter(
				( code ) => ! codes.includes( code )
			),
		} ) );
	}
};
