import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mountComingSoon as mount } from '.';

const HTML = `<div id="coming-soon-footer-banner">Not open yet.
	<a class="coming-soon-footer-banner-dismiss" data-rest-url="/users/1" data-rest-nonce="abc">Dismiss</a></div>`;

let stop = () => {};
const fetched = jest.fn();
const open = ( html = HTML ) => {
	document.body.innerHTML = html;
	stop = mountBehavior( mount, find( 'div' ) );
};

beforeEach( () => {
	fetched.mockReset().mockResolvedValue( {} );
	Object.assign( window, { fetch: fetched } );
} );
afterEach( () => stop() );

it( 'dismisses the banner for the user, with the keyboard', async () => {
	open();
	await userEvent.tab();
	await userEvent.keyboard( '{Enter}' );
	const [ url, { method, headers, body } ] = fetched.mock.calls[ 0 ];
	expect( [ url, method, headers[ 'X-WP-Nonce' ] ] ).toEqual( [
		'http://localhost/users/1',
		'POST',
		'abc',
	] );
	expect( [ ...body ] ).toEqual( [
		[ 'woocommerce_meta[coming_soon_banner_dismissed]', 'yes' ],
	] );
	expect( find( 'div' ) ).not.toBeVisible();
} );

it( 'hides the banner even after a failure', async () => {
	fetched.mockRejectedValue( new TypeError( 'Lost' ) );
	open();
	await userEvent.click( screen.getByText( 'Dismiss' ) );
	expect( find( 'div' ) ).not.toBeVisible();
} );

it( 'stays until the response, and sends one request', async () => {
	let finish: ( answer: object ) => void = () => {};
	fetched.mockReturnValue(
		new Promise( ( resolve ) => ( finish = resolve ) )
	);
	open();
	screen.getByText( 'Dismiss' ).click();
	screen.getByText( 'Dismiss' ).click();
	expect( fetched ).toHaveBeenCalledTimes( 1 );
	expect( find( 'div' ) ).toBeVisible();
	finish( {} );
	await Promise.resolve();
	await Promise.resolve();
	expect( find( 'div' ) ).not.toBeVisible();
} );

it( 'sends nothing after a veto, and ignores a link without a URL', () => {
	open();
	find( 'div' ).addEventListener( 'sf:coming-soon:close', ( event ) =>
		event.preventDefault()
	);
	screen.getByText( 'Dismiss' ).click();
	open( HTML.replace( 'data-rest-url', 'data-other' ) );
	screen.getByText( 'Dismiss' ).click();
	expect( fetched ).not.toHaveBeenCalled();
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );
