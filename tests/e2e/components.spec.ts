import { galleryGroups } from '../../tools/gallery/states';
import { atLevel } from '../run/test-level';
import { expectAccessible } from './support/expect-accessible';
import { expectContrast } from './support/expect-contrast';
import { expectNoOverflow } from './support/expect-no-overflow';
import { expectMirrored } from './support/expect-mirrored';
import { expectKeyboardOperable } from './support/expect-keyboard-operable';
import {
	expectNoAnimation,
	getAnimatedElements,
} from './support/expect-no-animation';
import { createGalleryPage } from './support/gallery-page';
import { expect, test } from './support/shop-test';

// Every component in every state of the gallery. Soft assertions report each problem with its state.

const WIDE = 1280;
const TESTED_IN_FULL = atLevel( { usual: 1, all: Infinity } );
const TESTED_WITH_AXE = atLevel( { usual: 1, all: Infinity } );

/** Half the width stands for text at 200 %. */
const HALF = 640;

// The messages name the place, so no trace is needed.
test.use( { trace: 'off' } );

test.describe( 'with reduced motion', () => {
	test.use( {
		contextOptions: { reducedMotion: 'reduce' },
	} );

	// One page per group: opening a page takes longer than all checks of a state.
	for ( const { title: group, components } of galleryGroups ) {
		const shown = components.flatMap( ( { states } ) =>
			states.slice( 0, TESTED_WITH_AXE ).map( ( state, index ) => ( {
				...state,
				isInFull: index < TESTED_IN_FULL,
			} ) )
		);

		test( `the components of "${ group }" conform in their states`, async ( {
			page,
		} ) => {
			test.setTimeout( 30_000 + 10_000 * shown.length );
			const gallery = createGalleryPage( page );
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

			// Resizing takes longer than the checks, so we resize three times, not for each state.
			await page.setViewportSize( { width: WIDE, height: 900 } );
			await gallery.open( shown[ 0 ]?.id ?? '' );
			for ( const { id, title, isInFull } of shown ) {
				await gallery.show( id );
				await ask( title, 'as it is', () => expectAccessible( page ) );
				if ( ! isInFull ) {
					continue;
				}
				await gallery.setTheme( 'dark' );
				await ask( title, 'in the dark', () => expectContrast( page ) );
				await gallery.setTheme( 'light' );
				await ask( title, 'mirrored', () => expectMirrored( page ) );
				await gallery.setDirection( 'ltr' );
				await ask( title, 'by keys', () =>
					expectKeyboardOperable( page )
				);
				await ask( title, 'with less motion', () =>
					expectNoAnimation( page )
				);
			}
			const inFull = shown.filter( ( { isInFull } ) => isInFull );
			await gallery.setWidth( 320 );
			for ( const { id, title } of inFull ) {
				await gallery.show( id );
				await ask( title, '320 px', () => expectNoOverflow( page ) );
				await gallery.setDirection( 'rtl' );
				await ask( title, '320 px, mirrored', () =>
					expectNoOverflow( page )
				);
			}
			await gallery.setWidth( HALF );
			for ( const { id, title } of inFull ) {
				await gallery.show( id, { text: '200' } );
				await ask( title, 'text twice as large', () =>
					expectNoOverflow( page )
				);
			}
			expect( found.join( '\n\n' ) ).toBe( '' );
		} );
	}
} );

test( 'components animate without a preference for reduced motion', async ( {
	page,
} ) => {
	await createGalleryPage( page ).open( 'spinner-turning' );
	expect( await getAnimatedElements( page ) ).toHaveLength( 1 );
} );

test(
	'the overview opens at the state in its address, and its switches affect all states',
	{
		tag: '@all',
	},
	async ( { page } ) => {
		// Each visible state is its own page, and all load at once.
		test.slow();
		const aScreenfulOfPages = { timeout: 120_000 };
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
		await expect( page ).toHaveURL(
			/\?width=320&dir=rtl#button-disabled$/
		);
		await page.reload();
		await expect( seen ).toHaveAttribute( 'dir', 'rtl', aScreenfulOfPages );

		// Each frame needs its own query.
		await page.evaluate( () =>
			document
				.querySelectorAll( 'iframe' )
				.forEach( ( frame ) => frame.remove() )
		);
		await expectAccessible( page );
	}
);
