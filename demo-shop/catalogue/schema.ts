import type Database from 'libsql';

/** Increase it with each change to the seed or tables, so that an old database file is refilled. */
export const CATALOGUE_VERSION = 5;

/** Dependent views come first. */
const VIEWS = [ 'listing', 'offers', 'sellable' ];
const TABLES = [
	'product_search',
	'reviews',
	'linked_products',
	'variation_attributes',
	'product_attributes',
	'product_images',
	'images',
	'product_terms',
	'terms',
	'attributes',
	'products',
];

/**
 * Prices are integers of micro-units. The view computes what depends on other rows (a variable product's price range, a
 * quantity's stock status), so that it can't go stale.
 */
const DEFINITIONS = `
CREATE TABLE IF NOT EXISTS products (
	id INTEGER PRIMARY KEY,
	type TEXT NOT NULL,
	parent_id INTEGER NOT NULL DEFAULT 0,
	name TEXT NOT NULL,
	slug TEXT NOT NULL UNIQUE,
	sku TEXT NOT NULL,
	short_description TEXT NOT NULL,
	description TEXT NOT NULL,
	regular_price INTEGER,
	sale_price INTEGER,
	tax_status TEXT NOT NULL,
	is_virtual INTEGER NOT NULL,
	is_downloadable INTEGER NOT NULL,
	catalog_visibility TEXT NOT NULL,
	is_featured INTEGER NOT NULL,
	manages_stock INTEGER NOT NULL,
	stock_quantity INTEGER CHECK ( stock_quantity >= 0 ),
	stock_status TEXT NOT NULL,
	backorders TEXT NOT NULL,
	low_stock_amount INTEGER,
	is_sold_individually INTEGER NOT NULL,
	quantity_minimum INTEGER,
	quantity_maximum INTEGER,
	quantity_multiple_of INTEGER,
	weight_grams REAL,
	length TEXT NOT NULL,
	width TEXT NOT NULL,
	height TEXT NOT NULL,
	menu_order INTEGER NOT NULL,
	total_sales INTEGER NOT NULL,
	created_at TEXT NOT NULL,
	modified_at TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS products_parent ON products ( parent_id );

CREATE TABLE IF NOT EXISTS attributes (
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL,
	taxonomy TEXT NOT NULL UNIQUE,
	order_by TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS terms (
	id INTEGER PRIMARY KEY,
	taxonomy TEXT NOT NULL,
	name TEXT NOT NULL,
	slug TEXT NOT NULL,
	description TEXT NOT NULL,
	parent INTEGER NOT NULL,
	menu_order INTEGER NOT NULL,
	color TEXT NOT NULL,
	UNIQUE ( taxonomy, slug )
);

CREATE TABLE IF NOT EXISTS product_terms (
	product_id INTEGER NOT NULL REFERENCES products ( id ),
	term_id INTEGER NOT NULL REFERENCES terms ( id ),
	PRIMARY KEY ( product_id, term_id )
);

CREATE TABLE IF NOT EXISTS images (
	id INTEGER PRIMARY KEY,
	file TEXT NOT NULL,
	name TEXT NOT NULL,
	alt TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS product_images (
	product_id INTEGER NOT NULL REFERENCES products ( id ),
	image_id INTEGER NOT NULL REFERENCES images ( id ),
	position INTEGER NOT NULL,
	PRIMARY KEY ( product_id, position )
);

CREATE TABLE IF NOT EXISTS product_attributes (
	product_id INTEGER NOT NULL REFERENCES products ( id ),
	position INTEGER NOT NULL,
	attribute_id INTEGER NOT NULL,
	name TEXT NOT NULL,
	taxonomy TEXT,
	has_variations INTEGER NOT NULL,
	default_slug TEXT NOT NULL,
	own_terms TEXT NOT NULL,
	PRIMARY KEY ( product_id, position )
);

CREATE TABLE IF NOT EXISTS variation_attributes (
	variation_id INTEGER NOT NULL REFERENCES products ( id ),
	name TEXT NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY ( variation_id, name )
);

CREATE TABLE IF NOT EXISTS linked_products (
	product_id INTEGER NOT NULL REFERENCES products ( id ),
	kind TEXT NOT NULL,
	position INTEGER NOT NULL,
	linked_id INTEGER NOT NULL REFERENCES products ( id ),
	PRIMARY KEY ( product_id, kind, position )
);

CREATE TABLE IF NOT EXISTS reviews (
	id INTEGER PRIMARY KEY,
	product_id INTEGER NOT NULL REFERENCES products ( id ),
	reviewer TEXT NOT NULL,
	review TEXT NOT NULL,
	rating INTEGER NOT NULL,
	is_verified INTEGER NOT NULL,
	created_at TEXT NOT NULL
);

CREATE VIRTUAL TABLE IF NOT EXISTS product_search USING fts5(
	name, sku, categories, attributes, texts,
	tokenize = "unicode61 remove_diacritics 2",
	prefix = '3 4 5'
);

CREATE VIEW IF NOT EXISTS sellable AS
	SELECT
		p.*,
		COALESCE( p.sale_price, p.regular_price ) AS price,
		CASE
			WHEN NOT p.manages_stock THEN p.stock_status
			WHEN p.stock_quantity > 0 THEN 'instock'
			WHEN p.backorders = 'no' THEN 'outofstock'
			ELSE 'onbackorder'
		END AS current_status
	FROM products p;

CREATE VIEW IF NOT EXISTS offers AS
	SELECT id AS product_id, id AS offer_id FROM products WHERE type IN ( 'simple', 'variation' )
	UNION ALL
	SELECT parent_id, id FROM products WHERE type = 'variation'
	UNION ALL
	SELECT product_id, linked_id FROM linked_products WHERE kind = 'grouped';

CREATE VIEW IF NOT EXISTS listing AS
	SELECT
		p.id,
		MIN( o.price ) AS min_price,
		MAX( o.price ) AS max_price,
		p.type <> 'grouped' AND MAX( o.sale_price IS NOT NULL ) AS on_sale,
		CASE
			WHEN p.type = 'grouped' THEN 'instock'
			WHEN MAX( o.current_status = 'instock' ) THEN 'instock'
			WHEN MAX( o.current_status = 'onbackorder' ) THEN 'onbackorder'
			ELSE 'outofstock'
		END AS current_status,
		( SELECT COUNT(*) FROM reviews r WHERE r.product_id = p.id ) AS review_count,
		( SELECT COALESCE( SUM( r.rating ), 0 ) FROM reviews r WHERE r.product_id = p.id ) AS rating_sum
	FROM products p
	JOIN offers ON offers.product_id = p.id
	JOIN sellable o ON o.id = offers.offer_id
	GROUP BY p.id;
`;

/** Leaves existing tables alone. */
export const createCatalogueTables = ( database: Database.Database ): void => {
	database.exec( DEFINITIONS );
};

/** An old file gets new columns this way. Fill the tables in the same transaction. */
export const recreateCatalogueTables = (
	database: Database.Database
): void => {
	for ( const view of VIEWS ) {
		database.exec( `DROP VIEW IF EXISTS ${ view }` );
	}
	for ( const table of TABLES ) {
		database.exec( `DROP TABLE IF EXISTS ${ table }` );
	}
	createCatalogueTables( database );
};
