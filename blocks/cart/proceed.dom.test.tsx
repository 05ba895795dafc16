import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartStore } from '@shopfront/data/cart';
import {
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
} from '../../tests/fixtures/cart';
import { openCart, type TestCart } from '../../tests/fixtures/open-cart';

const CART = cartResponse( [ cartItem() ], {
	needs_shipping: true,
	shipping_rates: [
		shippingPackage( [
			shippingRate( { selected: true } ),
			shippingRate( { rate_id: 'flat_rate:2' } ),
		] ),
	],
} );
/** The document does not follow links, but for those within itself. */
const CHECKOUT = '#checkout';

let page: TestCart;
const open = ( permalink = CHECKOUT, settings = {} ) => {
	page = openCart( CART, {
		storePages: { checkout: { id: 8, title: 'Checkout', permalink } },
		...settings,
	} );
};
const proceed = () =>
	screen.getByRole( 'link', { name: 'Proceed to Checkout' } );
const click = ( onEvent: ( event: Event ) => void = () => {} ) => {
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
	} );
	document.addEventListener( 'click', onEvent, { once: true } );
	act( () => void proceed().dispatchEvent( event ) );
	return event;
};
const cart = () => page.app.registry.dispatch( cartStore );
const wait = ( delayMs: number ) =>
	act( async () => jest.advanceTimersByTime( delayMs ) );
const pending = ( index = 0 ) => page.app.api.pending[ index ];

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	page.close();
	jest.useRealTimers();
} );

it( 'shows that the page is being left, until it comes back from the history', async () => {
	open();
	expect( click().defaultPrevented ).toBe( false );
	await wait( 0 );
	expect( proceed() ).toHaveAttribute( 'aria-busy', 'true' );
	act( () => void window.dispatchEvent( new Event( 'pageshow' ) ) );
	expect( proceed() ).not.toHaveAttribute( 'aria-busy' );
} );

it( 'lets the next click through, whatever became of the last one', async () => {
	open();
	click( ( event ) => event.preventDefault() );
	await wait( 0 );
	expect( proceed() ).not.toHaveAttribute( 'aria-busy' );
	expect( click().defaultPrevented ).toBe( false );
	await wait( 0 );
	expect( proceed() ).toHaveAttribute( 'aria-busy', 'true' );
	expect( click().defaultPrevented ).toBe( false );
} );

describe( 'waits for', () => {
	it.each( [
		[ 'a coupon', () => cart().applyCoupon( 'ten' ) ],
		[ 'a rate', () => cart().selectShippingRate( 'flat_rate:2' ) ],
		[
			'what an add-on asked for',
			() =>
				cart().applyExtensionCartUpdate( {
					namespace: 'gift',
					data: {},
				} ),
		],
		[
			'an address',
			() =>
				cart().updateCustomerData( {
					billing_address: { city: 'Rome' },
				} ),
		],
	] )( '%s', async ( _, change ) => {
		open();
		await act( async () => void change() );
		expect( click().defaultPrevented ).toBe( true );
		expect( proceed() ).toHaveAttribute( 'aria-busy', 'true' );
		expect( click().defaultPrevented ).toBe( true );
		expect( page.app.visited ).toEqual( [] );
		await wait( 400 );
		await act( async () => pending()?.reply( CART ) );
		expect( page.app.visited ).toEqual( [ CHECKOUT ] );
	} );
} );

it( 'stays when one change fails, even if the next one brings a cart without errors', async () => {
	open();
	await act( async () => {
		void cart()
			.applyCoupon( 'ten' )
			.catch( () => {} );
		void cart().applyExtensionCartUpdate( { namespace: 'gift', data: {} } );
	} );
	await wait( 400 );
	click();
	await act( async () => {
		const [ coupon, gift ] = page.app.api.pending;
		void coupon?.refuse( { code: 'no', message: 'Expired.' } );
		void gift?.reply( CART );
	} );
	await act( async () => pending()?.reply( CART ) );
	expect( page.app.api.pending ).toEqual( [] );
	expect( page.app.visited ).toEqual( [] );
	expect( proceed() ).not.toHaveAttribute( 'aria-busy' );
} );

