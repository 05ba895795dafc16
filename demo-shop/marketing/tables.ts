/** Carts of visitors who entered an address, by the address's MD5 hash. */
export const MARKETING_TABLES = `
CREATE TABLE IF NOT EXISTS mailing_list_carts (
	id TEXT PRIMARY KEY,
	email TEXT NOT NULL,
	session_id TEXT NOT NULL,
	is_subscribed INTEGER NOT NULL,
	saved_at INTEGER NOT NULL
);
`;
