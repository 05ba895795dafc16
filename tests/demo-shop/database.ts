import { randomBytes } from 'node:crypto';
import Database from 'libsql';
import { ACCOUNT_TABLES } from './accounts/account-tables';
import { CAPTCHA_TABLE } from './captcha/captcha-table';
import { text } from './catalogue/rows';
import { CATALOGUE_VERSION, createCatalogueTables } from './catalogue/schema';
import { seedCatalogue } from './catalogue/seed';
import type { SeedProduct } from './catalogue/seed/index';
import { seedCustomers } from './customers';
import { ORDER_TABLES } from './orders/order-tables';
import { STATISTICS_TABLE } from './samples/statistics-table';

const TABLES = `
CREATE TABLE IF NOT EXISTS meta (
	key TEXT PRIMARY KEY,
	value TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS sessions (
	id TEXT PRIMARY KEY,
	data TEXT NOT NULL,
	expires_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS customers (
	id INTEGER PRIMARY KEY,
	email TEXT NOT NULL UNIQUE,
	password TEXT NOT NULL,
	billing TEXT NOT NULL,
	shipping TEXT NOT NULL
);
`;

/** A value of the shop itself; `null` when it has not been set. */
export function getMeta(
	database: Database.Database,
	key: string
): string | null {
	const row: unknown = database
		.prepare( 'SELECT value FROM meta WHERE key = ?' )
		.get( key );
	return row === undefined ? null : text( row, 'value' );
}

export function setMeta(
	database: Database.Database,
	key: string,
	value: string
): void {
	database
		.prepare(
			'INSERT INTO meta ( key, value ) VALUES ( ?, ? ) ON CONFLICT ( key ) DO UPDATE SET value = excluded.value'
		)
		.run( key, value );
}

/** The secret that cookies, nonces and tokens of this database are signed with; made at its first opening. */
export function shopSecret( database: Database.Database ): string {
	const known = getMeta( database, 'secret' );
	if ( known !== null ) {
		return known;
	}
	const secret = randomBytes( 32 ).toString( 'hex' );
	setMeta( database, 'secret', secret );
	return secret;
}

/**
 * Runs work whose writes are kept together or not at all. Inside another transaction the work joins it.
 *
 * The write lock is taken at the start, so that what is read cannot be stale when it is written.
 */
export function inTransaction< Result >(
	database: Database.Database,
	callback: () => Result
): Result {
	return database.inTransaction
		? callback()
		: database.transaction( callback ).immediate();
}

/** Statements kept for each database; queries built from filters differ without limit. */
const MAX_CACHED_STATEMENTS = 300;

/**
 * Lets a database prepare each statement once: preparing takes ten times as long as running. A statement can run again as
 * soon as it returns, because it returns all of its rows.
 */
function cacheStatements( database: Database.Database ): void {
	const prepare = database.prepare.bind( database );
	const statements = new Map< string, Database.Statement >();
	Object.assign( database, {
		prepare( sql: string ): Database.Statement {
			let statement = statements.get( sql );
			if ( ! statement ) {
				if ( statements.size === MAX_CACHED_STATEMENTS ) {
					statements.clear();
				}
				statement = prepare( sql );
				statements.set( sql, statement );
			}
			return statement;
		},
	} );
}

/**
 * Opens the shop's database, creating what is missing. A catalogue of another version is filled anew; carts,
 * customers and options stay.
 *
 * @param path     A file, or `:memory:` for a shop that is forgotten when it closes.
 * @param products What is sold instead of all sample products.
 */
export function openDatabase(
	path: string,
	products?: readonly SeedProduct[]
): Database.Database {
	const database = new Database( path, { timeout: 5000 } );
	cacheStatements( database );
	if ( path !== ':memory:' ) {
		database.pragma( 'journal_mode = WAL' );
	}
	for ( const tables of [
		TABLES,
		ORDER_TABLES,
		ACCOUNT_TABLES,
		CAPTCHA_TABLE,
		STATISTICS_TABLE,
	] ) {
		database.exec( tables );
	}
	createCatalogueTables( database );
	if (
		getMeta( database, 'catalogue_version' ) !== String( CATALOGUE_VERSION )
	) {
		seedCatalogue( database, products );
		seedCustomers( database );
		setMeta( database, 'catalogue_version', String( CATALOGUE_VERSION ) );
	}
	return database;
}
