import { lazySanitizer } from '@shopfront/html';
import {
	createPaymentRegistry,
	type CanMakePaymentArg,
} from '@shopfront/registry';
import { createSettings } from '@shopfront/settings';
import { render, screen } from '@testing-library/react';
import { registerBuiltInMethods } from './built-in-methods';

const open = ( paymentMethodData: unknown ) => {
	const registry = createPaymentRegistry();
	registerBuiltInMethods( registry, createSettings( { paymentMethodData } ) );
	return registry;
};

const cart = ( changes: Partial< CanMakePaymentArg > ): CanMakePaymentArg => {
	const arg: Partial< CanMakePaymentArg > = {
		paymentRequirements: [ 'products' ],
		cartNeedsShipping: true,
		selectedShippingMethods: { 0: 'flat_rate:3' },
		...changes,
	};
	return arg as CanMakePaymentArg;
};

it( 'registers the methods in the page data, with their titles and descriptions', async () => {
	await lazySanitizer.fetch();
	const methods = open( {
		cheque: {
			title: 'Check &amp; mate',
			description: 'Send it to <b>us</b>.<script>alert(1)</script>',
			supports: [ 'products' ],
		},
		bacs: {},
		stripe: { title: 'Card' },
	} ).getPaymentMethods();
	expect( Object.keys( methods ) ).toEqual( [ 'bacs', 'cheque' ] );
	expect( methods.bacs?.ariaLabel ).toBe( 'Direct bank transfer' );
	expect( methods.bacs?.content ).toBeNull();
	expect( methods.cheque?.ariaLabel ).toBe( 'Check & mate' );
	const { container } = render(
		<>
			{ methods.cheque?.label }
			{ methods.cheque?.content }
		</>
	);
	expect( screen.getByText( 'Check & mate' ) ).toBeVisible();
	expect( container ).toHaveTextContent( 'Send it to us.' );
	expect( container.querySelector( 'script' ) ).toBeNull();
} );

it( 'collapses a description that overflows, and has no toggle for others', async () => {
	const scrollHeight = jest
		.spyOn( Element.prototype, 'scrollHeight', 'get' )
		.mockReturnValue( 200 );
	const { bacs } = open( {
		bacs: { description: 'Long' },
	} ).getPaymentMethods();
	const { unmount } = render( <>{ bacs?.content }</> );
	expect(
		screen.getByRole( 'button', { name: 'Read more', expanded: false } )
	).toBeVisible();
	unmount();
	scrollHeight.mockReturnValue( 0 );
	render( <>{ bacs?.content }</> );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
	scrollHeight.mockRestore();
} );

it( 'does not replace a method that a script has registered', () => {
	const registry = createPaymentRegistry();
	registry.registerPaymentMethod( {
		name: 'cod',
		label: 'Theirs',
		ariaLabel: 'Theirs',
		content: null,
		edit: null,
		canMakePayment: () => true,
	} );
	registerBuiltInMethods(
		registry,
		createSettings( { paymentMethodData: { cod: { title: 'Ours' } } } )
	);
	expect( registry.getPaymentMethods().cod?.label ).toBe( 'Theirs' );
} );

it.each( [
	// Rules, cart, and whether the shop accepts cash.
	[ {}, {}, true ],
	[ {}, { cartNeedsShipping: false }, false ],
	[ { enableForVirtual: true }, { cartNeedsShipping: false }, true ],
	[ { enableForShippingMethods: [ 'flat_rate' ] }, {}, true ],
	[ { enableForShippingMethods: [ 'flat_rate:3' ] }, {}, true ],
	[ { enableForShippingMethods: [ 'flat_rate:33' ] }, {}, false ],
	[ { enableForShippingMethods: [ 'flat' ] }, {}, false ],
	[
		{ enableForShippingMethods: [ 'local_pickup' ] },
		{ selectedShippingMethods: { 0: 'flat_rate:3', 1: 'local_pickup:1' } },
		true,
	],
	[
		{ enableForShippingMethods: [ 'flat_rate' ] },
		{ selectedShippingMethods: { 0: '' } },
		false,
	],
	[ {}, { paymentRequirements: [ 'subscriptions' ] }, false ],
] )( 'applies the cash rules %j to %j: %p', ( rules, changes, expected ) => {
	expect(
		open( { cod: rules } )
			.getPaymentMethods()
			.cod?.canMakePayment( cart( changes ) )
	).toBe( expected );
} );
