import { act, type RenderResult } from '@testing-library/react';
import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { validationStore } from '@shopfront/data/validation';
import { orderEffects } from '../../../data/checkout/order/lazy-effects';
import { addFilter, removeFilter } from '@wordpress/hooks';
import type { TestApp } from '../../../../tests/fixtures/block-app';
import {
	cartCoupon,
	cartItem,
	cartResponse,
} from '../../../../tests/fixtures/cart';
import { Captcha } from './captcha';
import { CAPTCHA_PROVIDERS_FILTER } from './captcha-filter';
import {
	registerCaptchaProvider,
	type CaptchaListener,
} from './captcha-providers';
import { CAPTCHA_POLL_MS } from './run-captcha';
import { openPage, renderOn } from '../../../../tests/fixtures/form-page';

let app: TestApp;
let page: RenderResult;
let removeProvider = () => {};
let isLoaded = true;
let listener: CaptchaListener | null = null;
const reset = jest.fn();
const remove = jest.fn();

const bring = () => {
	removeProvider = registerCaptchaProvider( {
		namespace: 'guard',
		isLoaded: () => isLoaded,
		render: ( element, given ) => {
			element.textContent = 'Are you human?';
			listener = given;
			return { reset, remove };
		},
	} );
};
const open = async () => {
	app = openPage();
	await orderEffects.fetch();
	page = renderOn( app, <Captcha /> );
	// It comes when there is one.
	await act( async () => {
		await import( './captcha-list' );
	} );
};
const token = () =>
	app.registry.select( checkoutStore ).getExtensionData().guard?.token;

beforeEach( () => {
	jest.useFakeTimers();
	isLoaded = true;
	listener = null;
	reset.mockClear();
	remove.mockClear();
} );
afterEach( () => {
	act( () => removeProvider() );
	page.unmount();
	app.stop();
	jest.useRealTimers();
} );

it( 'is looked for every 100 ms until its script has come', async () => {
	isLoaded = false;
	bring();
	await open();
	act( () => jest.advanceTimersByTime( CAPTCHA_POLL_MS * 3 ) );
	isLoaded = true;
	act( () => jest.advanceTimersByTime( CAPTCHA_POLL_MS - 1 ) );
	expect( page.container ).toHaveTextContent( '' );
	expect( listener ).toBeNull();
	act( () => jest.advanceTimersByTime( 1 ) );
	expect( page.container ).toHaveTextContent( 'Are you human?' );
} );

it( 'may come after the checkout, and go', async () => {
	await open();
	expect( page.container ).toBeEmptyDOMElement();
	act( bring );
	expect( page.container ).toHaveTextContent( 'Are you human?' );
	act( () => removeProvider() );
	expect( page.container ).toBeEmptyDOMElement();
	expect( remove ).toHaveBeenCalledTimes( 1 );
} );

it( 'sends its token along, until that expires', async () => {
	bring();
	await open();
	act( () => listener?.onToken( 'abc' ) );
	expect( token() ).toBe( 'abc' );
	act( () => listener?.onExpire() );
	expect( token() ).toBe( '' );
} );

describe( 'that is not solved', () => {
	const errors = () =>
		app.registry.select( validationStore ).getValidationErrors();
	const place = () => page.queryByRole( 'group', { name: 'Security check' } );

	it( 'keeps the order back, and says so at its place when the order is asked for', async () => {
		bring();
		await open();
		expect( errors() ).toEqual( {
			captcha_guard: {
				message: 'Please complete the security check.',
				hidden: true,
			},
		} );
		expect( place() ).not.toHaveAccessibleDescription();
		act( () => {
			void app.registry
				.dispatch( validationStore )
				.showAllValidationErrors();
		} );
		expect( place() ).toHaveAccessibleDescription(
			'Please complete the security check.'
		);
		expect( page.getByRole( 'alert' ) ).toHaveTextContent(
			'Please complete the security check.'
		);
	} );

	it( 'does so until it is, and again when it has to be solved anew, out of sight at first', async () => {
		bring();
		await open();
		act( () => {
			void app.registry
				.dispatch( validationStore )
				.showAllValidationErrors();
			listener?.onToken( 'abc' );
		} );
		expect( errors() ).toEqual( {} );
		expect( place() ).not.toHaveAccessibleDescription();
		act( () => listener?.onExpire() );
		expect( errors().captcha_guard?.hidden ).toBe( true );
	} );

	it( 'leaves it to the server where its script has not come', async () => {
		isLoaded = false;
		bring();
		await open();
		act( () => jest.advanceTimersByTime( CAPTCHA_POLL_MS * 3 ) );
		expect( errors() ).toEqual( {} );
	} );

	it( 'keeps nothing back when it has gone', async () => {
		bring();
		await open();
		act( () => removeProvider() );
		expect( errors() ).toEqual( {} );
	} );
} );

