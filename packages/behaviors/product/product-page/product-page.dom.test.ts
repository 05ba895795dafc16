import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './product-page';

it.each( [
	[ 'min="3" value="1"', '3' ],
	[ 'min="0" value="-3"', '0' ],
	[ 'min="3" value="4"', '4' ],
	[ 'min="-5" value="-6"', '-6' ],
	[ 'min="" value="-1"', '-1' ],
	[ 'min="0" value=""', '' ],
] )( 'shows for a quantity with %s: "%s"', ( attributes, expected ) => {
	document.body.innerHTML = `<form class="cart"><div class="quantity"><input class="qty" type="number" ${ attributes }></div></form>`;
	mountBehavior( mount, find( 'form' ) );
	expect( find< HTMLInputElement >( 'input' ).value ).toBe( expected );
} );

it( 'leaves quantities of the cart alone', () => {
	document.body.innerHTML =
		'<form class="cart"></form><table><td class="product-quantity"><input class="qty" type="number" min="3" value="1"></td></table>';
	mountBehavior( mount, find( 'form' ) );
	expect( find< HTMLInputElement >( 'input' ).value ).toBe( '1' );
} );
