import type { Page } from '@playwright/test';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

/** At the end of the cart block, where its styles apply. */
const addToCartBlock = ( page: Page, html: string ) =>
	page
		.locator( '.wp-block-woocommerce-cart' )
		.evaluate( ( block, content ) => {
			const box = document.createElement( 'div' );
			// The page allows no other markup from a test.
			Reflect.apply( Reflect.get( box, 'setHTML' ), box, [
				content,
				{ sanitizer: {} },
			] );
			block.append( ...box.childNodes );
		}, html );

test.beforeEach( async ( { shop, cartPage } ) => {
	await shop.add( [ MUG.id, 1 ] );
	await cartPage.open();
} );

test( 'notices in a stack have a gap, and long words of shops are hyphenated', async ( {
	page,
} ) => {
	await addToCartBlock(
		page,
		`<div class="wc-block-components-notices">
			<div class="wc-block-components-notice-banner">One</div>
			<div class="wc-block-components-notice-banner">Two</div>
		</div>
		<span class="wc-block-components-radio-control__label">Versand</span>`
	);
	const top = await page.getByText( 'One', { exact: true } ).boundingBox();
	const below = await page.getByText( 'Two', { exact: true } ).boundingBox();
	expect(
		( below?.y ?? 0 ) - ( top?.y ?? 0 ) - ( top?.height ?? 0 )
	).toBeGreaterThanOrEqual( 8 );
	await expect( page.getByText( 'Versand', { exact: true } ) ).toHaveCSS(
		'hyphens',
		'auto'
	);
} );

test(
	'placeholders have a contrast of 4.5:1',
	{ tag: '@all' },
	async ( { page } ) => {
		await addToCartBlock(
			page,
			`<textarea class="wc-block-components-textarea" placeholder="Note"></textarea>
		<input type="text" placeholder="Name">`
		);
		for ( const field of [ 'Note', 'Name' ] ) {
			const contrast = await page
				.getByPlaceholder( field, { exact: true } )
				.evaluate( ( element ) => {
					const context = new OffscreenCanvas( 1, 1 ).getContext(
						'2d',
						{
							willReadFrequently: true,
						}
					);
					if ( ! context ) {
						throw new Error( 'The browser has no canvas.' );
					}
					const text = getComputedStyle( element, '::placeholder' );
					const paint = ( color: string, opacity: string ) => {
						context.globalAlpha = Number( opacity );
						context.fillStyle = color;
						context.fillRect( 0, 0, 1, 1 );
						// Relative luminance (WCAG 2.2).
						const [ red, green, blue ] = [
							...context.getImageData( 0, 0, 1, 1 ).data,
						].map( ( value ) =>
							value / 255 <= 0.04045
								? value / 255 / 12.92
								: ( ( value / 255 + 0.055 ) / 1.055 ) ** 2.4
						);
						return (
							0.2126 * ( red ?? 0 ) +
							0.7152 * ( green ?? 0 ) +
							0.0722 * ( blue ?? 0 )
						);
					};
					const surface = paint(
						getComputedStyle( element ).backgroundColor,
						'1'
					);
					const ink = paint( text.color, text.opacity );
					return (
						( Math.max( surface, ink ) + 0.05 ) /
						( Math.min( surface, ink ) + 0.05 )
					);
				} );
			expect( contrast ).toBeGreaterThanOrEqual( 4.5 );
		}
	}
);

for ( const reducedMotion of [ 'no-preference', 'reduce' ] as const ) {
	const tag = reducedMotion === 'reduce' ? [ '@all' ] : [];
	test.describe( `with reduced motion: ${ reducedMotion }`, { tag }, () => {
		test.use( { contextOptions: { reducedMotion } } );

		test( 'a skeleton becomes visible after 300 ms', async ( { page } ) => {
			// In one task, because you can't rewind an animation that has ended.
			const visibility = await page
				.locator( '.wp-block-woocommerce-cart' )
				.evaluate( ( block ) => {
					const skeleton = document.createElement( 'div' );
					skeleton.className =
						'wc-block-components-skeleton__element';
					block.append( skeleton );
					const animations = skeleton.getAnimations();
					animations.forEach( ( animation ) => animation.pause() );
					return [ 299, 301 ].map( ( time ) => {
						animations.forEach( ( animation ) => {
							animation.currentTime = time;
						} );
						return getComputedStyle( skeleton ).visibility;
					} );
				} );
			expect( visibility ).toEqual( [ 'hidden', 'visible' ] );
		} );
	} );
}