it( 'stays where the address that it waited to go to is refused', async () => {
	open();
	page.app.host.navigate = () => false;
	await act( async () => void cart().applyCoupon( 'ten' ) );
	click();
	await wait( 400 );
	await act( async () => pending()?.reply( CART ) );
	expect( proceed() ).not.toHaveAttribute( 'aria-busy' );
} );

it.each( [
	[ 'there is none', '' ],
	[ 'it is no place to go to', 'javascript:alert(1)' ],
] )( 'is not there where %s', ( _, permalink ) => {
	open( permalink );
	expect( screen.queryByText( 'Proceed to Checkout' ) ).toBeNull();
} );

describe( 'coupons', () => {
	const user = userEvent.setup( {
		advanceTimers: jest.advanceTimersByTime,
	} );
	const panel = () => screen.getByRole( 'button', { name: 'Add coupons' } );

	it.each( [
		[ 'goes to the panel from the form that goes', false ],
		[ 'stays with who has gone on', true ],
	] )( 'the focus %s', async ( _, isModifiedClick ) => {
		page = openCart(
			CART,
			{},
			`<div data-block-name="woocommerce/filled-cart-block"><div data-block-name="woocommerce/cart-totals-block"><div data-block-name="woocommerce/cart-order-summary-block"><div data-block-name="woocommerce/cart-order-summary-coupon-form-block"></div></div></div></div>`
		);
		await user.click( panel() );
		await user.type( screen.getByLabelText( 'Enter code' ), 'ten{Enter}' );
		const quantity = screen.getByRole( 'spinbutton' );
		if ( isModifiedClick ) {
			await user.click( quantity );
		}
		await wait( 400 );
		await act( async () => pending()?.reply( CART ) );
		expect( screen.queryByLabelText( 'Enter code' ) ).toBeNull();
		expect( isModifiedClick ? quantity : panel() ).toHaveFocus();
	} );
} );

describe( 'asks who listens to the moment, and', () => {
	const visited = () => page.app.visited;
	const moment = () => page.app.events.proceedToCheckout;

	it( 'goes on when nothing is against it', async () => {
		open( '/checkout/' );
		const heard = jest.fn( () => true );
		moment().subscribe( heard );
		expect( click().defaultPrevented ).toBe( true );
		expect( proceed() ).toHaveAttribute( 'aria-busy', 'true' );
		await wait( 0 );
		expect( heard ).toHaveBeenCalledWith( null );
		expect( visited() ).toEqual( [ '/checkout/' ] );
	} );

	it( 'waits for the answer, however often it is clicked', async () => {
		open( '/checkout/' );
		let answer: ( given: unknown ) => void = () => undefined;
		const heard = jest.fn(
			() =>
				new Promise( ( resolve ) => {
					answer = resolve;
				} )
		);
		moment().subscribe( heard );
		click();
		expect( click().defaultPrevented ).toBe( true );
		await wait( 5000 );
		expect( heard ).toHaveBeenCalledTimes( 1 );
		expect( visited() ).toEqual( [] );
		await act( async () => answer( undefined ) );
		await wait( 0 );
		expect( visited() ).toEqual( [ '/checkout/' ] );
	} );

	it( 'stays when one answers with an error, and those behind it are not asked', async () => {
		open( '/checkout/' );
		const last = jest.fn();
		const stop = moment().subscribe( () => ( { type: 'error' } ) );
		moment().subscribe( last );
		click();
		await wait( 0 );
		expect( proceed() ).not.toHaveAttribute( 'aria-busy' );
		expect( visited() ).toEqual( [] );
		expect( last ).not.toHaveBeenCalled();
		// What was wrong is mended.
		stop();
		click();
		await wait( 0 );
		expect( visited() ).toEqual( [ '/checkout/' ] );
	} );

	it( 'goes on when one answers with a failure, which stops orders alone', async () => {
		open( '/checkout/' );
		moment().subscribe( () => ( { type: 'failure' } ) );
		click();
		await wait( 0 );
		expect( visited() ).toEqual( [ '/checkout/' ] );
	} );
} );