const DEAR = cartResponse( [ cartItem( { unitPrice: 9900 } ) ], {
	needs_shipping: true,
} );
it.each( [
	[
		'the checkout was updated',
		() => app.registry.dispatch( cartStore ).receiveCart( DEAR ),
	],
	[
		'a coupon was applied',
		() =>
			app.registry.dispatch( cartStore ).receiveCart(
				cartResponse( undefined, {
					needs_shipping: true,
					coupons: [ cartCoupon( 'ten', '0' ) ],
				} )
			),
	],
	[
		'the order was refused',
		() => app.registry.dispatch( checkoutStore ).countRejection(),
	],
] )( 'asks anew when %s', async ( _, happen ) => {
	bring();
	await open();
	act( () => listener?.onToken( 'abc' ) );
	expect( reset ).not.toHaveBeenCalled();
	act( () => {
		void happen();
	} );
	expect( reset ).toHaveBeenCalledTimes( 1 );
	expect( token() ).toBe( '' );
} );

it( 'keeps what was solved after a refusal when the order is asked for again', async () => {
	bring();
	await open();
	act( () => {
		void app.registry.dispatch( checkoutStore ).__internalSetHasError();
	} );
	expect( reset ).toHaveBeenCalledTimes( 1 );
	act( () => listener?.onToken( 'solved again' ) );
	act( () => {
		void app.registry
			.dispatch( checkoutStore )
			.__internalSetHasError( false );
	} );
	expect( token() ).toBe( 'solved again' );
	expect( reset ).toHaveBeenCalledTimes( 1 );
} );

it( 'that throws, or is none, costs its own place only', async () => {
	const error = new Error( 'No captcha today.' );
	removeProvider = registerCaptchaProvider( {
		namespace: 'guard',
		isLoaded: () => {
			throw error;
		},
		render: () => ( { reset } ),
	} );
	addFilter( CAPTCHA_PROVIDERS_FILTER, 'test/odd', ( given: unknown[] ) => [
		...given,
		null,
		{ namespace: '' },
	] );
	await open();
	expect( page.container.children ).toHaveLength( 1 );
	expect( console ).toHaveErroredWith(
		'Shopfront: the captcha guard failed. See the error that follows.',
		error
	);
	removeFilter( CAPTCHA_PROVIDERS_FILTER, 'test/odd' );
} );

describe( 'that fails', () => {
	const kept = () =>
		app.registry
			.select( validationStore )
			.getValidationError( 'captcha_guard' );

	it( 'when it is to ask anew, keeps no order back', async () => {
		bring();
		await open();
		expect( kept() ).toBeDefined();
		act( () => listener?.onToken( 'abc' ) );
		const error = new Error( 'Not again.' );
		reset.mockImplementationOnce( () => {
			throw error;
		} );
		act( () => {
			void app.registry.dispatch( checkoutStore ).countRejection();
		} );
		expect( token() ).toBe( '' );
		expect( kept() ).toBeUndefined();
		expect( console ).toHaveErroredWith(
			'Shopfront: the captcha guard failed. See the error that follows.',
			error
		);
	} );

	it( 'by what it gives for a token, keeps no order back', async () => {
		bring();
		await open();
		act( () => Reflect.apply( listener!.onToken, null, [ { a: 1 } ] ) );
		expect( token() ).toBeUndefined();
		expect( kept() ).toBeUndefined();
	} );
} );
