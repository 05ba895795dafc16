import type { Hono } from 'hono';
import { STORE_API_NAMESPACE } from '@shopfront/names';
import type { ShopEnv } from '../context';
import { registerCollectionData } from './routes/collection-data';
import { registerProducts } from './routes/products';
import { registerReviews } from './routes/reviews';
import { registerAttributes, registerTerms } from './routes/terms';

/** With and without a version (docs/contract/store-api.md 5). Invalid requests throw an `ApiError`. */
export const registerProductRoutes = ( app: Hono< ShopEnv > ): void => {
	const versioned = `/wp-json/${ STORE_API_NAMESPACE }`;
	for ( const base of [ versioned, versioned.replace( /\/v1$/, '' ) ] ) {
		// Fixed names first: the slug pattern would match them too.
		registerCollectionData( app, base );
		registerTerms( app, base );
		registerAttributes( app, base );
		registerReviews( app, base );
		registerProducts( app, base );
	}
};
