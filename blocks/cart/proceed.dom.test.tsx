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
/** jsdom navigates only to fragments. */
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

const show = ( persisted: boolean ) =>
	void window.dispatchEvent(
		new PageTransitionEvent( 'pageshow', { persisted } )
	);

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	page.close();
	jest.useRealTimers();
} );

it( 'shows a busy link until the page returns from the back/forward cache', async () => {
	open();
	expect( click().defaultPrevented ).toBe( false );
	await wait( 0 );
	expect( proceed() ).toHaveAttribute( 'aria-busy', 'true' );
	act( () => show( true ) );
	expect( proceed() ).not.toHaveAttribute( 'aria-busy' );
} );

it( 'keeps waiting when the page, which was still loading, shows', async () => {
	open();
	await act( async () => void cart().applyCoupon( 'ten' ) );
	click();
	act( () => show( false ) );
	expect( proceed() ).toHaveAttribute( 'aria-busy', 'true' );
	await act( async () => pending()?.reply( CART ) );
	expect( page.app.visited ).toEqual( [ CHECKOUT ] );
} );

it( 'accepts the next click after a canceled or successful one', async () => {
	open();
	click( ( event ) => event.preventDefault() );
	await wait( 0 );
	expect( proceed() ).not.toHaveAttribute( 'aria-busy' );
	expect( click().defaultPrevented ).toBe( false );
	await wait( 0 );
	expect( proceed() ).toHaveAttribute( 'aria-busy', 'true' );
	expect( click().defaultPrevented ).toBe( false );
} );

describe( 'pending changes', () => {
	it.each( [
		[ 'a coupon', () => cart().applyCoupon( 'ten' ) ],
		[ 'a rate', () => cart().selectShippingRate( 'flat_rate:2' ) ],
		[
			'an update by an add-on',
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
	] )( 'are saved before the page unloads: %s', async ( _, change ) => {
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

it( 'stays on the page if one change fails, even if the next response has no errors', async () => {
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

it( 'stays on the page if the host rejects the URL', async () => {
	open();
	page.app.host.navigate = () => false;
	await act( async () => void cart().applyCoupon( 'ten' ) );
	click();
	await wait( 400 );
	await act( async () => pending()?.reply( CART ) );
	expect( proceed() ).not.toHaveAttribute( 'aria-busy' );
} );

it.each( [
	[ 'there is no checkout page', '' ],
	[ 'its URL is unsafe', 'javascript:alert(1)' ],
] )( 'renders nothing if %s', ( _, permalink ) => {
	open( permalink );
	expect( screen.queryByText( 'Proceed to Checkout' ) ).toBeNull();
} );

describe( 'coupons', () => {
	const user = userEvent.setup( {
		advanceTimers: jest.advanceTimersByTime,
	} );
	const panel = () => screen.getByRole( 'button', { name: 'Add coupons' } );

	it.each( [
		[ 'to the button of its panel', false ],
		[ 'nowhere if the shopper has focused something else', true ],
	] )(
		'moves focus when the coupon form closes: %s',
		async ( _, hasMovedFocus ) => {
			page = openCart(
				CART,
				{},
				`<div data-block-name="woocommerce/filled-cart-block"><div data-block-name="woocommerce/cart-totals-block"><div data-block-name="woocommerce/cart-order-summary-block"><div data-block-name="woocommerce/cart-order-summary-coupon-form-block"></div></div></div></div>`
			);
			await user.click( panel() );
			await user.type(
				screen.getByLabelText( 'Enter code' ),
				'ten{Enter}'
			);
			const quantity = screen.getByRole( 'spinbutton' );
			if ( hasMovedFocus ) {
				await user.click( quantity );
			}
			await wait( 400 );
			await act( async () => pending()?.reply( CART ) );
			expect( screen.queryByLabelText( 'Enter code' ) ).toBeNull();
			expect( hasMovedFocus ? quantity : panel() ).toHaveFocus();
		}
	);
} );

describe( 'listeners of the proceed event', () => {
	const visited = () => page.app.visited;
	const proceedEvent = () => page.app.events.proceedToCheckout;

	it( 'let the page proceed without an error', async () => {
		open( '/checkout/' );
		const observer = jest.fn( () => true );
		proceedEvent().subscribe( observer );
		expect( click().defaultPrevented ).toBe( true );
		expect( proceed() ).toHaveAttribute( 'aria-busy', 'true' );
		await wait( 0 );
		expect( observer ).toHaveBeenCalledWith( null );
		expect( visited() ).toEqual( [ '/checkout/' ] );
	} );

	it( 'are awaited once despite several clicks', async () => {
		open( '/checkout/' );
		let respond: ( response: unknown ) => void = () => undefined;
		const observer = jest.fn(
			() =>
				new Promise( ( resolve ) => {
					respond = resolve;
				} )
		);
		proceedEvent().subscribe( observer );
		click();
		expect( click().defaultPrevented ).toBe( true );
		await wait( 5000 );
		expect( observer ).toHaveBeenCalledTimes( 1 );
		expect( visited() ).toEqual( [] );
		await act( async () => respond( undefined ) );
		await wait( 0 );
		expect( visited() ).toEqual( [ '/checkout/' ] );
	} );

	it( 'keep the shopper on the page by returning an error, which skips later listeners', async () => {
		open( '/checkout/' );
		const last = jest.fn();
		const stop = proceedEvent().subscribe( () => ( { type: 'error' } ) );
		proceedEvent().subscribe( last );
		click();
		await wait( 0 );
		expect( proceed() ).not.toHaveAttribute( 'aria-busy' );
		expect( visited() ).toEqual( [] );
		expect( last ).not.toHaveBeenCalled();
		stop();
		click();
		await wait( 0 );
		expect( visited() ).toEqual( [ '/checkout/' ] );
	} );

	it( "don't stop the shopper by returning a failure, which applies to orders only", async () => {
		open( '/checkout/' );
		proceedEvent().subscribe( () => ( { type: 'failure' } ) );
		click();
		await wait( 0 );
		expect( visited() ).toEqual( [ '/checkout/' ] );
	} );
} );
