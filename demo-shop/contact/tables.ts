/** Messages, and the responses to attempts: a repeated attempt must not become a second message. */
export const CONTACT_TABLES = `
CREATE TABLE IF NOT EXISTS contact_messages (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	owner TEXT NOT NULL,
	form_id INTEGER NOT NULL,
	attempt TEXT UNIQUE,
	content TEXT NOT NULL,
	response TEXT NOT NULL,
	sent_at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS contact_messages_owner ON contact_messages ( owner );
`;
