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
		// What is fetched late is compiled late in a test.
		{ timeout: 20_000 }
	);
	return container;
};

it( 'shows form and summary with the sample cart, and asks the server nothing', async () => {
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

it( 'lets nothing of it be used', async () => {
	const container = await open();
	expect( container.firstElementChild ).toHaveAttribute( 'inert' );
} );
