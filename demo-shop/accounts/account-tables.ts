export const ACCOUNT_TABLES = `
CREATE TABLE IF NOT EXISTS cards (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	customer_id INTEGER NOT NULL,
	brand TEXT NOT NULL,
	last4 TEXT NOT NULL,
	expiry TEXT NOT NULL,
	behaviour TEXT NOT NULL,
	is_default INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS cards_customer ON cards ( customer_id );

CREATE TABLE IF NOT EXISTS customer_fields (
	customer_id INTEGER PRIMARY KEY,
	fields TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS password_links (
	key_hash TEXT PRIMARY KEY,
	customer_id INTEGER NOT NULL,
	expires_at INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS mails (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	customer_id INTEGER NOT NULL,
	order_id INTEGER NOT NULL,
	recipient TEXT NOT NULL,
	subject TEXT NOT NULL,
	message TEXT NOT NULL,
	link_label TEXT NOT NULL,
	link_path TEXT NOT NULL,
	sent_at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS mails_customer ON mails ( customer_id );
`;
