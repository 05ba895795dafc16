import { act, fireEvent, screen, within } from '@testing-library/react';
import { fieldChecks } from '@shopfront/checkout-form';
import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { validationStore } from '@shopfront/data/validation';
import { blockName } from '@shopfront/names';
import { cartItem, cartResponse } from '../../tests/fixtures/cart';
import {
	ADA,
	COUNTRY_SETTINGS,
	createShopper,
	EMPTY,
	holdClock,
	pause,
} from '../../tests/fixtures/form-page';
import {
	openCheckout,
	type TestCheckout,
} from '../../tests/fixtures/open-checkout';

const element = ( name: string, content = '' ) =>
	`<div data-block-name="${ blockName( name ) }">${ content }</div>`;
const TEMPLATE = element(
	'checkout-fields-block',
	[
		'contact-information',
		'shipping-address',
		'shipping-methods',
		'payment',
		'order-note',
		'actions',
	]
		.map( ( name ) => element( `checkout-${ name }-block` ) )
		.join( '' )
);
const EMAIL = 'ada@example.com';

let page: TestCheckout;
const user = createShopper();
const step = ( id: string ) => document.getElementById( id ) ?? document.body;
const content = ( id: string ) =>
	step( id ).querySelector( '.wc-block-components-checkout-step__content' );
const editContact = () =>
	screen.queryByRole( 'button', { name: 'Edit: Contact information' } );
const note = () =>
	screen.getByRole( 'checkbox', { name: 'Add a note to your order' } );

const open = async (
	shipping: Partial< typeof ADA > = ADA,
	{ email = EMAIL, widthPx = 390 } = {}
) => {
	window.sessionStorage.clear();
	// These modules load on first interaction.
	await fieldChecks.fetch();
	await import( '../../packages/bindings/checkout/errors/connected-error-summary' );
	page = openCheckout(
		cartResponse( [ cartItem() ], {
			needs_shipping: true,
			shipping_address: { ...ADA, ...shipping },
			billing_address: { ...ADA, ...shipping, email },
		} ),
		{
			settings: COUNTRY_SETTINGS,
			template: TEMPLATE,
			widthPx,
		}
	);
	await user.click( screen.getByLabelText( 'Email address' ) );
	await pause();
};

holdClock();
afterEach( () => page.close() );

it( 'folds a finished section into a line when the shopper moves on to a later one', async () => {
	await open();
	expect( editContact() ).toBeNull();
	await user.click( note() );
	await pause();
	const edit = editContact();
	expect( edit ).toHaveAttribute( 'aria-expanded', 'false' );
	expect( edit ).toHaveAttribute( 'aria-controls', 'contact-fields' );
	expect(
		within( step( 'contact-fields' ) ).getByText( EMAIL )
	).toBeVisible();
	expect( content( 'contact-fields' ) ).toHaveAttribute( 'inert' );
	// Add-ons and autofill find the field with its value.
	expect( document.querySelector( '#email' ) ).toHaveValue( EMAIL );
} );

it( 'folds a finished section that the shopper has left before folding starts', async () => {
	const callbacks: ( () => void )[] = [];
	Object.assign( window, {
		ResizeObserver: class {
			constructor( callback: () => void ) {
				callbacks.push( callback );
			}
			observe() {}
			disconnect() {}
		},
	} );
	await open( ADA, { widthPx: 1000 } );
	await user.click( note() );
	await pause();
	expect( editContact() ).toBeNull();
	jest.spyOn( HTMLElement.prototype, 'offsetWidth', 'get' ).mockReturnValue(
		390
	);
	act( () => callbacks.forEach( ( callback ) => callback() ) );
	await pause();
	expect( editContact() ).toBeVisible();
	Reflect.deleteProperty( window, 'ResizeObserver' );
} );

it( 'focuses the first field when the shopper opens a section, which then stays open', async () => {
	await open();
	await user.click( note() );
	await pause();
	const edit = editContact();
	if ( edit ) {
		await user.click( edit );
	}
	expect( screen.getByLabelText( 'Email address' ) ).toHaveFocus();
	expect( content( 'contact-fields' ) ).not.toHaveAttribute( 'inert' );
	await user.click( note() );
	await pause();
	expect( editContact() ).toBeNull();
} );

