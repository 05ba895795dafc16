import { find } from '../../tests/fixtures/mount-behavior';
import { provideModalDialogs } from '../../tests/fixtures/modal-dialogs';
import { openPageInDialog } from './open-page';

provideModalDialogs();

const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 10 ) );

const click = async ( href: string, init: MouseEventInit = {} ) => {
	document.body.innerHTML = `<p>You must accept our <a href="${ href }" target="_blank"><b>terms</b></a></p>`;
	find( 'p' ).addEventListener( 'click', openPageInDialog );
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
		...init,
	} );
	find( 'b' ).dispatchEvent( event );
	// Stands in for a link's navigation, which jsdom doesn't implement.
	await settle();
	return event.defaultPrevented;
};

beforeEach( () => {
	Object.assign( window, {
		matchMedia: () => ( { matches: true } ),
		fetch: async () => ( {
			ok: true,
			url: 'http://localhost/terms/',
			text: async () => '<main><h1>Terms</h1></main>',
		} ),
	} );
} );

it( 'opens a page of the shop in a dialog', async () => {
	expect( await click( '/terms/' ) ).toBe( true );
	expect( find( 'dialog[open]' ) ).toHaveAccessibleName( 'Terms' );
	expect( document.documentElement ).toHaveClass( 'sf-locked' );
} );

it.each( [
	[ 'another site', 'https://other.test/terms/', {} ],
	[ 'a new tab', '/terms/', { ctrlKey: true } ],
] )( 'leaves a link to %s to the browser', async ( _, href, init ) => {
	document.body.addEventListener(
		'click',
		( event ) => event.preventDefault(),
		{ once: true }
	);
	await click( href, init );
	expect( document.querySelector( 'dialog' ) ).toBeNull();
} );
