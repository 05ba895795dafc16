/** Reports of the sample `statistics`, one per row. */
export const STATISTICS_TABLE = `
CREATE TABLE IF NOT EXISTS statistics (
	id INTEGER PRIMARY KEY,
	session_id TEXT NOT NULL,
	event TEXT NOT NULL,
	detail TEXT NOT NULL
);
`;