it.each< [ string, () => Promise< void > ] >( [
	[ 'it is incomplete', () => open( ADA, { email: '' } ) ],
	[ 'its value is invalid', () => open( ADA, { email: 'ada@' } ) ],
	[ 'the page is wide', () => open( ADA, { widthPx: 1000 } ) ],
] )( 'shows a section in full if %s', async ( _, start ) => {
	await start();
	await user.click( note() );
	await pause();
	expect( editContact() ).toBeNull();
	expect( content( 'contact-fields' ) ).not.toHaveAttribute( 'inert' );
} );

it( 'shows a section in full while the shopper is in it', async () => {
	await open();
	await user.type( screen.getByLabelText( 'Email address' ), '{Enter}' );
	await user.click( screen.getByText( /checking out as a guest/ ) );
	await pause();
	expect( editContact() ).toBeNull();
} );

it( 'opens a section again when an add-on reports an error in it', async () => {
	await open();
	await user.click( note() );
	await pause();
	await act( async () => {
		void page.app.registry
			.dispatch( validationStore )
			.setValidationErrors( {
				billing_email: { message: 'Blocked.', hidden: true },
			} );
	} );
	await pause();
	expect( editContact() ).toBeNull();
	expect( content( 'contact-fields' ) ).not.toHaveAttribute( 'inert' );
} );

it( 'opens a section again when an error appears inside it without the stores', async () => {
	await open();
	await user.click( note() );
	await pause();
	await act( async () =>
		document
			.querySelector( '#email' )
			?.setAttribute( 'aria-invalid', 'true' )
	);
	await pause();
	expect( editContact() ).toBeNull();
} );

it( 'focuses the first field if the shopper was at the line of a section that opens on an error', async () => {
	await open();
	await user.click( note() );
	await pause();
	act( () => editContact()?.focus() );
	await act( async () => {
		void page.app.registry
			.dispatch( validationStore )
			.setValidationErrors( {
				billing_email: { message: 'Blocked.', hidden: false },
			} );
	} );
	await pause();
	expect( screen.getByLabelText( 'Email address' ) ).toHaveFocus();
} );

it( 'updates the line when an add-on changes the value', async () => {
	await open();
	await user.click( note() );
	await pause();
	await act( async () => {
		void page.app.registry
			.dispatch( cartStore )
			.setBillingAddress( { email: 'grace@example.com' } );
	} );
	await pause();
	expect(
		within( step( 'contact-fields' ) ).getByText( 'grace@example.com' )
	).toBeVisible();
} );

it( 'shows a card for an address that autofill entered', async () => {
	await open( EMPTY );
	expect(
		screen.queryByRole( 'button', { name: 'Edit shipping address' } )
	).toBeNull();
	for ( const [ key, value ] of Object.entries( ADA ) ) {
		const field = document.getElementById( `shipping-${ key }` );
		if ( field && value ) {
			fireEvent.input( field, { target: { value } } );
		}
	}
	await pause();
	expect( screen.getByText( 'Ada Lovelace' ) ).toBeVisible();
	expect(
		page.app.registry.select( checkoutStore ).getEditingShippingAddress()
	).toBe( false );
	// The shopper is still in the contact step, which stays open.
	expect( editContact() ).toBeNull();
} );

it( 'shows an order note in its line, and keeps the step open without a note', async () => {
	await open();
	await user.click( note() );
	await user.type( screen.getByLabelText( 'Order notes' ), 'Ring\ntwice.' );
	const next = screen.getByRole( 'button', { name: 'Place Order' } );
	await user.tab();
	expect( next.ownerDocument.body ).not.toHaveFocus();
	await pause();
	expect(
		within( step( 'order-notes' ) ).getByText( 'Ring twice.', {
			selector: 'bdi',
		} )
	).toBeVisible();
	expect(
		screen.getByRole( 'button', { name: 'Edit: Order notes' } )
	).toBeVisible();
} );

it( 'opens all sections when the block unmounts', async () => {
	await open();
	await user.click( note() );
	await pause();
	expect( editContact() ).toBeVisible();
	page.leave();
	page.comeBack();
	await pause();
	expect( editContact() ).toBeNull();
	expect( content( 'contact-fields' ) ).not.toHaveAttribute( 'inert' );
} );
