import type Database from 'libsql';
import { number, oneOf, text } from './rows';
import type { AttributeDefinition, Term } from './types';

const orderBy = oneOf( [ 'menu_order', 'name', 'name_num', 'id' ] );

const toTerm = ( row: unknown ): Term => ( {
	id: number( row, 'id' ),
	taxonomy: text( row, 'taxonomy' ),
	name: text( row, 'name' ),
	slug: text( row, 'slug' ),
	description: text( row, 'description' ),
	parent: number( row, 'parent' ),
	menuOrder: number( row, 'menu_order' ),
	color: text( row, 'color' ),
} );

export const getTerms = (
	database: Database.Database,
	taxonomy: string
): Term[] => {
	return database
		.prepare( 'SELECT * FROM terms WHERE taxonomy = ? ORDER BY name' )
		.all( taxonomy )
		.map( toTerm );
};

export const getTermsById = (
	database: Database.Database,
	ids: readonly number[]
): Term[] => {
	const statement = database.prepare( 'SELECT * FROM terms WHERE id = ?' );
	return ids.flatMap( ( id ) => {
		const row: unknown = statement.get( id );
		return row === undefined ? [] : toTerm( row );
	} );
};

const toAttribute = ( row: unknown ): AttributeDefinition => ( {
	id: number( row, 'id' ),
	name: text( row, 'name' ),
	taxonomy: text( row, 'taxonomy' ),
	orderBy: orderBy( row, 'order_by' ),
} );

/** Sorted by name. */
export const getAttributes = (
	database: Database.Database
): AttributeDefinition[] => {
	return database
		.prepare( 'SELECT * FROM attributes ORDER BY name' )
		.all()
		.map( toAttribute );
};

/** Visible products of the term and its children. */
export const countProducts = (
	database: Database.Database,
	termId: number
): number => {
	return number(
		database
			.prepare(
				`SELECT COUNT( DISTINCT p.id ) AS count FROM product_terms pt
				JOIN terms t ON t.id = pt.term_id
				JOIN products p ON p.id = pt.product_id
				WHERE ( t.id = ? OR t.parent = ? ) AND p.catalog_visibility IN ( 'visible', 'catalog' )`
			)
			.get( termId, termId ),
		'count'
	);
};

export const countReviews = (
	database: Database.Database,
	termId: number
): number => {
	return number(
		database
			.prepare(
				`SELECT COUNT( DISTINCT r.id ) AS count FROM product_terms pt
				JOIN terms t ON t.id = pt.term_id
				JOIN reviews r ON r.product_id = pt.product_id
				WHERE t.id = ? OR t.parent = ?`
			)
			.get( termId, termId ),
		'count'
	);
};
