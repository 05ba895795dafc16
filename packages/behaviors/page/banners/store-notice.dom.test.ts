import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mountStoreNotice as mount } from '.';

const HTML = `<p class="woocommerce-store-notice demo_store" role="complementary" data-notice-id="0123" style="display:none">Demo
	<a href="#" role="button" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>`;

let stop = () => {};
const open = ( html = HTML ) => {
	document.body.innerHTML = html;
	stop = mountBehavior( mount, find( 'p' ) );
};
const notice = () => find( 'p' );

afterEach( () => {
	stop();
	document.cookie = 'store_notice0123=;path=/;max-age=0';
} );

it.each( [ '{Enter}', ' ' ] )(
	'is shown until it is dismissed with "%s", and stays hidden on later pages',
	async ( key ) => {
		open();
		expect( notice() ).toBeVisible();
		screen.getByRole( 'button' ).focus();
		await userEvent.keyboard( key );
		expect( notice() ).not.toBeVisible();
		expect( document.cookie ).toContain( 'store_notice0123=hidden' );
		stop();
		open();
		expect( notice() ).not.toBeVisible();
		stop();
		open( HTML.replace( '0123', '4567' ) );
		expect( notice() ).toBeVisible();
	}
);

it( 'returns the focus to where it was before, without a scroll', async () => {
	open( `<a href="#last">Terms</a>${ HTML }` );
	const focused = jest.spyOn( HTMLElement.prototype, 'focus' );
	await userEvent.tab();
	await userEvent.tab();
	expect( screen.getByRole( 'button' ) ).toHaveFocus();
	await userEvent.keyboard( '{Enter}' );
	expect( screen.getByRole( 'link' ) ).toHaveFocus();
	expect( focused ).toHaveBeenLastCalledWith( { preventScroll: true } );
	focused.mockRestore();
} );

it( 'moves the focus to the content if nothing had it before', () => {
	open( `<main>Mugs</main>${ HTML }` );
	screen.getByRole( 'button' ).focus();
	screen.getByRole( 'button' ).click();
	expect( screen.getByRole( 'main' ) ).toHaveFocus();
} );

it( 'sets a session cookie for all paths', () => {
	const setCookie = jest.spyOn( document, 'cookie', 'set' );
	open();
	screen.getByRole( 'button' ).click();
	const [ text = '' ] = setCookie.mock.calls[ 0 ] ?? [];
	setCookie.mockRestore();
	expect( text.split( ';' ) ).toContain( 'path=/' );
	expect( text ).not.toMatch( /max-age|expires/i );
} );

it( 'emits events, and stays open after a veto', () => {
	open();
	const closed = jest.fn();
	notice().addEventListener( 'sf:store-notice:closed', closed );
	notice().addEventListener(
		'sf:store-notice:close',
		( event ) => event.preventDefault(),
		{ once: true }
	);
	screen.getByRole( 'button' ).click();
	expect( notice() ).toBeVisible();
	expect( document.cookie ).not.toContain( 'store_notice0123' );
	screen.getByRole( 'button' ).click();
	expect( closed ).toHaveBeenCalledTimes( 1 );
} );

it( 'shows a notice without a link, and leaves the page to WooCommerce’s script', () => {
	open(
		'<p class="woocommerce-store-notice" data-notice-id="0123">Demo</p>'
	);
	expect( notice() ).toHaveClass( 'is-open' );
	open( `${ HTML }<script id="woocommerce-js"></script>` );
	expect( notice() ).not.toBeVisible();
} );
