import { randomBytes } from 'node:crypto';
import type Database from 'libsql';
import { text } from './catalogue/rows';
import type { ShopContext } from './context';
import { inTransaction } from './database';
import { effectiveOptions } from './shop-options';
import { EMPTY_SESSION, type SessionData } from './session-data';
import { isRecord } from './is-record';

const LIFE_MS = 48 * 60 * 60 * 1000;

/** Creates a guest's id: `t_` and 30 hex digits. */
export function createGuestId(): string {
	return `t_${ randomBytes( 15 ).toString( 'hex' ) }`;
}

/** Only this module writes the rows, so it trusts their parts; missing parts of old rows are empty. */
function isSessionData( value: unknown ): value is Partial< SessionData > {
	return (
		isRecord( value ) &&
		Array.isArray( value.lines ) &&
		Array.isArray( value.coupons )
	);
}

/**
 * Loads a session; an empty one for an unknown or expired id.
 *
 * @param database
 * @param id
 * @param now      Milliseconds since the epoch.
 */
export function loadSession(
	database: Database.Database,
	id: string,
	now: number
): SessionData {
	const row: unknown = database
		.prepare( 'SELECT data FROM sessions WHERE id = ? AND expires_at > ?' )
		.get( id, now );
	const stored: unknown =
		row === undefined ? null : JSON.parse( text( row, 'data' ) );
	return isSessionData( stored )
		? { ...EMPTY_SESSION, ...stored }
		: EMPTY_SESSION;
}

/** Saves a session for another 48 hours. */
export function saveSession(
	database: Database.Database,
	id: string,
	data: SessionData,
	now: number
): void {
	database
		.prepare(
			'INSERT INTO sessions ( id, data, expires_at ) VALUES ( ?, ?, ? ) ON CONFLICT ( id ) DO UPDATE SET data = excluded.data, expires_at = excluded.expires_at'
		)
		.run( id, JSON.stringify( data ), now + LIFE_MS );
}

/** Whether the session was last saved at this exact time, that is, by this request. */
export function isSavedAt(
	database: Database.Database,
	id: string,
	now: number
): boolean {
	return (
		database
			.prepare( 'SELECT 1 FROM sessions WHERE id = ? AND expires_at = ?' )
			.get( id, now + LIFE_MS ) !== undefined
	);
}

/** Deletes sessions that have expired. */
export function deleteExpiredSessions(
	database: Database.Database,
	now: number
): void {
	database.prepare( 'DELETE FROM sessions WHERE expires_at <= ?' ).run( now );
}

/** Reloads the session, so that a request that waited does not use a stale cart. */
export function refreshSession( context: ShopContext ): void {
	context.session.data = loadSession(
		context.database,
		context.session.id,
		context.now
	);
	context.options = effectiveOptions(
		context.database,
		context.session.data
	);
}

/**
 * Changes the visitor's stored data, based on the newest data and in one transaction.
 *
 * @param context Its snapshot is updated.
 * @param change  Returns the new data, or throws to change nothing.
 */
export function changeSession(
	context: ShopContext,
	change: ( data: SessionData ) => SessionData
): void {
	inTransaction( context.database, () => {
		refreshSession( context );
		const data = change( context.session.data );
		saveSession( context.database, context.session.id, data, context.now );
		context.session.data = data;
		context.options = effectiveOptions( context.database, data );
	} );
}
