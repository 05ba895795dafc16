import { act, fireEvent, render, screen } from '@testing-library/react';
import * as element from '@wordpress/element';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloneElement, type ReactElement } from 'react';

const SCRIPT = readFileSync(
	join( __dirname, 'gateways', 'wallet.js' ),
	'utf8'
);

let content: ReactElement;
/** Answers in the order of sending. */
let answers: Array< () => void >;

beforeAll( () => {
	Reflect.set( window, 'wp', {
		element,
		i18n: {
			__: ( text: string ) => text,
			sprintf: ( text: string, value: string ) =>
				text.replace( '%s', value ),
		},
		data: {
			dispatch: () => ( {
				updateCustomerData: () =>
					new Promise< void >( ( resolve ) => {
						answers.push( resolve );
					} ),
			} ),
		},
	} );
	Reflect.set( window, 'wc', {
		wcSettings: { getSetting: () => ( { title: 'Demo Wallet' } ) },
		wcBlocksRegistry: {
			registerExpressPaymentMethod: ( method: {
				content: ReactElement;
			} ) => {
				( { content } = method );
			},
		},
	} );
	// jsdom lacks `showModal()`.
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
	};
	// A classic script: runs once, as on a page.
	// eslint-disable-next-line no-eval -- There is nothing to import.
	window.eval( SCRIPT );
} );

test( 'ignores the pay button while the total for a selected address is loading', async () => {
	document.documentElement.lang = 'en-US';
	answers = [];
	const onSubmit = jest.fn();
	render(
		cloneElement( content, {
			billing: {
				cartTotal: { value: 1800 },
				currency: { code: 'USD', minorUnit: 2 },
			},
			emitResponse: { responseTypes: {} },
			eventRegistration: { onPaymentSetup: () => () => {} },
			shippingData: {
				needsShipping: true,
				setShippingAddress: () => {},
				shippingAddress: {},
			},
			activePaymentMethod: '',
			onClick: () => {},
			onSubmit,
		} )
	);
	fireEvent.click(
		screen.getByRole( 'button', { name: 'Pay with Demo Wallet' } )
	);
	fireEvent.click( screen.getByRole( 'radio', { name: /London/ } ) );
	expect( answers ).toHaveLength( 2 );
	const pay = screen.getByRole( 'button', { name: 'Pay' } );

	await act( async () => answers[ 0 ]?.() );
	expect( screen.getByRole( 'status' ).textContent ).toBe(
		'Working out the total…'
	);
	fireEvent.click( pay );
	expect( onSubmit ).not.toHaveBeenCalled();

	await act( async () => answers[ 1 ]?.() );
	expect( screen.getByRole( 'status' ).textContent ).toBe(
		'You pay $18.00.'
	);
	fireEvent.click( pay );
	expect( onSubmit ).toHaveBeenCalledTimes( 1 );
} );
