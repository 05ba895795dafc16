/** Carts whose visitor entered an address, by the MD5 hash of the address. */
export const MARKETING_TABLES = `
CREATE TABLE IF NOT EXISTS mailing_list_carts (
	id TEXT PRIMARY KEY,
	email TEXT NOT NULL,
	session_id TEXT NOT NULL,
	is_subscribed INTEGER NOT NULL,
	saved_at INTEGER NOT NULL
);
`;
