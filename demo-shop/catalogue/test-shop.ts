import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError } from '../api-error';
import type { ShopContext, ShopEnv } from '../context';
import { openDatabase } from '../database';
import { DEFAULT_OPTIONS, type ShopOptions } from '../options';
import { EMPTY_SESSION } from '../session-data';
import { registerProductRoutes } from './routes';
import { seedCatalogue } from './seed';
import type { SeedProduct } from './seed/index';

/** A guest's request without a cart, with a new catalogue in memory. For tests. */
export const createTestContext = (
	options: Partial< ShopOptions > = {},
	products?: readonly SeedProduct[]
): ShopContext => {
	const database = openDatabase( ':memory:' );
	if ( products ) {
		seedCatalogue( database, products );
	}
	const effective = { ...DEFAULT_OPTIONS, ...options };
	return {
		database,
		options: effective,
		baseUrl: 'http://shop.test',
		now: Date.parse( '2026-11-21T08:00:00Z' ),
		session: {
			id: 't_00',
			customerId: 0,
			origin: 'new',
			nonce: '0123456789',
			data: EMPTY_SESSION,
		},
	};
};

export const createTestApp = ( context: ShopContext ): Hono< ShopEnv > => {
	const app = new Hono< ShopEnv >();
	app.use( async ( c, next ) => {
		c.set( 'shop', context );
		await next();
	} );
	app.onError( ( error, c ) => {
		if ( ! ( error instanceof ApiError ) ) {
			throw error;
		}
		const { code, message, status, data } = error;
		return c.json(
			{ code, message, data: { status, ...data } },
			status as ContentfulStatusCode
		);
	} );
	registerProductRoutes( app );
	return app;
};
