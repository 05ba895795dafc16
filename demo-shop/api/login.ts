import type { Context } from 'hono';
import type { ShopContext, ShopEnv } from '../context';
import { authenticate, type Customer } from '../customers';
import { inTransaction, shopSecret } from '../database';
import { forgetGuest, setLoginCookie } from '../identify';
import { createNonce } from '../nonce';
import { shareAttempts } from '../orders/attempts';
import { effectiveOptions } from '../shop-options';
import { loadSession, saveSession } from '../sessions';
import {
	EMPTY_SESSION,
	type SessionData,
	type StoredLine,
} from '../session-data';

/** The guest's lines win: they're newer. */
const mergeLines = (
	own: readonly StoredLine[],
	guest: readonly StoredLine[]
): StoredLine[] => {
	const customerLines = own.filter(
		( line ) => ! guest.some( ( { key } ) => key === line.key )
	);
	return [ ...customerLines, ...guest ];
};

const mergeSessions = ( own: SessionData, guest: SessionData ): SessionData => {
	return {
		...own,
		lines: mergeLines( own.lines, guest.lines ),
		coupons: [ ...new Set( [ ...own.coupons, ...guest.coupons ] ) ],
		chosenRates: { ...own.chosenRates, ...guest.chosenRates },
		addOns: { ...own.addOns, ...guest.addOns },
		orderId: guest.orderId || own.orderId,
		paymentMethod: guest.paymentMethod || own.paymentMethod,
		orderNote: guest.orderNote || own.orderNote,
		additionalFields: {
			...own.additionalFields,
			...guest.additionalFields,
		},
		options: { ...own.options, ...guest.options },
	};
};

const switchSession = (
	context: ShopContext,
	id: string,
	customerId: number,
	origin: 'login' | 'registered'
): void => {
	const { database, now } = context;
	const data = loadSession( database, id, now );
	const owner = {
		customerId,
		sessionId: id,
		generation: data.nonceGeneration,
	};
	context.options = effectiveOptions( database, data );
	context.session = {
		id,
		customerId,
		origin,
		nonce: createNonce( shopSecret( database ), owner, now ),
		data,
	};
};

/**
 * For the rest of this request. Merges the guest's cart into the customer's and ends the guest's session. The browser
 * learns of it by {@link setLoginCookie}.
 */
export const becomeCustomer = (
	context: ShopContext,
	customerId: number,
	origin: 'login' | 'registered'
): void => {
	const { database, now, session } = context;
	const id = String( customerId );
	if ( session.customerId !== customerId ) {
		inTransaction( database, () => {
			const isGuest = session.customerId === 0;
			const guest = isGuest
				? loadSession( database, session.id, now )
				: EMPTY_SESSION;
			saveSession(
				database,
				id,
				mergeSessions( loadSession( database, id, now ), guest ),
				now
			);
			if ( isGuest ) {
				shareAttempts( database, session.id, customerId );
				database
					.prepare( 'DELETE FROM sessions WHERE id = ?' )
					.run( session.id );
			}
		} );
	}
	switchSession( context, id, customerId, origin );
};

/** Ends the guest's session and merges its cart into the saved one. `null` for a wrong email or password. */
export const login = (
	c: Context< ShopEnv >,
	email: string,
	password: string
): Customer | null => {
	const context = c.get( 'shop' );
	const customer = authenticate( context.database, email, password );
	if ( customer === null ) {
		return null;
	}
	becomeCustomer( context, customer.id, 'login' );
	setLoginCookie( c, context, customer.id );
	forgetGuest( c );
	return customer;
};

/** We keep the customer's cart for the next login. */
export const logout = ( c: Context< ShopEnv > ): void => {
	setLoginCookie( c, c.get( 'shop' ), 0 );
};
