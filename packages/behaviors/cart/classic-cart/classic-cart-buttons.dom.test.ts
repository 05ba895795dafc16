import { mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './classic-cart-buttons';

it( "starts a page's buttons once", async () => {
	const sent: string[] = [];
	Object.assign( window, {
		fetch: async ( url: string ) => {
			sent.push( url );
			return { ok: true, json: async () => ( { fragments: {} } ) };
		},
		wc_add_to_cart_params: { wc_ajax_url: '/?wc-ajax=%%endpoint%%' },
	} );
	document.body.innerHTML =
		'<a class="add_to_cart_button ajax_add_to_cart" data-product_id="1">Add</a><a class="add_to_cart_button ajax_add_to_cart" data-product_id="2">Add</a>';
	const buttons = document.querySelectorAll( 'a' );
	for ( const button of buttons ) {
		mountBehavior( mount, button );
	}
	buttons[ 0 ]?.click();
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( sent ).toEqual( [ '/?wc-ajax=add_to_cart' ] );
	expect( buttons[ 0 ] ).toHaveClass( 'added' );
} );
