import { type FullConfig, request } from '@playwright/test';
import { readLogin } from './log-in';
import { readSite } from './site';

/** Reads the site and logs the administrator in, once for all test processes. */
export default async function setUp( { projects }: FullConfig ) {
	const context = await request.newContext( {
		baseURL: projects[ 0 ]?.use.baseURL,
	} );
	const site = await readSite( context );
	await context.dispose();
	process.env.WORDPRESS_SITE = JSON.stringify( site );
	process.env.WORDPRESS_LOGIN = await readLogin(
		request,
		projects[ 0 ]?.use.baseURL
	);
	console.log(
		`${ site.products[ 0 ].name }, ${ site.products[ 1 ].name }; coupon ${ site.coupon ?? 'none' }; ${ site.paymentMethods.join( ', ' ) }; ${ site.hasPickup ? 'pickup' : 'no pickup' }; ${ site.hasSwitches ? 'with' : 'without' } switches for tests.`
	);
}
