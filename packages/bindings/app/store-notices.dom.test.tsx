import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noticesStore, type NoticeOptions } from '@shopfront/data/notices';
import { lazySanitizer } from '@shopfront/html';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { speak } from '@wordpress/a11y';
import { createTestApp, type TestApp } from '../../../tests/fixtures/block-app';
import { cartResponse } from '../../../tests/fixtures/cart';
import { BlockAppProvider, StoreNotices } from '..';
import { noticeArea } from './store-notices';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

let app: TestApp;
beforeAll( () => noticeArea.fetch() );
const scrolled = jest.fn();

const open = ( context: string | string[] = 'wc/checkout' ) =>
	render(
		<BlockAppProvider app={ app }>
			<input aria-label="Name" />
			<input type="radio" aria-label="Choice" />
			<StoreNotices context={ context } />
		</BlockAppProvider>
	);
const createNotice = (
	status: 'error' | 'warning' | 'info',
	content: string,
	options: NoticeOptions = {}
) =>
	act(
		() =>
			void app.registry
				.dispatch( noticesStore )
				.createNotice( status, content, {
					context: 'wc/checkout',
					...options,
				} )
	);
const banners = () => [
	...document.querySelectorAll< HTMLElement >(
		'.wc-block-components-notice-banner'
	),
];
const dismiss = ( banner: HTMLElement | undefined ) =>
	userEvent.click(
		within( banner ?? document.body ).getByRole( 'button', {
			name: 'Dismiss this notice',
		} )
	);

beforeEach( () => {
	app = createTestApp( { cart: cartResponse() } );
	Element.prototype.scrollIntoView = scrolled;
	scrolled.mockClear();
	jest.mocked( speak ).mockClear();
} );
afterEach( () => {
	app.stop();
	jest.useRealTimers();
} );

it( 'lists several errors below a summary and dismisses them together', async () => {
	open();
	createNotice( 'error', 'No city.', { id: 'a' } );
	createNotice( 'error', 'No <strong>state</strong>.', { id: 'b' } );
	createNotice( 'error', 'No city.', { id: 'c' } );
	expect( banners() ).toHaveLength( 1 );
	expect(
		screen.getByText( 'Please fix the following errors before continuing' )
	).toBeVisible();
	expect(
		screen.getAllByRole( 'listitem' ).map( ( { innerHTML } ) => innerHTML )
	).toEqual( [
		'<span>No city.</span>',
		'<span>No <strong>state</strong>.</span>',
	] );
	await dismiss( banners()[ 0 ] );
	expect( app.notices( 'wc/checkout' ) ).toEqual( [] );
} );

it( 'announces each notice once while others are added and removed', () => {
	open();
	const said = () =>
		jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text );
	createNotice( 'error', 'No city.', { id: 'a' } );
	createNotice( 'error', 'No state.', { id: 'b' } );
	createNotice( 'error', 'No <b>street</b>.', { id: 'c' } );
	expect( said() ).toEqual( [
		'No city.',
		'Please fix the following errors before continuing\nNo state.',
		'No street.',
	] );
	act(
		() =>
			void app.registry
				.dispatch( noticesStore )
				.removeNotices( [ 'b', 'c' ], 'wc/checkout' )
	);
	expect( said() ).toHaveLength( 3 );
	createNotice( 'error', 'No city.', { id: 'a' } );
	expect( said().slice( 3 ) ).toEqual( [ 'No city.' ] );
} );

it( 'announces simultaneous notices in one message, summary first', () => {
	createNotice( 'error', 'No city.' );
	createNotice( 'error', 'No state.' );
	createNotice( 'error', 'No city.' );
	open();
	expect( speak ).toHaveBeenCalledTimes( 1 );
	expect( speak ).toHaveBeenCalledWith(
		'Please fix the following errors before continuing\nNo city.\nNo state.',
		'assertive'
	);
} );

it( 'dismisses snackbars while others arrive, and announces a repeated one again', () => {
	jest.useFakeTimers();
	open();
	const wait = ( delayMs: number ) =>
		act( () => void jest.advanceTimersByTime( delayMs ) );
	const shown = () =>
		[
			...document.querySelectorAll(
				'.wc-block-components-notice-snackbar'
			),
		].map( ( { textContent } ) => textContent );
	createNotice( 'info', 'First.', { id: '1', type: 'snackbar' } );
	createNotice( 'info', 'Again.', { id: '2', type: 'snackbar' } );
	wait( 6_000 );
	createNotice( 'info', 'Third.', { id: '3', type: 'snackbar' } );
	createNotice( 'info', 'Again.', { id: '2', type: 'snackbar' } );
	wait( 4_000 );
	expect( shown() ).toEqual( [ 'Third.', 'Again.' ] );
	wait( 6_000 );
	expect( shown() ).toEqual( [] );
	expect(
		jest.mocked( speak ).mock.calls.map( ( [ text ] ) => text )
	).toEqual( [ 'First.', 'Again.', 'Third.', 'Again.' ] );
} );

