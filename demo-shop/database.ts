import { randomBytes } from 'node:crypto';
import Database from 'libsql';
import { ACCOUNT_TABLES } from './accounts/account-tables';
import { CAPTCHA_TABLE } from './captcha/captcha-table';
import { text } from './catalogue/rows';
import { CATALOGUE_VERSION, createCatalogueTables } from './catalogue/schema';
import { seedCatalogue } from './catalogue/seed';
import type { SeedProduct } from './catalogue/seed/index';
import { CONTACT_TABLES } from './contact/tables';
import { seedCustomers } from './customers';
import { FIELD_DATA_TABLE } from './field-data/figures';
import { MARKETING_TABLES } from './marketing/tables';
import { addAttemptColumns, ORDER_TABLES } from './orders/order-tables';
import { WISHLIST_TABLES } from './wishlist/tables';
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

/** The shop's own values; `null` when not set. */
export const getMeta = (
	database: Database.Database,
	key: string
): string | null => {
	const row: unknown = database
		.prepare( 'SELECT value FROM meta WHERE key = ?' )
		.get( key );
	return row === undefined ? null : text( row, 'value' );
};

export const setMeta = (
	database: Database.Database,
	key: string,
	value: string
): void => {
	database
		.prepare(
			'INSERT INTO meta ( key, value ) VALUES ( ?, ? ) ON CONFLICT ( key ) DO UPDATE SET value = excluded.value'
		)
		.run( key, value );
};

/** Signs cookies, nonces and tokens. Created on first use. */
export const shopSecret = ( database: Database.Database ): string => {
	const known = getMeta( database, 'secret' );
	if ( known !== null ) {
		return known;
	}
	const secret = randomBytes( 32 ).toString( 'hex' );
	setMeta( database, 'secret', secret );
	return secret;
};

/** Nested work joins the transaction. It locks for writing first, so nothing it has read can go stale. */
export const inTransaction = < Result >(
	database: Database.Database,
	callback: () => Result
): Result => {
	return database.inTransaction
		? callback()
		: database.transaction( callback ).immediate();
};

/** Per database: there's no limit to the number of different filter queries. */
const MAX_CACHED_STATEMENTS = 300;

/**
 * Preparing a statement takes ten times as long as running it, so we prepare each once. A statement returns all its
 * rows, so it's free again as soon as it returns.
 */
const cacheStatements = ( database: Database.Database ): void => {
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
};

/** Replaces a catalogue of another version; keeps carts, customers and options. `:memory:` is a temporary shop. */
export const openDatabase = (
	path: string,
	products?: readonly SeedProduct[]
): Database.Database => {
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
		WISHLIST_TABLES,
		CONTACT_TABLES,
		MARKETING_TABLES,
		FIELD_DATA_TABLE,
	] ) {
		database.exec( tables );
	}
	addAttemptColumns( database );
	createCatalogueTables( database );
	if (
		getMeta( database, 'catalogue_version' ) !== String( CATALOGUE_VERSION )
	) {
		seedCatalogue( database, products );
		seedCustomers( database );
		setMeta( database, 'catalogue_version', String( CATALOGUE_VERSION ) );
	}
	return database;
};
