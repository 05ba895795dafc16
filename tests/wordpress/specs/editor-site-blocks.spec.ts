import { flatten } from '../support/editor';
import { expect, test } from '../support/editor-test';
import { setSwitches } from '../support/wordpress-test';

const BLOCKS = [
	'accordion',
	'tabs',
	'read-more',
	'slider',
	'lightbox-gallery',
	'count-up',
	'video',
	'panel',
];

// Without WooCommerce, the blocks need no switch.
test(
	'blocks of behaviors are inserted, changed and saved, and are valid when the page opens again',
	{ tag: '@all' },
	async ( { page, context, baseURL, editor } ) => {
		const hosts = new Set< string >();
		page.on( 'request', ( request ) => {
			const { host } = new URL( request.url() );
			// A data URL has no host. WordPress's bar shows the user's picture from another host.
			if ( host && ! host.endsWith( 'gravatar.com' ) ) {
				hosts.add( host );
			}
		} );
		await setSwitches( context, baseURL ?? '', 'woocommerce-off' );
		await editor.openNewPage();
		for ( const name of BLOCKS ) {
			await editor.insert( `shopfront/${ name }` );
		}
		const canvas = editor.canvas();
		await expect( canvas.getByText( 'Tab', { exact: true } ) ).toHaveCount(
			2
		);
		await editor.update( 'shopfront/tab', { title: 'Team' } );
		await editor.update( 'shopfront/slider', {
			slidesPerView: 2,
			loop: true,
		} );
		await editor.update( 'shopfront/video', {
			url: 'https://youtu.be/abcdefghijk',
			title: 'Making tea',
		} );
		await expect( canvas.getByText( 'Team' ) ).toBeVisible();
		// The canvas shows slides side by side, like the page before its script runs.
		await expect( canvas.locator( '.sf-slider__track' ) ).toHaveCSS(
			'display',
			'flex'
		);
		await expect( canvas.locator( 'iframe' ) ).toHaveCount( 0 );

		const content = await editor.settle();
		expect( content ).toMatch(
			/role="tab" id="(tab-[\w-]+)-tab" href="#\1"/
		);
		expect( content ).toContain( 'data-sf-slider-options=' );
		expect( content ).toContain( '<span>Making tea</span>' );
		await editor.open( content );
		expect( await editor.settle() ).toBe( content );
		const opened = flatten( await editor.blocks() );
		expect( opened.filter( ( { isValid } ) => ! isValid ) ).toEqual( [] );
		expect(
			opened.filter( ( { name } ) => name.startsWith( 'shopfront/' ) )
		).toHaveLength( BLOCKS.length + 2 );
		expect( [ ...hosts ] ).toEqual( [ new URL( baseURL ?? '' ).host ] );
	}
);
