import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { isEmail } from '@shopfront/address';
import { ApiError } from '../api-error';
import { becomeCustomer } from '../api/login';
import type { ShopContext, ShopEnv } from '../context';
import { currentAddresses } from '../cart/current-cart';
import { addCustomer, isRegistered } from '../customers';
import { forgetGuest, setLoginCookie } from '../identify';
import type { Order } from '../orders/order';
import type { OrderRequest } from '../orders/order-request';
import { changeOrder } from '../orders/order-store';
import { sendPasswordLink } from './password-links';

type Registration = Pick< OrderRequest, 'wantsAccount' | 'password' >;

const alreadyRegistered = ( email: string ) =>
	`An account is already registered with ${ email }. Please log in or use a different email address.`;

const createsAccount = (
	{ session, options }: ShopContext,
	{ wantsAccount }: Registration
): boolean => wantsAccount && options.signUp && session.customerId === 0;

/** @throws {ApiError} For an email that already has an account, or a missing password; 400. */
export const checkRegistration = (
	context: ShopContext,
	email: string,
	registration: Registration
): void => {
	if ( ! createsAccount( context, registration ) ) {
		return;
	}
	if ( isRegistered( context.database, email ) ) {
		throw new ApiError(
			'registration-error-email-exists',
			alreadyRegistered( email ),
			400
		);
	}
	if ( ! context.options.generatePassword && registration.password === '' ) {
		throw new ApiError(
			'registration-error-missing-password',
			'Please create a password for your account.',
			400
		);
	}
};

/** Logs the guest in through the reply's headers. Shoppers who didn't choose a password get a link by email. */
export const registerShopper = (
	context: ShopContext,
	order: Order,
	registration: Registration
): Order => {
	const { billing, shipping } = order;
	if (
		! createsAccount( context, registration ) ||
		// Someone may have registered the email while the gateway was working. The order matters more than the account.
		isRegistered( context.database, billing.email )
	) {
		return order;
	}
	const isGenerated =
		context.options.generatePassword || registration.password === '';
	const customerId = addCustomer( context.database, {
		email: billing.email,
		password: isGenerated
			? randomBytes( 18 ).toString( 'base64url' )
			: registration.password,
		billing,
		shipping,
	} );
	if ( isGenerated ) {
		sendPasswordLink( context, customerId, order );
	}
	becomeCustomer( context, customerId, 'registered' );
	return changeOrder( context.database, order.id, { customerId } );
};

/** Logs the guest in, with the addresses of the guest's cart. Returns why there is no account; `null` on success. */
export const register = (
	c: Context< ShopEnv >,
	email: string,
	password: string
): string | null => {
	const context = c.get( 'shop' );
	if ( ! context.options.signUp || context.session.customerId > 0 ) {
		return 'You can’t register here.';
	}
	if ( ! isEmail( email ) ) {
		return 'Please provide a valid email address.';
	}
	if ( isRegistered( context.database, email ) ) {
		return alreadyRegistered( email );
	}
	if ( password === '' ) {
		return 'Please enter an account password.';
	}
	const { billing, shipping } = currentAddresses( context );
	const customerId = addCustomer( context.database, {
		email,
		password,
		billing: { ...billing, email },
		shipping,
	} );
	becomeCustomer( context, customerId, 'login' );
	setLoginCookie( c, context, customerId );
	forgetGuest( c );
	return null;
};
