import type { Hono } from 'hono';
import { pictureUrl } from '../../catalogue/image-response';
import { getProduct } from '../../catalogue/repository';
import type { ShopContext, ShopEnv } from '../../context';
import { htmlToText } from '../../text';
import { searchProducts } from '../listing';

/** See docs/contract/live-search.md 2. */
export const SEARCH_ACTION = 'shopfront_ajax_search_products';

const MIN_CHARACTERS = 3;
const MAX_SUGGESTIONS = 8;

/** Pixels. */
const PICTURE_WIDTH = 100;

/** The best matches, in one category or all. */
const suggestions = ( shop: ShopContext, query: string, category: string ) => {
	const text = query.trim();
	if ( [ ...text ].length < MIN_CHARACTERS ) {
		return [];
	}
	const { products } = searchProducts( shop, text, {
		perPage: MAX_SUGGESTIONS,
		terms: category
			? [
					{
						taxonomy: 'product_cat',
						terms: [ category ],
						operator: 'in',
					},
				]
			: [],
	} );
	return products.map( ( product ) => {
		const [ image ] = getProduct( shop.database, product.id )?.images ?? [];
		return {
			value: htmlToText( product.name ),
			url: product.permalink,
			id: product.id,
			...( image && {
				img: pictureUrl( shop, image.file, PICTURE_WIDTH ),
			} ),
			price: product.price_html,
		};
	} );
};

/** Suggests products while a visitor types. */
export const registerSuggestions = ( app: Hono< ShopEnv > ): void => {
	app.get( '/wp-admin/admin-ajax.php', async ( c, next ) => {
		const {
			action,
			query = '',
			product_cat: category = '',
		} = c.req.query();
		if ( action !== SEARCH_ACTION ) {
			return next();
		}
		// Prices depend on the visitor's address.
		c.header( 'Cache-Control', 'private, no-store' );
		c.header( 'X-Robots-Tag', 'noindex' );
		return c.json( {
			suggestions: suggestions( c.get( 'shop' ), query, category ),
		} );
	} );
};
