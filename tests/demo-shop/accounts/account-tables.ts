/** What customers keep beside their addresses. */
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
`;
