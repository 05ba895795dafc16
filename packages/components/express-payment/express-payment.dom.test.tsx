import { act, render, screen } from '@testing-library/react';
import { ExpressPayment } from '..';

const methods = [
	{ name: 'wallet', content: <button>Pay by wallet</button> },
	{ name: 'bank', content: <button>Pay by bank</button> },
];

it( 'has a container for each method, which its script can find', () => {
	render( <ExpressPayment context="cart" methods={ methods } /> );
	expect(
		screen.getByRole( 'heading', { name: 'Express Checkout' } )
	).toBeVisible();
	expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 2 );
	expect(
		document.getElementById( 'express-payment-method-bank' )
	).toContainElement( screen.getByRole( 'button', { name: 'Pay by bank' } ) );
} );

it.each( [
	[ 'cart', 'Or' ],
	[ 'checkout', 'Or continue below' ],
] as const )( 'is followed by a separator on a %s', ( context, text ) => {
	render( <ExpressPayment context={ context } methods={ methods } /> );
	expect( screen.getByText( text ) ).toBeVisible();
} );

it( 'reserves space for buttons until the methods are known', () => {
	const { rerender, container } = render(
		<ExpressPayment context="cart" methods={ [] } isLoading />
	);
	const slotCount = () =>
		container.querySelectorAll( '.wc-block-components-skeleton' );
	expect( slotCount() ).toHaveLength( 2 );
	expect( container.querySelector( '[aria-busy="true"]' ) ).not.toBeNull();
	rerender( <ExpressPayment context="cart" methods={ methods } /> );
	expect( slotCount() ).toHaveLength( 0 );
	expect( container.querySelector( '[aria-busy]' ) ).toBeNull();
} );

it( 'shows its children above the buttons', () => {
	render(
		<ExpressPayment context="cart" methods={ methods }>
			<p>It was declined.</p>
		</ExpressPayment>
	);
	expect(
		screen
			.getByText( 'It was declined.' )
			.compareDocumentPosition( screen.getByText( 'Pay by wallet' ) )
	).toBe( Node.DOCUMENT_POSITION_FOLLOWING );
} );

it( 'marks the container whose button has the focus', () => {
	render( <ExpressPayment context="cart" methods={ methods } /> );
	const isMarked = () =>
		screen
			.getAllByRole( 'listitem' )
			.map( ( { className } ) => className.endsWith( '--focused' ) );
	act( () => screen.getByText( 'Pay by bank' ).focus() );
	expect( isMarked() ).toEqual( [ false, true ] );
	act( () => screen.getByText( 'Pay by bank' ).blur() );
	expect( isMarked() ).toEqual( [ false, false ] );
} );

it( 'makes disabled buttons inert', () => {
	const { container } = render(
		<ExpressPayment
			context="checkout"
			methods={ methods.map( ( method ) => ( {
				...method,
				isDisabled: method.name === 'bank',
			} ) ) }
		/>
	);
	expect(
		document.getElementById( 'express-payment-method-bank' )
	).toHaveAttribute( 'inert' );
	expect(
		document.getElementById( 'express-payment-method-wallet' )
	).not.toHaveAttribute( 'inert' );
	expect(
		container.querySelector(
			'.wc-block-components-express-payment--disabled'
		)
	).toBeNull();
} );

it( 'reserves space for the given number of buttons', () => {
	const { container, rerender } = render(
		<ExpressPayment
			context="cart"
			methods={ [] }
			isLoading
			slotCount={ 5 }
		/>
	);
	expect( screen.getAllByRole( 'listitem' ) ).toHaveLength( 5 );
	rerender(
		<ExpressPayment context="cart" methods={ methods } slotCount={ 5 } />
	);
	expect(
		container.querySelectorAll(
			'.wc-block-components-express-payment__event-buttons > li'
		)
	).toHaveLength( 2 );
	expect(
		container.querySelectorAll( '.sf-express-places > li' )
	).toHaveLength( 5 );
} );
