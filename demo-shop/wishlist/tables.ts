/** A list belongs to a customer, or to a guest by a cookie's key. */
export const WISHLIST_TABLES = `
CREATE TABLE IF NOT EXISTS wishlists (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	token TEXT NOT NULL UNIQUE,
	customer_id INTEGER NOT NULL,
	session_key TEXT NOT NULL,
	kind TEXT NOT NULL,
	name TEXT NOT NULL,
	privacy INTEGER NOT NULL,
	is_default INTEGER NOT NULL,
	created_at INTEGER NOT NULL,
	revision INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS wishlists_customer ON wishlists ( customer_id );
CREATE INDEX IF NOT EXISTS wishlists_session ON wishlists ( session_key );

CREATE TABLE IF NOT EXISTS wishlist_items (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	list_id INTEGER NOT NULL,
	product_id INTEGER NOT NULL,
	key TEXT NOT NULL,
	choices TEXT NOT NULL,
	name TEXT NOT NULL,
	quantity INTEGER NOT NULL,
	position INTEGER NOT NULL,
	added_at INTEGER NOT NULL,
	UNIQUE ( list_id, key )
);
CREATE INDEX IF NOT EXISTS wishlist_items_place ON wishlist_items ( list_id, position );

CREATE TABLE IF NOT EXISTS wishlist_aliases (
	token TEXT PRIMARY KEY,
	list_id INTEGER NOT NULL
);
`;