it( 'shows notices that cannot be dismissed separately and without a button', () => {
	open();
	createNotice( 'warning', 'One.', { isDismissible: false } );
	createNotice( 'warning', 'Two.', { isDismissible: false } );
	expect( banners().map( ( { textContent } ) => textContent ) ).toEqual( [
		'One.',
		'Two.',
	] );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );

it( 'does not announce a silent notice', () => {
	open();
	createNotice( 'info', 'Quiet.', { speak: false } );
	expect( banners() ).toHaveLength( 1 );
	expect( speak ).not.toHaveBeenCalled();
} );

it( 'sanitizes notice content', async () => {
	await lazySanitizer.fetch();
	open();
	createNotice(
		'error',
		'<img src=x onerror=alert(1)>Hello<script>x()</script>'
	);
	expect( banners()[ 0 ]?.querySelector( 'img, script' ) ).toBeNull();
	expect( banners()[ 0 ] ).toHaveTextContent( 'Hello' );
} );

it( 'shows snackbars separately and calls onDismiss', async () => {
	const onDismiss = jest.fn();
	open();
	createNotice( 'info', 'Added.', { type: 'snackbar', onDismiss } );
	const list = screen.getByRole( 'region', { name: 'Messages' } );
	expect( list ).toHaveTextContent( 'Added.' );
	await dismiss( list );
	expect( onDismiss ).toHaveBeenCalledTimes( 1 );
	expect( app.notices( 'wc/checkout' ) ).toEqual( [] );
} );

describe( 'contexts', () => {
	it( 'are registered while their container is mounted', () => {
		const { unmount } = open( [ 'wc/checkout', 'wc/cart' ] );
		const registered = () =>
			app.registry.select( storeNoticesStore ).getRegisteredContainers();
		expect( registered() ).toEqual( [ 'wc/checkout', 'wc/cart' ] );
		unmount();
		expect( registered() ).toEqual( [] );
	} );

	it( 'are registered until their last container unmounts', () => {
		open();
		const { unmount } = open( 'wc/checkout/payments' );
		const other = open( 'wc/checkout/payments' );
		createNotice( 'error', 'No card.', {
			context: 'wc/checkout/payments',
		} );
		expect( banners() ).toHaveLength( 2 );
		unmount();
		// The parent container doesn't show it too.
		expect( banners() ).toHaveLength( 1 );
		other.unmount();
		expect( banners() ).toHaveLength( 1 );
	} );

	it( 'without a container are shown by the container of their parent', () => {
		open();
		createNotice( 'error', 'No card.', {
			context: 'wc/checkout/payments',
		} );
		createNotice( 'error', 'Elsewhere.', { context: 'wc/cart' } );
		expect( banners().map( ( { textContent } ) => textContent ) ).toEqual( [
			'No card.',
		] );
		act(
			() =>
				void app.registry
					.dispatch( storeNoticesStore )
					.registerContainer( 'wc/checkout/payments' )
		);
		expect( banners() ).toEqual( [] );
	} );
} );

describe( 'scrolling', () => {
	it.each( [
		[ 'error', 1 ],
		[ 'warning', 1 ],
		[ 'info', 0 ],
	] as const )( 'scrolls to a new %s: %d times', ( status, times ) => {
		open();
		createNotice( status, 'Look.' );
		expect( scrolled ).toHaveBeenCalledTimes( times );
	} );

	it( 'does not scroll while the shopper types, but shows notices beside a choice', () => {
		open();
		act( () => screen.getByLabelText( 'Name' ).focus() );
		createNotice( 'error', 'One.' );
		expect( scrolled ).not.toHaveBeenCalled();
		act( () => screen.getByLabelText( 'Choice' ).focus() );
		createNotice( 'error', 'Two.' );
		expect( scrolled.mock.contexts ).toContainEqual(
			document.querySelector( '.wc-block-components-notices' )
		);
	} );

	it( 'leaves the choice in the window, wherever the notice is', () => {
		open();
		const choice = screen.getByLabelText( 'Choice' );
		act( () => choice.focus() );
		jest.spyOn( choice, 'getBoundingClientRect' ).mockReturnValue(
			new DOMRect( 0, 1800, 20, 20 )
		);
		createNotice( 'error', 'Above.' );
		expect( scrolled.mock.contexts ).toEqual( [ choice ] );
		expect( scrolled ).toHaveBeenCalledWith( { block: 'nearest' } );
	} );

	it( 'does not scroll to initial notices or when one is removed', async () => {
		createNotice( 'error', 'Old.', { id: 'old' } );
		open();
		expect( scrolled ).not.toHaveBeenCalled();
		await dismiss( banners()[ 0 ] );
		expect( scrolled ).not.toHaveBeenCalled();
	} );
} );

it.each( [ '', '  ', '<p> </p>' ] )(
	'draws nothing for a notice without text: %p',
	( content ) => {
		open();
		createNotice( 'error', content );
		expect( banners() ).toEqual( [] );
		createNotice( 'error', 'Sold out' );
		expect( banners() ).toHaveLength( 1 );
	}
);
