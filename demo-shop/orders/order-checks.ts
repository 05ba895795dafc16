import { ApiError } from '../api-error';
import { checkRegistration } from '../accounts/register';
import type { CurrentCart } from '../cart/current-cart';
import type { ShopContext } from '../context';
import type { Gateway } from '../gateways/gateway';
import { enabledGateways } from '../gateways/gateways';
import { formatAmount } from '../money';
import { checkAddresses, checkEmail } from './address-rules';
import type { OrderRequest } from './order-request';

/** @throws {ApiError} If fraud protection blocked the session, 403. */
export const checkNotBlocked = ( {
	options,
}: Pick< ShopContext, 'options' > ): void => {
	if ( options.blockedSession ) {
		throw new ApiError(
			'woocommerce_rest_checkout_error',
			'We are unable to process this request online. Please contact support (help@shop.test) to complete your purchase.',
			403
		);
	}
};

/** @throws {ApiError} If the visitor must log in first, 403. */
export const checkMayOrder = (
	{ options, session }: ShopContext,
	{ wantsAccount }: OrderRequest
): void => {
	const mayOrder =
		session.customerId > 0 ||
		options.guestCheckout ||
		( options.signUp && wantsAccount );
	if ( ! mayOrder ) {
		throw new ApiError(
			'woocommerce_rest_guest_checkout_disabled',
			'You must be logged in to checkout.',
			403
		);
	}
};

/** @throws {ApiError} If a package ships and has no selected rate, 400. */
const checkShipping = ( { cart }: CurrentCart ): void => {
	if ( cart.packages.some( ( { selected } ) => selected === null ) ) {
		throw new ApiError(
			'woocommerce_rest_invalid_shipping_option',
			'Sorry, this order requires a shipping option.',
			400
		);
	}
};

/** The platform's guard, since WooCommerce 11.1. @throws {ApiError} If the total is higher than displayed, 409. */
export const checkNotHigher = (
	{ options }: Pick< ShopContext, 'options' >,
	{ highestTotal }: OrderRequest,
	total: string
): void => {
	if ( highestTotal !== null && BigInt( total ) > BigInt( highestTotal ) ) {
		const [ shown, now ] = [ highestTotal, total ].map( ( amount ) =>
			formatAmount( BigInt( amount ), options )
		);
		throw new ApiError(
			'woocommerce_rest_checkout_total_mismatch',
			`The order total has changed from ${ shown } to ${ now }. Please review it and place your order again.`,
			409
		);
	}
};

/** @throws {ApiError} If the total isn't the displayed one, 409. */
export const checkTotal = (
	{ options }: Pick< ShopContext, 'options' >,
	{ expectedTotal }: OrderRequest,
	total: string
): void => {
	if (
		options.orderAttempts &&
		expectedTotal !== null &&
		expectedTotal !== total
	) {
		throw new ApiError(
			'shopfront_total_changed',
			`Your total has changed to ${ formatAmount( BigInt( total ), options ) }. Please check it and place your order again.`,
			409
		);
	}
};

/** `null` when there is nothing to pay. @throws {ApiError} For a missing or disabled gateway; 400. */
export const chosenGateway = (
	{ options }: Pick< ShopContext, 'options' >,
	{ paymentMethod }: OrderRequest,
	total: string
): Gateway | null => {
	if ( total === '0' ) {
		return null;
	}
	if ( ! paymentMethod ) {
		throw new ApiError(
			'woocommerce_rest_checkout_missing_payment_method',
			'No payment method provided.',
			400
		);
	}
	const gateway = enabledGateways( options ).find(
		( { id } ) => id === paymentMethod
	);
	if ( ! gateway ) {
		throw new ApiError(
			'woocommerce_rest_checkout_payment_method_disabled',
			'This payment gateway is not available.',
			400
		);
	}
	return gateway;
};

/** @throws {ApiError} With the data that the order lacks, 400. */
export const checkOrder = (
	context: ShopContext,
	current: CurrentCart,
	request: OrderRequest
): void => {
	const { billing, shipping, packages } = current.cart;
	checkEmail( billing );
	checkRegistration( context, billing.email, request );
	checkAddresses(
		{ shipping: packages.length > 0 ? shipping : null, billing },
		context.options
	);
	checkShipping( current );
};
