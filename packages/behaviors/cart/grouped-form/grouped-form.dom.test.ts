import userEvent from '@testing-library/user-event';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './grouped-form';

const OPTIONS = {
	prices: { 25: '1800', 33: '400', 29: '12000' },
	currency: {
		currency_code: 'EUR',
		currency_minor_unit: 2,
		currency_decimal_separator: ',',
		currency_prefix: '',
		currency_suffix: ' €',
	},
	total: 'Total: %s',
	nothingChosen:
		'Please choose the quantity of items you wish to add to your cart…',
};

const FORM = `
	<form class="cart grouped_form" method="post">
		<table class="woocommerce-grouped-product-list group_table"><tbody>
			<tr><td><input type="number" class="input-text qty text" name="quantity[25]" value="" min="0" max="9" step="1" placeholder="0"></td></tr>
			<tr><td><input type="number" class="input-text qty text" name="quantity[33]" value="" min="0" step="1" placeholder="0"></td></tr>
			<tr><td><input type="checkbox" name="quantity[29]" value="1" class="wc-grouped-product-add-to-cart-checkbox"></td></tr>
		</tbody></table>
		<output class="sf-grouped-total"></output>
		<input type="hidden" name="add-to-cart" value="48" />
		<button type="submit" class="single_add_to_cart_button">Add to cart</button>
	</form>`;

let stop = () => {};
const sent = jest.fn( ( event: Event ) => event.preventDefault() );
const field = ( id: number ) =>
	find< HTMLInputElement >( `[name="quantity[${ id }]"]` );
const total = () => find( 'output' ).textContent;
const open = ( options: Readonly< Record< string, unknown > > = OPTIONS ) => {
	document.body.innerHTML = FORM;
	find( 'form' ).addEventListener( 'submit', sent );
	stop = mountBehavior( mount, find( 'form' ), options );
};
afterEach( () => {
	stop();
	sent.mockClear();
} );

it( 'shows the total of the chosen products', async () => {
	open();
	expect( total() ).toBe( '' );
	await userEvent.type( field( 25 ), '2' );
	await userEvent.type( field( 33 ), '3' );
	expect( total() ).toBe( 'Total: 48,00 €' );
	await userEvent.click( field( 29 ) );
	expect( total() ).toBe( 'Total: 168,00 €' );
	await userEvent.click( field( 29 ) );
	await userEvent.clear( field( 25 ) );
	await userEvent.clear( field( 33 ) );
	expect( total() ).toBe( '' );
} );

it.each( [ '-1', '1e20', 'x' ] )( 'ignores the quantity %s', ( value ) => {
	open();
	field( 25 ).type = 'text';
	field( 25 ).value = value;
	field( 25 ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
	expect( total() ).toBe( '' );
} );

it( 'asks for a quantity, and removes the message with the next change', async () => {
	open();
	find( 'button' ).click();
	expect( sent ).not.toHaveBeenCalled();
	expect( find( '[role=alert]' ) ).toHaveTextContent( OPTIONS.nothingChosen );
	expect( field( 25 ) ).toHaveFocus();
	find( 'button' ).click();
	expect( document.querySelectorAll( '[role=alert]' ) ).toHaveLength( 1 );
	await userEvent.keyboard( '1' );
	expect( document.querySelector( '[role=alert]' ) ).toBeNull();
	find( 'button' ).click();
	expect( sent ).toHaveBeenCalledTimes( 1 );
} );

it( 'can be sent with only a checkbox ticked', async () => {
	open();
	await userEvent.click( field( 29 ) );
	find( 'button' ).click();
	expect( sent ).toHaveBeenCalledTimes( 1 );
} );

it( 'lets the browser check the limits of quantities', async () => {
	open();
	await userEvent.type( field( 25 ), '12' );
	find( 'button' ).click();
	expect( sent ).not.toHaveBeenCalled();
	expect( document.querySelector( '[role=alert]' ) ).toBeNull();
} );

it( 'shows no message without a text, and no total without prices', async () => {
	open( {} );
	await userEvent.type( field( 25 ), '2' );
	expect( total() ).toBe( '' );
	await userEvent.clear( field( 25 ) );
	find( 'button' ).click();
	expect( sent ).toHaveBeenCalledTimes( 1 );
} );

it( 'shows the total of quantities that the browser restored', () => {
	open();
	field( 25 ).value = '1';
	window.dispatchEvent( new Event( 'pageshow' ) );
	expect( total() ).toBe( 'Total: 18,00 €' );
} );
