import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './buy-now';

let stop = () => {};
let sent: number;
let asked: number;

beforeEach( () => {
	document.body.innerHTML = `<form>
		<button type="submit" class="single_add_to_cart_button">Add to cart</button>
		<button type="submit" class="sf-buy-now" name="sf-buy-now" value="1">Buy now</button>
	</form>`;
	sent = 0;
	asked = 0;
	stop = mountBehavior( mount, find( '.sf-buy-now' ) );
	find( 'form' ).addEventListener( 'submit', ( event ) => {
		sent += event.defaultPrevented ? 0 : 1;
		event.preventDefault();
	} );
} );
afterEach( () => stop() );

it( 'mirrors the states of the add-to-cart button', async () => {
	const main = find( '.single_add_to_cart_button' );
	main.classList.add( 'disabled', 'wc-variation-selection-needed' );
	await Promise.resolve();
	expect( find( '.sf-buy-now' ) ).toHaveClass(
		'disabled',
		'wc-variation-selection-needed'
	);
	main.classList.remove( 'disabled', 'wc-variation-selection-needed' );
	await Promise.resolve();
	expect( find( '.sf-buy-now' ) ).not.toHaveClass( 'disabled' );
} );

it( "asks for missing choices with the form's message", () => {
	const main = find( '.single_add_to_cart_button' );
	main.classList.add( 'disabled' );
	main.addEventListener( 'click', ( event ) => {
		asked += 1;
		event.preventDefault();
	} );
	find( '.sf-buy-now' ).click();
	expect( [ asked, sent ] ).toEqual( [ 1, 0 ] );
} );

it( 'posts once, and again when the shopper returns', () => {
	const button = find( '.sf-buy-now' );
	button.click();
	expect( button ).toHaveClass( 'loading' );
	expect( button ).toHaveAttribute( 'aria-busy', 'true' );
	button.click();
	expect( sent ).toBe( 1 );
	const show = ( persisted: boolean ) =>
		window.dispatchEvent(
			new PageTransitionEvent( 'pageshow', { persisted } )
		);
	// Of the page that was still loading.
	show( false );
	button.click();
	expect( sent ).toBe( 1 );
	show( true );
	expect( button ).not.toHaveClass( 'loading' );
	button.click();
	expect( sent ).toBe( 2 );
} );

it( 'does not show loading while the add-to-cart button is used', () => {
	find( '.single_add_to_cart_button' ).click();
	expect( find( '.sf-buy-now' ) ).not.toHaveClass( 'loading' );
} );
