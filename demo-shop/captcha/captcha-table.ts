export const CAPTCHA_TABLE = `
CREATE TABLE IF NOT EXISTS captchas (
	id TEXT PRIMARY KEY,
	answer INTEGER NOT NULL,
	token TEXT UNIQUE,
	expires_at INTEGER NOT NULL
);
`;
