import type { Hono } from 'hono';
import type { ShopEnv } from '../../context';
import {
	priceRange,
	ratingCounts,
	stockStatusCounts,
	termCounts,
} from '../collection-data';
import { displayedPrice } from '../displayed-price';
import { QueryArguments } from '../query-arguments';
import { readProductQuery } from '../read-product-query';
import { currencyFields } from '../../money';

/** Counts over a whole listing. We calculate each only on request. */
export const registerCollectionData = (
	app: Hono< ShopEnv >,
	base: string
): void => {
	app.get( `${ base }/products/collection-data`, ( c ) => {
		const shop = c.get( 'shop' );
		const { database, options } = shop;
		const args = new QueryArguments( c.req.url );
		const query = readProductQuery( args, options );
		const isRequested = ( name: string ) =>
			args.boolean( `calculate_${ name }` ) === true;
		const requested = {
			prices: isRequested( 'price_range' ),
			stock: isRequested( 'stock_status_counts' ),
			ratings: isRequested( 'rating_counts' ),
			attributes: args.records( 'calculate_attribute_counts' ),
			taxonomies: args.texts( 'calculate_taxonomy_counts' ),
		};
		args.check();
		const shown = ( micros: bigint ) =>
			displayedPrice(
				shop,
				{ taxStatus: 'taxable' },
				micros,
				options.taxDisplayShop
			);
		const range = requested.prices ? priceRange( database, query ) : null;
		return c.json( {
			price_range: range && {
				min_price: shown( range.from ),
				max_price: shown( range.to ),
				...currencyFields( options ),
			},
			attribute_counts:
				requested.attributes.length > 0
					? requested.attributes.flatMap( ( record ) =>
							termCounts(
								database,
								query,
								record.text( 'taxonomy' ),
								record.text( 'query_type' ) === 'and'
									? 'and'
									: 'or'
							)
						)
					: null,
			rating_counts: requested.ratings
				? ratingCounts( database, query )
				: null,
			stock_status_counts: requested.stock
				? stockStatusCounts( database, query )
				: null,
			taxonomy_counts:
				requested.taxonomies.length > 0
					? requested.taxonomies.flatMap( ( taxonomy ) =>
							termCounts( database, query, taxonomy, 'and' )
						)
					: null,
		} );
	} );
};
