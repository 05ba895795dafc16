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
		render: ( element, callbacks ) => {
			element.textContent = 'Are you human?';
			listener = callbacks;
			return { reset, remove };
		},
	} );
};
const open = async () => {
	app = openPage();
	await orderEffects.fetch();
	page = renderOn( app, <Captcha /> );
	// The captcha list loads with the first provider.
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

it( 'polls every 100 ms until the script has loaded', async () => {
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

it( 'supports providers that are added and removed after the checkout has loaded', async () => {
	await open();
	expect( page.container ).toBeEmptyDOMElement();
	act( bring );
	expect( page.container ).toHaveTextContent( 'Are you human?' );
	act( () => removeProvider() );
	expect( page.container ).toBeEmptyDOMElement();
	expect( remove ).toHaveBeenCalledTimes( 1 );
} );

it( 'sends its token with the order until the token expires', async () => {
	bring();
	await open();
	act( () => listener?.onToken( 'abc' ) );
	expect( token() ).toBe( 'abc' );
	act( () => listener?.onExpire() );
	expect( token() ).toBe( '' );
} );

describe( 'unsolved captcha', () => {
	const errors = () =>
		app.registry.select( validationStore ).getValidationErrors();
	const field = () => page.queryByRole( 'group', { name: 'Security check' } );

	it( 'blocks the order and shows an error at its position when the order is placed', async () => {
		bring();
		await open();
		expect( errors() ).toEqual( {
			captcha_guard: {
				message: 'Please complete the security check.',
				hidden: true,
			},
		} );
		expect( field() ).not.toHaveAccessibleDescription();
		act( () => {
			void app.registry
				.dispatch( validationStore )
				.showAllValidationErrors();
		} );
		expect( field() ).toHaveAccessibleDescription(
			'Please complete the security check.'
		);
		expect( page.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'blocks the order until solved, and again with a hidden error when it must be solved again', async () => {
		bring();
		await open();
		act( () => {
			void app.registry
				.dispatch( validationStore )
				.showAllValidationErrors();
			listener?.onToken( 'abc' );
		} );
		expect( errors() ).toEqual( {} );
		expect( field() ).not.toHaveAccessibleDescription();
		act( () => listener?.onExpire() );
		expect( errors().captcha_guard?.hidden ).toBe( true );
	} );

	it( 'leaves validation to the server if its script has not loaded', async () => {
		isLoaded = false;
		bring();
		await open();
		act( () => jest.advanceTimersByTime( CAPTCHA_POLL_MS * 3 ) );
		expect( errors() ).toEqual( {} );
	} );

	it( 'does not block the order after its removal', async () => {
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
		'the order was rejected',
		() => app.registry.dispatch( checkoutStore ).countRejection(),
	],
] )( 'requests a new solution when %s', async ( _, happen ) => {
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

it( 'preserves a solution after a failed order when the order is placed again', async () => {
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

it( 'isolates a provider that throws, and ignores an invalid one', async () => {
	const error = new Error( 'No captcha today.' );
	removeProvider = registerCaptchaProvider( {
		namespace: 'guard',
		isLoaded: () => {
			throw error;
		},
		render: () => ( { reset } ),
	} );
	addFilter(
		CAPTCHA_PROVIDERS_FILTER,
		'test/odd',
		( providers: unknown[] ) => [ ...providers, null, { namespace: '' } ]
	);
	await open();
	expect( page.container.children ).toHaveLength( 1 );
	expect( console ).toHaveErroredWith(
		'Shopfront: the captcha guard failed. See the error that follows.',
		error
	);
	removeFilter( CAPTCHA_PROVIDERS_FILTER, 'test/odd' );
} );

describe( 'failed captcha', () => {
	const blockingError = () =>
		app.registry
			.select( validationStore )
			.getValidationError( 'captcha_guard' );

	it( 'does not block the order if its reset throws', async () => {
		bring();
		await open();
		expect( blockingError() ).toBeDefined();
		act( () => listener?.onToken( 'abc' ) );
		const error = new Error( 'Not again.' );
		reset.mockImplementationOnce( () => {
			throw error;
		} );
		act( () => {
			void app.registry.dispatch( checkoutStore ).countRejection();
		} );
		expect( token() ).toBe( '' );
		expect( blockingError() ).toBeUndefined();
		expect( console ).toHaveErroredWith(
			'Shopfront: the captcha guard failed. See the error that follows.',
			error
		);
	} );

	it( 'does not block the order if its token has the wrong type', async () => {
		bring();
		await open();
		act( () => Reflect.apply( listener!.onToken, null, [ { a: 1 } ] ) );
		expect( token() ).toBeUndefined();
		expect( blockingError() ).toBeUndefined();
	} );
} );
