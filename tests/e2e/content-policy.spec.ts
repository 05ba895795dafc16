import type { Page } from '@playwright/test';
import { atLevel } from '../tools/test-level';
import { MUG, SHIRT } from './support/products';
import { expect, test } from './support/shop-test';

// Pages allow no inline code but their own. The console reports each violation, which fails any page test.

const PATHS = [
	'/',
	'/shop/',
	'/shop/?s=mug',
	MUG.path,
	SHIRT.path,
	'/cart/',
	'/checkout/',
	'/classic/',
	'/my-account/',
	'/wishlist/',
	'/contact/',
	'/guide/',
	'/photos/',
	'/collections/',
	'/all-products/',
	'/behaviors/',
	'/components/',
	'/add-ons/',
	'/demo/',
	'/demo/outbox/',
	'/demo/attempts/',
];

/** Opened here; the usual run leaves out those that other tests open. */
const OPENED = atLevel( {
	usual: [ '/shop/?s=mug', SHIRT.path, '/photos/', '/demo/' ],
	all: PATHS,
} );

/** Collects what the policy of a page blocks. */
const watchViolations = async ( page: Page ) => {
	const violations: string[] = [];
	await page.exposeFunction( 'reportViolation', ( text: string ) =>
		violations.push( text )
	);
	await page.addInitScript( () =>
		document.addEventListener( 'securitypolicyviolation', ( event ) =>
			Reflect.get(
				window,
				'reportViolation'
			)(
				`${ event.violatedDirective } ${ event.blockedURI } ${ event.sample }`
			)
		)
	);
	return violations;
};

test( 'pages have a content security policy, and keep it', async ( {
	page,
	shop,
} ) => {
	// Many pages.
	test.slow();
	await shop.add( [ MUG.id, 1 ] );
	for ( const path of PATHS ) {
		const policy =
			( await page.request.get( path ) ).headers()[
				'content-security-policy'
			] ?? '';
		expect( policy, path ).toContain( "script-src 'self'" );
		expect( policy, path ).not.toMatch( /unsafe-(inline|eval)/ );
	}
	const violations = await watchViolations( page );
	for ( const path of OPENED ) {
		await page.goto( path );
		await page.mouse.wheel( 0, 600 );
		// Lets scripts that wait for the page to move start.
		await page.evaluate(
			() => new Promise( ( resolve ) => requestIdleCallback( resolve ) )
		);
	}
	expect( violations ).toEqual( [] );
} );

test.describe( 'code from elsewhere', () => {
	test.use( { allowedConsoleErrors: /Content Security Policy/ } );

	test( 'does not run', async ( { page } ) => {
		const violations = await watchViolations( page );
		await page.goto( '/contact/' );
		await page.evaluate( () => {
			const script = document.createElement( 'script' );
			script.textContent = 'window.isHacked = true;';
			document.body.append( script );
			document.body.insertAdjacentHTML(
				'beforeend',
				'<p style="color: red">Text</p>'
			);
		} );
		expect( await page.evaluate( () => 'isHacked' in window ) ).toBe(
			false
		);
		await expect.poll( () => violations ).toHaveLength( 2 );
	} );
} );
