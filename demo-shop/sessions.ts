import { randomBytes } from 'node:crypto';
import type Database from 'libsql';
import { text } from './catalogue/rows';
import type { ShopContext } from './context';
import { inTransaction } from './database';
import { effectiveOptions } from './shop-options';
import { EMPTY_SESSION, type SessionData } from './session-data';
import { isRecord } from './is-record';

const LIFE_MS = 48 * 60 * 60 * 1000;

/** `t_` and 30 hex digits. */
export const createGuestId = (): string => {
	return `t_${ randomBytes( 15 ).toString( 'hex' ) }`;
};

/** Only this module writes the rows, so we trust their parts; parts missing from old rows are empty. */
const isSessionData = ( value: unknown ): value is Partial< SessionData > => {
	return (
		isRecord( value ) &&
		Array.isArray( value.lines ) &&
		Array.isArray( value.coupons )
	);
};

/** Empty for an unknown or expired id. */
export const loadSession = (
	database: Database.Database,
	id: string,
	now: number
): SessionData => {
	const row: unknown = database
		.prepare( 'SELECT data FROM sessions WHERE id = ? AND expires_at > ?' )
		.get( id, now );
	const stored: unknown =
		row === undefined ? null : JSON.parse( text( row, 'data' ) );
	return isSessionData( stored )
		? { ...EMPTY_SESSION, ...stored }
		: EMPTY_SESSION;
};

/** Keeps the session for another 48 hours. */
export const saveSession = (
	database: Database.Database,
	id: string,
	data: SessionData,
	now: number
): void => {
	database
		.prepare(
			'INSERT INTO sessions ( id, data, expires_at ) VALUES ( ?, ?, ? ) ON CONFLICT ( id ) DO UPDATE SET data = excluded.data, expires_at = excluded.expires_at'
		)
		.run( id, JSON.stringify( data ), now + LIFE_MS );
};

/** Last saved at this exact time, that is, by this request. */
export const isSavedAt = (
	database: Database.Database,
	id: string,
	now: number
): boolean => {
	return (
		database
			.prepare( 'SELECT 1 FROM sessions WHERE id = ? AND expires_at = ?' )
			.get( id, now + LIFE_MS ) !== undefined
	);
};

export const deleteExpiredSessions = (
	database: Database.Database,
	now: number
): void => {
	database.prepare( 'DELETE FROM sessions WHERE expires_at <= ?' ).run( now );
};

/** A request that waited must not use a stale cart. */
export const refreshSession = ( context: ShopContext ): void => {
	context.session.data = loadSession(
		context.database,
		context.session.id,
		context.now
	);
	context.options = effectiveOptions(
		context.database,
		context.session.data
	);
};

/**
 * Changes the newest data in one transaction, and updates the context's snapshot. `change` may throw to change nothing.
 */
export const changeSession = (
	context: ShopContext,
	change: ( data: SessionData ) => SessionData
): void => {
	inTransaction( context.database, () => {
		refreshSession( context );
		const data = change( context.session.data );
		saveSession( context.database, context.session.id, data, context.now );
		context.session.data = data;
		context.options = effectiveOptions( context.database, data );
	} );
};
