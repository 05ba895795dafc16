import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { provideModalDialogs } from '../../../../tests/fixtures/modal-dialogs';
import { mount } from '.';

provideModalDialogs();

const covered = jest.fn();
document.addEventListener( 'sf:layers:open', covered );
let stop = () => {};
const root = document.documentElement;
const dialog = ( id: string ) => find< HTMLDialogElement >( `#${ id }` );
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

beforeEach( () => {
	covered.mockClear();
	document.body.innerHTML =
		'<dialog id="a"></dialog><dialog id="b"></dialog><details></details>';
	Object.defineProperty( root, 'clientWidth', {
		configurable: true,
		value: window.innerWidth - 15,
	} );
	stop = mountBehavior( mount, document.body );
} );
afterEach( () => stop() );

it( 'locks the page until the last dialog has closed, and reserves the space of the scroll bar', async () => {
	dialog( 'a' ).showModal();
	await settle();
	dialog( 'b' ).showModal();
	await settle();
	expect( covered ).toHaveBeenCalledTimes( 2 );
	dialog( 'a' ).close();
	await settle();
	expect( root ).toHaveClass( 'sf-locked' );
	expect( root.style.scrollbarGutter ).toBe( 'stable' );
	dialog( 'b' ).close();
	await settle();
	expect( root ).not.toHaveClass( 'sf-locked' );
	expect( root.style.scrollbarGutter ).toBe( '' );
	expect( covered ).toHaveBeenCalledTimes( 2 );
} );

it( 'unlocks the page when an open dialog leaves it, or the behavior ends', async () => {
	dialog( 'a' ).showModal();
	await settle();
	dialog( 'a' ).remove();
	await settle();
	expect( root ).not.toHaveClass( 'sf-locked' );
	dialog( 'b' ).showModal();
	await settle();
	stop();
	expect( root ).not.toHaveClass( 'sf-locked' );
} );

it( 'ignores non-modal dialogs, and other elements that open', async () => {
	dialog( 'a' ).open = true;
	find< HTMLDetailsElement >( 'details' ).open = true;
	await settle();
	expect( root ).not.toHaveClass( 'sf-locked' );
	expect( covered ).not.toHaveBeenCalled();
} );
