import type { Context, Hono } from 'hono';
import { ApiError } from '../../api-error';
import type { ShopContext, ShopEnv } from '../../context';
import { safeHtml } from '../html';
import { termUrl } from '../product-links';
import { QueryArguments } from '../query-arguments';
import { countProducts, countReviews, getAttributes, getTerms } from '../terms';
import type { AttributeDefinition, Term } from '../types';
import { setPageHeaders } from './collection-headers';

interface CountedTerm extends Term {
	count: number;
}

const termResponse = ( term: CountedTerm ) => ( {
	id: term.id,
	name: safeHtml( term.name ),
	slug: term.slug,
	description: safeHtml( term.description ),
	parent: term.parent,
	count: term.count,
} );

/** Categories and brands have their own pages. */
const pagedTermResponse = ( shop: ShopContext, term: CountedTerm ) => ( {
	...termResponse( term ),
	image: null,
	review_count: countReviews( shop.database, term.id ),
	permalink: termUrl( shop, term ),
} );

const attributeResponse = (
	shop: ShopContext,
	attribute: AttributeDefinition
) => ( {
	id: attribute.id,
	name: attribute.name,
	taxonomy: attribute.taxonomy,
	type: 'select',
	order: attribute.orderBy,
	has_archives: false,
	count: getTerms( shop.database, attribute.taxonomy ).length,
} );

const COMPARE = {
	name: ( a: CountedTerm, b: CountedTerm ) =>
		a.name.localeCompare( b.name, 'en' ),
	slug: ( a: CountedTerm, b: CountedTerm ) => ( a.slug < b.slug ? -1 : 1 ),
	count: ( a: CountedTerm, b: CountedTerm ) => a.count - b.count,
	id: ( a: CountedTerm, b: CountedTerm ) => a.id - b.id,
	name_num: ( a: CountedTerm, b: CountedTerm ) =>
		Number.parseFloat( a.name ) - Number.parseFloat( b.name ) ||
		a.id - b.id,
	menu_order: ( a: CountedTerm, b: CountedTerm ) =>
		a.menuOrder - b.menuOrder || a.name.localeCompare( b.name, 'en' ),
};

const withCounts = ( shop: ShopContext, terms: Term[] ): CountedTerm[] => {
	return terms.map( ( term ) => ( {
		...term,
		count: countProducts( shop.database, term.id ),
	} ) );
};

/** `perPage` 0 returns all, without headers. */
const onePage = (
	c: Context,
	terms: CountedTerm[],
	{ page, perPage }: { page: number; perPage: number }
): CountedTerm[] => {
	if ( perPage === 0 ) {
		return terms;
	}
	setPageHeaders( c, { total: terms.length, page, perPage } );
	return terms.slice( ( page - 1 ) * perPage, page * perPage );
};

const findRequestedTerms = (
	c: Context< ShopEnv >,
	taxonomy: string
): CountedTerm[] => {
	const args = new QueryArguments( c.req.url );
	const part = {
		page: args.integer( 'page', 1, 1 ),
		perPage: args.integer( 'per_page', 0, 0, 100 ),
	};
	const search = args.text( 'search' ).toLowerCase();
	const include = args.integers( 'include' );
	const exclude = args.integers( 'exclude' );
	const order = args.word( 'order', [ 'asc', 'desc' ], 'asc' );
	const orderBy = args.word(
		'orderby',
		taxonomy.startsWith( 'pa_' )
			? ( [
					'name',
					'slug',
					'count',
					'id',
					'menu_order',
					'name_num',
				] as const )
			: ( [ 'name', 'slug', 'count' ] as const ),
		'name'
	);
	const hideEmpty = args.boolean( 'hide_empty' ) ?? true;
	const parent = args.integer( 'parent', -1 );
	args.check();
	const shop = c.get( 'shop' );
	const sorted = withCounts( shop, getTerms( shop.database, taxonomy ) )
		.filter(
			( term ) =>
				( include.length === 0 || include.includes( term.id ) ) &&
				! exclude.includes( term.id ) &&
				term.name.toLowerCase().includes( search ) &&
				( parent < 0 || term.parent === parent ) &&
				( ! hideEmpty || term.count > 0 )
		)
		.sort( COMPARE[ orderBy ] );
	const terms = order === 'asc' ? sorted : sorted.reverse();
	return onePage( c, terms, part );
};

