import type { Hono } from 'hono';
import { ERROR_CODE_PREFIX, STORE_API_NAMESPACE } from '@shopfront/names';
import type { ProductResponse } from '@shopfront/store-api';
import { ApiError } from '../../api-error';
import type { ShopContext, ShopEnv } from '../../context';
import { findProducts, lastModified } from '../find-products';
import { productResponse } from '../product-response';
import { QueryArguments } from '../query-arguments';
import { readProductQuery } from '../read-product-query';
import { getProduct, getProductBySlug, getProducts } from '../repository';
import type { Product } from '../types';
import { setPageHeaders } from './collection-headers';

const links = ( { baseUrl, database }: ShopContext, product: Product ) => {
	const products = `${ baseUrl }/wp-json/${ STORE_API_NAMESPACE }/products`;
	const crossSells = ( getProduct( database, product.parentId ) ?? product )
		.crossSellIds;
	return {
		self: [
			{
				href: `${ products }/${ product.id }`,
				targetHints: { allow: [ 'GET' ] },
			},
		],
		collection: [ { href: products } ],
		...( product.parentId > 0
			? { up: [ { href: `${ products }/${ product.parentId }` } ] }
			: {} ),
		...( crossSells.length > 0
			? {
					cross_sells: [
						{
							embeddable: true,
							href: `${ products }?include=${ crossSells.join( ',' ) }`,
						},
					],
				}
			: {} ),
		related: [
			{
				embeddable: true,
				href: `${ products }?related=${ product.id }&per_page=10`,
			},
		],
	};
};

/** Other routes don't have these links. */
const linkedResponse = (
	context: ShopContext,
	product: Product
): ProductResponse & { _links: object } => {
	return {
		...productResponse( context, product ),
		_links: links( context, product ),
	};
};

const mustExist = ( product: Product | null, what: 'id' | 'slug' ): Product => {
	if ( product === null ) {
		throw new ApiError(
			`woocommerce_rest_product_invalid_${ what }`,
			what === 'id' ? 'Invalid product ID.' : 'Invalid product slug.',
			404
		);
	}
	return product;
};

export const registerProducts = (
	app: Hono< ShopEnv >,
	base: string
): void => {
	app.get( `${ base }/products`, ( c ) => {
		const shop = c.get( 'shop' );
		const args = new QueryArguments( c.req.url );
		const query = readProductQuery( args, shop.options );
		args.check();
		if (
			query.relatedTo !== null &&
			! getProduct( shop.database, query.relatedTo )
		) {
			throw new ApiError(
				`${ ERROR_CODE_PREFIX }_product_not_found`,
				'The related product ID is invalid or the product is not visible.',
				404
			);
		}
		const { ids, total } = findProducts( shop.database, query );
		setPageHeaders( c, {
			total,
			page: query.page,
			perPage: query.perPage,
		} );
		const modified = lastModified( shop.database );
		if ( modified !== null ) {
			c.header( 'Last-Modified', new Date( modified ).toUTCString() );
		}
		return c.json(
			getProducts( shop.database, ids ).map( ( product ) =>
				linkedResponse( shop, product )
			)
		);
	} );

	app.get( `${ base }/products/:id{[0-9]+}`, ( c ) => {
		const shop = c.get( 'shop' );
		const product = getProduct(
			shop.database,
			Number( c.req.param( 'id' ) )
		);
		return c.json( linkedResponse( shop, mustExist( product, 'id' ) ) );
	} );

	app.get( `${ base }/products/:slug`, ( c ) => {
		const shop = c.get( 'shop' );
		const product = getProductBySlug(
			shop.database,
			c.req.param( 'slug' )
		);
		return c.json( linkedResponse( shop, mustExist( product, 'slug' ) ) );
	} );
};
