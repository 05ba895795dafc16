import { render, screen, waitFor } from '@testing-library/react';
import { createTestApp, type TestApp } from '../../../tests/fixtures/block-app';
import { CheckoutPreview } from '..';

const SETTINGS = { localPickupEnabled: true };

jest.setTimeout( 30_000 );

let app: TestApp;
beforeEach( () => {
	Reflect.set( window, 'wcSettings', SETTINGS );
	app = createTestApp( {
		cart: null,
		settings: SETTINGS,
		host: { isEditor: () => true },
	} );
} );
afterEach( () => {
	app.stop();
	Reflect.deleteProperty( window, 'wcSettings' );
} );

const open = async () => {
	const { container } = render( <CheckoutPreview app={ app } /> );
	await waitFor(
		() => expect( container.querySelector( '.sf-skeleton' ) ).toBeNull(),
		// Jest compiles a lazy module when it is first imported.
		{ timeout: 20_000 }
	);
	return container;
};

it( 'renders the form and the summary with the sample cart, without a request', async () => {
	await open();
	expect(
		screen.getByRole( 'group', { name: 'Contact information' } )
	).toBeInTheDocument();
	expect( screen.getAllByText( 'Stone mug' ) ).not.toHaveLength( 0 );
	expect( screen.getByText( 'Add coupons' ) ).toBeInTheDocument();
	expect( screen.getAllByText( 'Total' ) ).not.toHaveLength( 0 );
	expect(
		screen.getByRole( 'button', { name: 'Place Order' } )
	).toBeInTheDocument();
	expect( app.api.sent ).toEqual( [] );
} );

it( 'is inert', async () => {
	const container = await open();
	expect( container.firstElementChild ).toHaveAttribute( 'inert' );
} );
