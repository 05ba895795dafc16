/**
 * Orders and their related data. An order's content is stored as a JSON snapshot, so that renaming a product does not
 * change existing orders.
 */
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
	PRIMARY KEY ( session_id, key )
);
`;
