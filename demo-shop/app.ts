import { Hono, type MiddlewareHandler } from 'hono';
import { timing } from 'hono/timing';
import { registerStoreApi, writeApiError, writeNoRoute } from './api/http';
import { pickFieldsOfReply, restHeaders } from './api/rest-headers';
import { registerCaptchaRoutes } from './captcha/routes';
import { registerProductRoutes } from './catalogue/routes';
import type { SeedProduct } from './catalogue/seed/index';
import { registerClassicAjax } from './classic/ajax';
import { registerCartLinks } from './classic/cart-links';
import { withContentPolicy } from './content-policy';
import { registerContactApi } from './contact/routes';
import type { ShopEnv } from './context';
import { getMeta, inTransaction, openDatabase, setMeta } from './database';
import { registerDemoRoutes } from './demo-routes';
import { registerFieldDataApi } from './field-data/routes';
import { registerFeed } from './feed/feed';
import { refuseForeignRequests } from './foreign-requests';
import { Faults } from './faults/faults';
import { registerFaultRoutes } from './faults/routes';
import {
	forgetGuest,
	openContext,
	setLoginCookie,
	setVisitorCookies,
} from './identify';
import type { ShopOptions } from './options';
import { recoverOrders } from './orders/expired-orders';
import { ProcessDeath } from './orders/process-death';
import { cacheablePages } from './pages/cacheable';
import { registerFaultForm } from './pages/fault-form';
import { registerQuickView } from './pages/product/quick-view';
import { registerPages } from './pages/routes';
import { registerSuggestions } from './pages/search/suggestions';
import { registerBanners } from './site/banners';
import { registerSampleRoutes } from './samples/routes';
import { deleteExpiredSessions } from './sessions';
import { withLocale } from './texts';
import { registerTour } from './tour/tour-page';
import { registerMailingList } from './marketing/mailing-list';
import { registerWishlistAjax } from './wishlist/ajax';
import { registerWishlistLinks } from './wishlist/links';
import { registerWishlistPages } from './wishlist/pages';
import { registerWishlistRest } from './wishlist/rest';
import { registerShopperLists } from './wishlist/shopper-lists';
import { wishlistCookies } from './wishlist/visitor';

export interface ShopConfig {
	/** A file, or `:memory:`. */
	databasePath: string;
	/** The standalone build that pages load. */
	buildFolder: string;
	/** The build of behaviors; without it, product pages work without scripts. */
	behaviorsFolder?: string;
	/** The gallery's build; without it, the component pages stay empty. */
	galleryFolder?: string;
	/** The build of sample add-ons; without it, built samples are unavailable. */
	samplesFolder?: string;
	/** Defaults to all samples; tests choose their own. */
	products?: readonly SeedProduct[];
	/** Origins whose scripts may use the Store API, and host names that the shop answers to; none by default. */
	allowedOrigins?: readonly string[];
	/** Saved in the database. Other options keep their saved or default values. */
	options?: Partial< ShopOptions >;
	/** Milliseconds since the epoch. */
	now?: () => number;
}

export interface Shop {
	/** On a server, `env` contains Node's request and response. */
	fetch: ( request: Request, env?: object ) => Promise< Response >;
	close: () => void;
}

const REST = '/wp-json/*';

/** Only pages and replies that may have changed the cart set cookies; images and scripts don't. */
const cookies: MiddlewareHandler< ShopEnv > = async ( c, next ) => {
	await next();
	if ( c.get( 'isCacheable' ) ) {
		return;
	}
	const type = c.res.headers.get( 'Content-Type' ) ?? '';
	const shop = c.get( 'shop' );
	if ( shop.session.origin === 'registered' ) {
		setLoginCookie( c, shop, shop.session.customerId );
		forgetGuest( c );
	}
	if ( c.req.method !== 'GET' || /html|json/.test( type ) ) {
		setVisitorCookies( c, shop );
	}
};

/** Opens a shop without a server; `server.ts` adds one. */
export const createShop = ( {
	databasePath,
	buildFolder,
	behaviorsFolder = '',
	galleryFolder = '',
	samplesFolder = '',
	products,
	allowedOrigins,
	options,
	now = Date.now,
}: ShopConfig ): Shop => {
	const database = openDatabase( databasePath, products );
	deleteExpiredSessions( database, now() );
	if ( options ) {
		const saved = JSON.parse( getMeta( database, 'options' ) ?? '{}' );
		setMeta(
			database,
			'options',
			JSON.stringify( { ...saved, ...options } )
		);
	}
	inTransaction( database, () => recoverOrders( { database, now: now() } ) );
	const faults = new Faults();
	const app = new Hono< ShopEnv >();
	app.use( refuseForeignRequests( allowedOrigins ) );
	app.use( async ( c, next ) => {
		const shop = openContext( c, { database, now: now() } );
		c.set( 'shop', shop );
		c.set( 'buildFolder', buildFolder );
		c.set( 'behaviorsFolder', behaviorsFolder );
		await withLocale( shop.options.locale, () =>
			withContentPolicy( next )
		);
	} );
	app.use(
		timing( { enabled: ( c ) => c.get( 'shop' ).options.serverTiming } )
	);
	app.use( faults.middleware() );
	app.use( cookies );
	app.use( wishlistCookies );
	app.use( cacheablePages );
	app.use( REST, restHeaders( allowedOrigins ) );
	app.use( REST, pickFieldsOfReply );
	registerWishlistRest( app );
	registerShopperLists( app );
	registerContactApi( app );
	registerBanners( app );
	registerFieldDataApi( app );
	registerStoreApi( app );
	registerProductRoutes( app );
	app.all( REST, writeNoRoute );
	registerWishlistLinks( app );
	registerQuickView( app );
	registerSuggestions( app );
	registerFeed( app );
	registerWishlistAjax( app );
	registerMailingList( app );
	registerClassicAjax( app );
	registerCartLinks( app );
	registerDemoRoutes( app );
	registerCaptchaRoutes( app );
	registerSampleRoutes( app );
	registerFaultRoutes( app, faults );
	registerFaultForm( app, faults );
	registerTour( app, faults );
	registerWishlistPages( app );
	registerPages( app, {
		buildFolder,
		behaviorsFolder,
		galleryFolder,
		samplesFolder,
	} );
	app.onError( ( error, c ) => {
		const refusal = writeApiError( error );
		if ( refusal ) {
			return refusal;
		}
		if ( ! ( error instanceof ProcessDeath ) ) {
			console.error( error );
		}
		return c.json(
			{
				code: 'woocommerce_rest_unknown_server_error',
				message: 'The demo shop has a fault of its own.',
				data: { status: 500 },
			},
			500
		);
	} );
	return {
		fetch: async ( request, env ) => app.fetch( request, env ),
		close: () => database.close(),
	};
};
