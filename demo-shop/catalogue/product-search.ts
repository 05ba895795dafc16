import type Database from 'libsql';
import { htmlToText } from '../text';
import { number, text } from './rows';

/** A product belongs to the first tier whose columns contain all words. */
const TIERS = [
	'name',
	'name sku',
	'name sku categories',
	'name sku categories attributes',
	'name sku categories attributes texts',
];

/** Longer texts aren't searches, and cost time. */
const MAX_WORDS = 10;

const TERMS_OF = `SELECT group_concat( t.name || ' ' || COALESCE( up.name, '' ), ' ' ) FROM product_terms pt
	JOIN terms t ON t.id = pt.term_id LEFT JOIN terms up ON up.id = t.parent
	WHERE pt.product_id = p.id AND t.taxonomy`;

const SOURCE = `SELECT p.id, p.name, p.short_description || ' ' || p.description AS texts,
	p.sku || ' ' || COALESCE( ( SELECT group_concat( v.sku, ' ' ) FROM products v WHERE v.parent_id = p.id ), '' ) AS sku,
	COALESCE( ( ${ TERMS_OF } = 'product_cat' ), '' ) AS categories,
	COALESCE( ( ${ TERMS_OF } <> 'product_cat' ), '' ) || ' ' ||
		COALESCE( ( SELECT group_concat( a.own_terms, ' ' ) FROM product_attributes a WHERE a.product_id = p.id ), '' ) AS attributes
	FROM products p WHERE p.type <> 'variation'`;

export const fillProductSearch = ( database: Database.Database ): void => {
	const insert = database.prepare(
		'INSERT INTO product_search ( rowid, name, sku, categories, attributes, texts ) VALUES ( ?, ?, ?, ?, ?, ? )'
	);
	for ( const row of database.prepare( SOURCE ).all() ) {
		const plain = ( column: string ) => htmlToText( text( row, column ) );
		insert.run(
			number( row, 'id' ),
			plain( 'name' ),
			text( row, 'sku' ),
			plain( 'categories' ),
			plain( 'attributes' ),
			plain( 'texts' )
		);
	}
};

/** Matches words by their beginnings. `''` for a text without letters and digits. */
const matchQuery = ( words: string ): string => {
	return words
		.split( /\s+/ )
		.filter( ( word ) => /[\p{L}\p{N}]/u.test( word ) )
		.slice( 0, MAX_WORDS )
		.map( ( word ) => `"${ word.replaceAll( '"', '' ) }"*` )
		.join( ' AND ' );
};

/**
 * Restricts a statement to products with all words. Adds `hits` with a `tier` and a `score`; lower is better. Empty
 * without words. A text without letters and digits matches nothing.
 */
export const joinHits = (
	words: string
): { sql: string; values: string[] } => {
	if ( words.trim() === '' ) {
		return { sql: '', values: [] };
	}
	const match = matchQuery( words );
	const tiers = TIERS.map(
		( columns, tier ) =>
			`SELECT rowid AS id, ${ tier } AS tier, rank AS score FROM product_search WHERE product_search MATCH ?`
	);
	return {
		sql: `JOIN ( SELECT id, MIN( tier ) AS tier, score FROM ( ${ tiers.join(
			' UNION ALL '
		) } ) GROUP BY id ) hits ON hits.id = p.id`,
		values: TIERS.map( ( columns ) =>
			// An empty phrase matches nothing.
			match ? `{${ columns }} : ( ${ match } )` : '""'
		),
	};
};
