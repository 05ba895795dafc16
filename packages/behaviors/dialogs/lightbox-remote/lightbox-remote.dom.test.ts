import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { provideModalDialogs } from '../../../../tests/fixtures/modal-dialogs';
import { mount } from '.';

provideModalDialogs();

const PAGE = `<html><body><header>Header</header><main><h1 id="terms">Terms</h1><p onclick="x()">Text</p>
	<script>window.isHacked = true</script><a href="../privacy/">Privacy</a><a href="#terms">Up</a><img src="a.png"></main></body></html>`;

let stop = () => {};
let answer: () => Promise< Partial< Response > >;
const fetched = jest.fn( ( _: string, init: RequestInit ) => {
	void init;
	return answer();
} );
const html =
	( text: string, status = 200, statusText = '' ) =>
	async () => ( {
		ok: status === 200,
		status,
		statusText,
		url: 'http://localhost/terms/',
		text: async () => text,
	} );
const dialog = () =>
	document.querySelector< HTMLDialogElement >( 'dialog[open]' );
const settle = async () => {
	for ( let turn = 0; turn < 30; turn++ ) {
		await Promise.resolve();
	}
};
const open = async ( href = '/terms/', options = {} ) => {
	document.body.innerHTML = `<h2 id="terms">Order</h2><a href="${ href }">Terms and conditions</a>`;
	stop = mountBehavior( mount, find( 'a' ), options );
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
	} );
	find( 'a' ).dispatchEvent( event );
	await settle();
	return event;
};

beforeEach( () => {
	jest.useFakeTimers();
	fetched.mockClear();
	answer = html( PAGE );
	Object.assign( window, {
		fetch: fetched,
		matchMedia: () => ( { matches: false } ),
		CSS: { supports: () => true },
	} );
} );
afterEach( () => {
	stop();
	jest.runAllTimers();
	jest.useRealTimers();
} );

it( 'shows the main content of the page, without its scripts, and starts its behaviors', async () => {
	const announced = jest.fn();
	document.addEventListener( 'sf:content', announced, { once: true } );
	await open();
	expect( fetched.mock.calls[ 0 ]?.[ 0 ] ).toMatch( /\/terms\/$/ );
	expect( dialog() ).toHaveTextContent( 'TermsText PrivacyUp' );
	expect( dialog() ).not.toHaveTextContent( 'Header' );
	expect( dialog()?.innerHTML ).not.toMatch( /onclick|script/ );
	expect( dialog() ).toHaveAccessibleName( 'Terms' );
	expect( find( '.sf-dialog__content' ) ).not.toHaveAttribute( 'aria-busy' );
	expect( announced.mock.calls[ 0 ]?.[ 0 ].detail.root ).toBe(
		find( '.sf-dialog__content' )
	);
} );

it( 'resolves URLs against the other page, and renames ids that this page already has', async () => {
	await open();
	const links = [ ...( dialog()?.querySelectorAll( 'a' ) ?? [] ) ];
	expect( links.map( ( link ) => link.getAttribute( 'href' ) ) ).toEqual( [
		'http://localhost/privacy/',
		'#terms-dialog',
	] );
	expect( find( 'dialog img' ) ).toHaveAttribute(
		'src',
		'http://localhost/terms/a.png'
	);
	expect( find( 'dialog h1' ).id ).toBe( 'terms-dialog' );
} );

it( 'shows the part that its options name', async () => {
	await open( '/terms/', { part: 'header' } );
	expect( find( '.sf-dialog__content' ) ).toHaveTextContent( /^Header$/ );
} );

it( 'shows that it is loading, and aborts the request when it closes', async () => {
	answer = () => new Promise( () => {} );
	await open();
	expect( find( 'dialog [role=status]' ) ).toHaveTextContent( 'Loading…' );
	expect( find( '.sf-dialog__content' ) ).toHaveAttribute(
		'aria-busy',
		'true'
	);
	const signal = fetched.mock.calls[ 0 ]?.[ 1 ].signal;
	expect( signal?.aborted ).toBe( false );
	dialog()?.close();
	expect( signal?.aborted ).toBe( true );
} );

it.each( [
	[ 'an error', html( PAGE, 404, 'Not Found' ), 'Error: 404: Not Found' ],
	[ 'a status without text', html( PAGE, 500 ), 'Error: 500:' ],
	[
		'a lost connection',
		() => Promise.reject( new Error( 'Failed to fetch' ) ),
		'Error: Failed to fetch',
	],
	[ 'an empty page', html( '<main> </main>' ), 'content.' ],
] )( 'shows an error with a link after %s', async ( _, failure, end ) => {
	answer = failure;
	await open();
	const alert = find( 'dialog [role=alert]' );
	expect( alert ).toHaveTextContent(
		/^Oops!There was an error loading the content\./
	);
	expect( alert.textContent ).toMatch(
		new RegExp( `${ end.replace( '.', '\\.' ) }$` )
	);
	expect( find( 'dialog [role=alert] a' ) ).toHaveAttribute(
		'href',
		expect.stringMatching( /\/terms\/$/ )
	);
	expect( find( 'dialog [role=status]' ) ).toHaveTextContent( '' );
} );

it( 'times out after 30 s', async () => {
	answer = () =>
		new Promise( ( _, reject ) =>
			fetched.mock.calls[ 0 ]?.[ 1 ].signal?.addEventListener(
				'abort',
				() => reject( new Error( '' ) )
			)
		);
	await open();
	jest.advanceTimersByTime( 29_999 );
	await settle();
	expect( document.querySelector( '[role=alert]' ) ).toBeNull();
	jest.advanceTimersByTime( 1 );
	await settle();
	expect( find( 'dialog [role=alert]' ) ).toBeVisible();
} );

it( 'lets the browser follow links to other sites', async () => {
	document.body.addEventListener(
		'click',
		( event ) => event.preventDefault(),
		{
			once: true,
		}
	);
	await open( 'https://other.test/terms/' );
	expect( dialog() ).toBeNull();
	expect( fetched ).not.toHaveBeenCalled();
} );
