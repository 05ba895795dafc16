import { find } from '../../tests/fixtures/mount-behavior';
import { provideModalDialogs } from '../../tests/fixtures/modal-dialogs';
import { followDropdown } from './follow-dropdown';

provideModalDialogs();

const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );
const dialog = () => find< HTMLDialogElement >( 'dialog' );
const button = () => find( 'button' );
let stop = () => {};

beforeEach( () => {
	document.body.innerHTML =
		'<div><button class="wc-block-mini-cart__button">Cart</button><dialog class="sf-mini-cart-dropdown"></dialog></div>';
	stop = followDropdown( dialog() );
} );
afterEach( () => stop() );

it( 'marks the button as expanded until the dropdown closes or becomes the drawer', async () => {
	expect( button() ).not.toHaveAttribute( 'aria-expanded' );
	dialog().open = true;
	await settle();
	expect( button() ).toHaveAttribute( 'aria-expanded', 'true' );
	dialog().open = false;
	await settle();
	expect( button() ).toHaveAttribute( 'aria-expanded', 'false' );
	dialog().open = true;
	await settle();
	dialog().open = false;
	document.body.append( dialog() );
	dialog().className = 'drawer';
	dialog().showModal();
	await settle();
	expect( button() ).toHaveAttribute( 'aria-expanded', 'false' );
} );

it( 'closes the dropdown, but not the drawer, when a dialog covers the page', () => {
	const cover = () => document.dispatchEvent( new Event( 'sf:layers:open' ) );
	dialog().open = true;
	cover();
	expect( dialog().open ).toBe( false );
	dialog().className = 'drawer';
	dialog().showModal();
	cover();
	expect( dialog().open ).toBe( true );
} );