const mustFindTerm = (
	shop: ShopContext,
	taxonomy: string,
	idOrSlug: string,
	error: { code: string; message: string }
): CountedTerm => {
	const term = getTerms( shop.database, taxonomy ).find(
		( { id, slug } ) => String( id ) === idOrSlug || slug === idOrSlug
	);
	if ( ! term ) {
		throw new ApiError( error.code, error.message, 404 );
	}
	return { ...term, count: countProducts( shop.database, term.id ) };
};

const findAttribute = (
	shop: ShopContext,
	id: string
): AttributeDefinition | undefined => {
	return getAttributes( shop.database ).find(
		( attribute ) => String( attribute.id ) === id
	);
};

export const registerTerms = ( app: Hono< ShopEnv >, base: string ): void => {
	for ( const [ path, taxonomy ] of [
		[ 'categories', 'product_cat' ],
		[ 'brands', 'product_brand' ],
	] as const ) {
		app.get( `${ base }/products/${ path }`, ( c ) =>
			c.json(
				findRequestedTerms( c, taxonomy ).map( ( term ) =>
					pagedTermResponse( c.get( 'shop' ), term )
				)
			)
		);
	}

	app.get( `${ base }/products/tags`, ( c ) =>
		c.json( findRequestedTerms( c, 'product_tag' ).map( termResponse ) )
	);

	app.get( `${ base }/products/categories/:id{[0-9]+}`, ( c ) => {
		const shop = c.get( 'shop' );
		const term = mustFindTerm( shop, 'product_cat', c.req.param( 'id' ), {
			code: 'woocommerce_rest_category_invalid_id',
			message: 'Invalid category ID.',
		} );
		return c.json( pagedTermResponse( shop, term ) );
	} );

	app.get( `${ base }/products/brands/:identifier`, ( c ) => {
		const shop = c.get( 'shop' );
		const identifier = c.req.param( 'identifier' );
		const isId = /^[0-9]+$/.test( identifier );
		const term = mustFindTerm( shop, 'product_brand', identifier, {
			code: `woocommerce_rest_brand_invalid_${ isId ? 'id' : 'slug' }`,
			message: isId ? 'Invalid brand ID.' : 'Invalid brand slug.',
		} );
		return c.json( pagedTermResponse( shop, term ) );
	} );
};

export const registerAttributes = (
	app: Hono< ShopEnv >,
	base: string
): void => {
	app.get( `${ base }/products/attributes`, ( c ) => {
		const shop = c.get( 'shop' );
		return c.json(
			getAttributes( shop.database ).map( ( attribute ) =>
				attributeResponse( shop, attribute )
			)
		);
	} );

	app.get( `${ base }/products/attributes/:id{[0-9]+}`, ( c ) => {
		const shop = c.get( 'shop' );
		const attribute = findAttribute( shop, c.req.param( 'id' ) );
		if ( ! attribute ) {
			throw new ApiError(
				'woocommerce_rest_attribute_invalid_id',
				'Invalid attribute ID.',
				404
			);
		}
		return c.json( attributeResponse( shop, attribute ) );
	} );

	app.get( `${ base }/products/attributes/:id{[0-9]+}/terms`, ( c ) => {
		const attribute = findAttribute( c.get( 'shop' ), c.req.param( 'id' ) );
		if ( ! attribute ) {
			throw new ApiError(
				'woocommerce_rest_taxonomy_invalid',
				'Attribute does not exist.',
				404
			);
		}
		return c.json(
			findRequestedTerms( c, attribute.taxonomy ).map( termResponse )
		);
	} );
};
