import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import { getTerms } from '../catalogue/terms';
import type { ShopEnv } from '../context';
import { SAMPLES_BUILD_PATH } from '../samples/samples';
import { registerAddOnPages } from './add-on-pages';
import { allProductsPage } from './all-products/all-products-page';
import { registerAccountForms } from './account-forms';
import { accountPage } from './account-page';
import { registerFiguresPage } from '../field-data/page';
import { registerAttemptsPage } from './attempts-page';
import { BEHAVIORS_PATH } from './behavior-tags';
import { behaviorsPage } from './behaviors-page';
import { registerBrokenPages } from './broken-pages';
import { BUILD_PATH } from './bundle';
import { cartPage } from './cart-page';
import { classicPage } from './classic-page';
import { checkoutPage, submitCheckoutPage } from './checkout-page';
import { collectionsPage } from './collections/collections-page';
import { registerComponentPages } from './component-pages';
import { registerForms } from './forms';
import { guidePage } from './guide-page';
import { homePage } from './home-page';
import { notFoundPage } from './not-found-page';
import { registerOrderPages } from './order-pages';
import { registerOptionsPage } from './options-page';
import { registerContactPages } from '../contact/page';
import { outboxPage } from './outbox-page';
import { registerReviewForm } from './product/review-route';
import { productPage } from './product-page';
import { registerSetPassword } from './set-password-page';
import { shopPage } from './shop-page';
import { serveFolder } from './static-files';
import { aboutPage, photosPage, privacyPage, termsPage } from './text-pages';

export interface PagesConfig {
	buildFolder: string;
	behaviorsFolder: string;
	galleryFolder: string;
	samplesFolder: string;
}

const PUBLIC = join( __dirname, '..', 'public' );

/** Classic scripts of add-ons need it as a global. */
const JQUERY = dirname( require.resolve( 'jquery' ) );

const TERM_PAGES = {
	'product-category': 'product_cat',
	'product-tag': 'product_tag',
	brand: 'product_brand',
};

/** Unknown URLs come last. */
export const registerPages = (
	app: Hono< ShopEnv >,
	{ buildFolder, behaviorsFolder, galleryFolder, samplesFolder }: PagesConfig
): void => {
	serveFolder( app, '/pictures', join( PUBLIC, 'pictures' ) );
	serveFolder( app, '/assets', PUBLIC );
	serveFolder( app, '/assets/jquery', JQUERY );
	serveFolder( app, BUILD_PATH, buildFolder );
	serveFolder( app, BEHAVIORS_PATH, behaviorsFolder );
	serveFolder( app, SAMPLES_BUILD_PATH, samplesFolder );
	registerForms( app );
	registerReviewForm( app );
	registerAccountForms( app );
	registerSetPassword( app );
	registerOrderPages( app );
	registerComponentPages( app, galleryFolder );
	registerBrokenPages( app );
	registerAddOnPages( app );
	registerOptionsPage( app );
	registerAttemptsPage( app );
	registerFiguresPage( app );
	registerContactPages( app );

	app.get( '/', homePage );
	app.get( '/shop/', ( c ) => shopPage( c, { term: null, path: '/shop/' } ) );
	for ( const [ segment, taxonomy ] of Object.entries( TERM_PAGES ) ) {
		app.get( `/${ segment }/:slug/`, ( c ) => {
			const slug = c.req.param( 'slug' );
			const term = getTerms( c.get( 'shop' ).database, taxonomy ).find(
				( one ) => one.slug === slug
			);
			return term
				? shopPage( c, { term, path: `/${ segment }/${ slug }/` } )
				: notFoundPage( c );
		} );
	}
	app.get( '/collections/', collectionsPage );
	app.get( '/behaviors', ( c ) => c.redirect( '/behaviors/' ) );
	app.get( '/behaviors/', behaviorsPage );
	app.get( '/all-products/', ( c ) => allProductsPage( c, buildFolder ) );
	app.get( '/classic/', classicPage );
	app.get( '/product/:slug/', ( c ) =>
		productPage( c, c.req.param( 'slug' ) )
	);
	app.get( '/cart/', ( c ) => cartPage( c, buildFolder ) );
	app.get( '/checkout/', ( c ) => checkoutPage( c, buildFolder ) );
	app.post( '/checkout/', ( c ) => submitCheckoutPage( c, buildFolder ) );
	app.get( '/my-account/', accountPage );
	app.get( '/demo/outbox/', outboxPage );
	app.get( '/guide/', guidePage );
	app.get( '/terms/', termsPage );
	app.get( '/privacy/', privacyPage );
	app.get( '/about/', aboutPage );
	app.get( '/photos/', photosPage );
	app.notFound( notFoundPage );
};
