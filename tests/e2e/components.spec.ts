import { galleryGroups } from '../gallery/states';
import { expectAccessible } from './support/expect-accessible';
import { expectContrast } from './support/expect-contrast';
import { expectFit } from './support/expect-fit';
import { expectMirrored } from './support/expect-mirrored';
import { expectOperable } from './support/expect-operable';
import { expectStill, movingElements } from './support/expect-still';
import { galleryPageOf } from './support/gallery-page';
import { expect, test } from './support/shop-test';

// What holds for every component in every state that the gallery shows. What is found is told at once, by state.

const WIDE = 1280;

// What is found says where.
test.use( { trace: 'off' } );

test.describe( 'for who wants less motion', () => {
	test.use( {
		contextOptions: { reducedMotion: 'reduce' },
	} );

	for ( const { name, states } of galleryGroups.flatMap(
		( { components } ) => components
	) ) {
		test( `${ name } conforms in each of its states`, async ( {
			page,
		} ) => {
			test.setTimeout( 30_000 + 15_000 * states.length );
			const gallery = galleryPageOf( page );
			const found: string[] = [];
			for ( const { id, title } of states ) {
				const ask = async (
					question: string,
					check: () => Promise< void >
				) => {
					try {
						await check();
					} catch ( error ) {
						found.push( `${ title }, ${ question }: ${ error }` );
					}
				};

				await gallery.open( id );
				await ask( 'as it is', () => expectAccessible( page ) );
				await gallery.setTheme( 'dark' );
				await ask( 'in the dark', () => expectContrast( page ) );
				await gallery.setTheme( 'light' );
				await ask( 'mirrored', () => expectMirrored( page, gallery ) );
				await gallery.setWidth( 320 );
				await ask( '320 px, mirrored', () => expectFit( page ) );
				await gallery.setDirection( 'ltr' );
				await ask( '320 px', () => expectFit( page ) );
				await gallery.setWidth( 640 );
				await gallery.setTextSize( 200 );
				await ask( 'text twice as large', () => expectFit( page ) );
				await gallery.setWidth( WIDE );
				await gallery.setTextSize( 100 );
				await ask( 'by keys', () => expectOperable( page ) );
				await ask( 'with less motion', () => expectStill( page ) );
			}
			expect( found.join( '\n\n' ) ).toBe( '' );
		} );
	}
} );

test( 'things do move for who has not asked for less', async ( { page } ) => {
	await galleryPageOf( page ).open( 'spinner-turning' );
	expect( await movingElements( page ) ).toHaveLength( 1 );
} );

test( 'the overview begins where its address says, and its switches reach all states', async ( {
	page,
} ) => {
	// Each of a screenful of states is a page.
	test.slow();
	await page.goto( '/components/#button-disabled' );
	await expect( page.locator( '#button-disabled' ) ).toBeInViewport();
	const seen = page
		.frameLocator( 'iframe[title="Button: disabled"]' )
		.locator( 'html' );
	await expect( seen ).toHaveAttribute( 'dir', 'ltr' );

	await page.getByRole( 'radio', { name: 'Left to right' } ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( seen ).toHaveAttribute( 'dir', 'rtl' );
	await page.getByRole( 'radio', { name: '320 px' } ).check();
	await expect
		.poll( () => seen.evaluate( () => window.innerWidth ) )
		.toBe( 320 );
	await expect( page ).toHaveURL( /\?width=320&dir=rtl#button-disabled$/ );
	await page.reload();
	await expect( seen ).toHaveAttribute( 'dir', 'rtl' );

	// What is in the frames has been asked of one by one.
	await page.evaluate( () =>
		document
			.querySelectorAll( 'iframe' )
			.forEach( ( frame ) => frame.remove() )
	);
	await expectAccessible( page );
} );
