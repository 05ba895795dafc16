import type Database from 'libsql';
import { text } from '../catalogue/rows';

/** The table's first version lacked these columns. */
const ATTEMPT_COLUMNS = [
	"items TEXT NOT NULL DEFAULT ''",
	"replaces TEXT NOT NULL DEFAULT ''",
	'is_hidden INTEGER NOT NULL DEFAULT 0',
];

/** We store an order's content as a JSON snapshot, so that renaming a product doesn't change old orders. */
export const ORDER_TABLES = `
CREATE TABLE IF NOT EXISTS orders (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	order_key TEXT NOT NULL UNIQUE,
	status TEXT NOT NULL,
	customer_id INTEGER NOT NULL,
	session_id TEXT NOT NULL,
	payment_method TEXT NOT NULL,
	content TEXT NOT NULL,
	created_at INTEGER NOT NULL,
	placed_at INTEGER
);
CREATE INDEX IF NOT EXISTS orders_customer ON orders ( customer_id );
CREATE INDEX IF NOT EXISTS orders_session ON orders ( session_id );

CREATE TABLE IF NOT EXISTS stock_holds (
	order_id INTEGER NOT NULL,
	product_id INTEGER NOT NULL,
	quantity INTEGER NOT NULL,
	expires_at INTEGER NOT NULL,
	PRIMARY KEY ( order_id, product_id )
);

CREATE TABLE IF NOT EXISTS coupon_uses (
	order_id INTEGER NOT NULL,
	code TEXT NOT NULL,
	PRIMARY KEY ( order_id, code )
);

CREATE TABLE IF NOT EXISTS order_attempts (
	session_id TEXT NOT NULL,
	key TEXT NOT NULL,
	state TEXT NOT NULL,
	order_id INTEGER NOT NULL,
	started_at INTEGER NOT NULL,
	${ ATTEMPT_COLUMNS.join( ',\n\t' ) },
	PRIMARY KEY ( session_id, key )
);
CREATE INDEX IF NOT EXISTS order_attempts_order ON order_attempts ( order_id );

CREATE TABLE IF NOT EXISTS order_notes (
	order_id INTEGER NOT NULL,
	note TEXT NOT NULL,
	added_at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS charges (
	order_id INTEGER NOT NULL,
	payment_method TEXT NOT NULL,
	amount TEXT NOT NULL,
	charged_at INTEGER NOT NULL
);
`;

export const addAttemptColumns = ( database: Database.Database ): void => {
	const existing = database
		.prepare( "SELECT name FROM pragma_table_info( 'order_attempts' )" )
		.all()
		.map( ( row ) => text( row, 'name' ) );
	ATTEMPT_COLUMNS.filter(
		( column ) => ! existing.includes( column.split( ' ' )[ 0 ] ?? '' )
	).forEach( ( column ) =>
		database.exec( `ALTER TABLE order_attempts ADD COLUMN ${ column }` )
	);
};
