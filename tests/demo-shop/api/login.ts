import type { Context } from 'hono';
import type { ShopContext, ShopEnv } from '../context';
import { authenticate, type Customer } from '../customers';
import { inTransaction, shopSecret } from '../database';
import { setLoginCookie } from '../identify';
import { createNonce } from '../nonce';
import { effectiveOptions } from '../shop-options';
import { loadSession, saveSession } from '../sessions';
import {
	EMPTY_SESSION,
	type SessionData,
	type StoredLine,
} from '../session-data';

/** The customer's own lines with the guest's laid over them: what was just chosen counts. */
function mergeLines(
	own: readonly StoredLine[],
	guest: readonly StoredLine[]
): StoredLine[] {
	const kept = own.filter(
		( line ) => ! guest.some( ( { key } ) => key === line.key )
	);
	return [ ...kept, ...guest ];
}

function mergeSessions( own: SessionData, guest: SessionData ): SessionData {
	return {
		...own,
		lines: mergeLines( own.lines, guest.lines ),
		coupons: [ ...new Set( [ ...own.coupons, ...guest.coupons ] ) ],
		options: { ...own.options, ...guest.options },
	};
}

/** Turns the rest of this request into one of another visitor. */
function become( context: ShopContext, id: string, customerId: number ): void {
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
		origin: 'login',
		nonce: createNonce( shopSecret( database ), owner, now ),
		data,
	};
}

/**
 * Logs a customer in: their saved cart takes in the guest's, and the guest's session ends.
 *
 * @return The customer, or `null` when e-mail or password are wrong; nothing has changed then.
 */
export function login(
	c: Context< ShopEnv >,
	email: string,
	password: string
): Customer | null {
	const context = c.get( 'shop' );
	const { database, now, session } = context;
	const customer = authenticate( database, email, password );
	if ( customer === null ) {
		return null;
	}
	const id = String( customer.id );
	if ( session.customerId !== customer.id ) {
		inTransaction( database, () => {
			const guest =
				session.customerId === 0
					? loadSession( database, session.id, now )
					: EMPTY_SESSION;
			saveSession(
				database,
				id,
				mergeSessions( loadSession( database, id, now ), guest ),
				now
			);
			if ( session.customerId === 0 ) {
				database
					.prepare( 'DELETE FROM sessions WHERE id = ?' )
					.run( session.id );
			}
		} );
	}
	become( context, id, customer.id );
	setLoginCookie( c, context, customer.id );
	return customer;
}

/** Logs out. The customer's cart waits for their return. */
export function logout( c: Context< ShopEnv > ): void {
	setLoginCookie( c, c.get( 'shop' ), 0 );
}
