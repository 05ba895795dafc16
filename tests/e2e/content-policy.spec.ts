import type { Page } from '@playwright/test';
import { atLevel } from '../run/test-level';
import { MUG, SHIRT } from './support/products';
import { expect, test } from './support/shop-test';

// Pages allow no inline code but their own, and no markup from scripts except through our policy. The console reports
// each violation, which fails any page test.

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

/** Other tests open the rest, so the usual run leaves them out. */
const OPENED = atLevel( {
	usual: [ '/shop/?s=mug', SHIRT.path, '/photos/', '/demo/' ],
	all: PATHS,
} );

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

test( 'pages have a content security policy, and keep it @quick', async ( {
	page,
	shop,
} ) => {
	test.slow();
	await shop.add( [ MUG.id, 1 ] );
	for ( const path of PATHS ) {
		const policy =
			( await page.request.get( path ) ).headers()[
				'content-security-policy'
			] ?? '';
		expect( policy, path ).toContain( "script-src 'self'" );
		expect( policy, path ).not.toMatch( /unsafe-(inline|eval)/ );
		// That page has jQuery, which inserts markup.
		expect(
			policy.includes( "require-trusted-types-for 'script'" ),
			path
		).toBe( path !== '/classic/' );
	}
	const violations = await watchViolations( page );
	for ( const path of OPENED ) {
		await page.goto( path );
		await page.mouse.wheel( 0, 600 );
		// Scripts that wait for an idle page can start.
		await page.evaluate(
			() => new Promise( ( resolve ) => requestIdleCallback( resolve ) )
		);
	}
	expect( violations ).toEqual( [] );
} );

test.describe( 'code from elsewhere', () => {
	test.use( {
		allowedConsoleErrors: /Content Security Policy|requires 'Trusted/i,
	} );

	test( 'does not run', async ( { page } ) => {
		const violations = await watchViolations( page );
		await page.goto( '/contact/' );
		await page.evaluate( () => {
			const script = document.createElement( 'script' );
			const paragraph = document.createElement( 'p' );
			paragraph.setAttribute( 'style', 'color: red' );
			script.append( 'window.isHacked = true;' );
			document.body.append( paragraph, script );
		} );
		expect( await page.evaluate( () => 'isHacked' in window ) ).toBe(
			false
		);
		await expect
			.poll( () =>
				violations.map( ( text ) => text.split( ' ' )[ 0 ] ).sort()
			)
			.toEqual( [ 'require-trusted-types-for', 'style-src-attr' ] );
	} );

	test( 'inserts no markup, and loads no script', async ( { page } ) => {
		const violations = await watchViolations( page );
		await page.goto( '/contact/' );
		const refused = await page.evaluate( () => {
			const attempts: ( () => void )[] = [
				() => {
					document.body.innerHTML = '<p>Text</p>';
				},
				() => {
					document.createElement( 'script' ).src = '/evil.js';
				},
				() => new DOMParser().parseFromString( '<p>', 'text/html' ),
				() =>
					Reflect.get( window, 'trustedTypes' ).createPolicy(
						'other',
						{}
					),
			];
			return attempts.map( ( attempt ) => {
				try {
					attempt();
					return false;
				} catch {
					return true;
				}
			} );
		} );
		expect( refused ).toEqual( [ true, true, true, true ] );
		// The browser reports them later.
		await expect.poll( () => violations.length ).toBeGreaterThan( 3 );
	} );
} );
