import { galleryGroups } from '../gallery/states';
import { atLevel } from '../tools/test-level';
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
/** How many states of a component get the checks that other checks mostly cover. */
const TESTED_IN_FULL = atLevel( { usual: 1, all: Infinity } );

/** Of the text of a page that is twice as large, half as much fits in a line. */
const HALF = 640;

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
			test.setTimeout( 30_000 + 10_000 * states.length );
			const gallery = galleryPageOf( page );
			const found: string[] = [];
			const ask = async (
				title: string,
				question: string,
				check: () => Promise< void >
			) => {
				try {
					await check();
				} catch ( error ) {
					found.push( `${ title }, ${ question }: ${ error }` );
				}
			};

			const isInFull = ( index: number ) => index < TESTED_IN_FULL;

			// The window changes its width three times, not with each state: that takes longer than what is asked.
			await page.setViewportSize( { width: WIDE, height: 900 } );
			await gallery.open( states[ 0 ]?.id ?? '' );
			for ( const [ index, { id, title } ] of states.entries() ) {
				await gallery.show( id );
				await ask( title, 'as it is', () => expectAccessible( page ) );
				if ( isInFull( index ) ) {
					await gallery.setTheme( 'dark' );
					await ask( title, 'in the dark', () =>
						expectContrast( page )
					);
					await gallery.setTheme( 'light' );
				}
				await ask( title, 'mirrored', () => expectMirrored( page ) );
				await gallery.show( id );
				await ask( title, 'by keys', () => expectOperable( page ) );
				if ( isInFull( index ) ) {
					await ask( title, 'with less motion', () =>
						expectStill( page )
					);
				}
			}
			await gallery.setWidth( 320 );
			for ( const [ index, { id, title } ] of states.entries() ) {
				if ( isInFull( index ) ) {
					await gallery.show( id );
					await ask( title, '320 px', () => expectFit( page ) );
				}
				await gallery.show( id, { dir: 'rtl' } );
				await ask( title, '320 px, mirrored', () => expectFit( page ) );
			}
			await gallery.setWidth( HALF );
			for ( const { id, title } of states.slice( 0, TESTED_IN_FULL ) ) {
				await gallery.show( id, { text: '200' } );
				await ask( title, 'text twice as large', () =>
					expectFit( page )
				);
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
	// Each of a screenful of states is a page, and all of them load at once.
	test.slow();
	const aScreenfulOfPages = { timeout: 20_000 };
	await page.goto( '/components/#button-disabled' );
	await expect( page.locator( '#button-disabled' ) ).toBeInViewport();
	const seen = page
		.frameLocator( 'iframe[title="Button: disabled"]' )
		.locator( 'html' );
	await expect( seen ).toHaveAttribute( 'dir', 'ltr', aScreenfulOfPages );

	await page.getByRole( 'radio', { name: 'Left to right' } ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( seen ).toHaveAttribute( 'dir', 'rtl', aScreenfulOfPages );
	await page.getByRole( 'radio', { name: '320 px' } ).check();
	await expect
		.poll(
			() => seen.evaluate( () => window.innerWidth ),
			aScreenfulOfPages
		)
		.toBe( 320 );
	await expect( page ).toHaveURL( /\?width=320&dir=rtl#button-disabled$/ );
	await page.reload();
	await expect( seen ).toHaveAttribute( 'dir', 'rtl', aScreenfulOfPages );

	// What is in the frames has been asked of one by one.
	await page.evaluate( () =>
		document
			.querySelectorAll( 'iframe' )
			.forEach( ( frame ) => frame.remove() )
	);
	await expectAccessible( page );
} );
