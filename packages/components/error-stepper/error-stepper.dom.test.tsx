import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorStepper } from '..';

const bar = () => screen.getByRole( 'group', { name: 'Errors in the form' } );

afterEach( () => {
	Reflect.deleteProperty( window, 'visualViewport' );
} );

it( 'shows the number of the error, and steps to the next and the previous', async () => {
	const user = userEvent.setup();
	const onStep = jest.fn();
	const { rerender } = render(
		<ErrorStepper position={ 2 } count={ 6 } onStep={ onStep } />
	);
	expect( bar() ).toHaveTextContent( '2 of 6' );
	await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
	await user.click( screen.getByRole( 'button', { name: 'Previous' } ) );
	expect( onStep.mock.calls ).toEqual( [ [ 1 ], [ -1 ] ] );
	rerender( <ErrorStepper position={ 0 } count={ 6 } onStep={ onStep } /> );
	expect( bar() ).toHaveTextContent( 'Errors: 6' );
} );

it( 'keeps the focus of the field until the click', async () => {
	const user = userEvent.setup();
	render(
		<>
			<input aria-label="City" />
			<ErrorStepper position={ 1 } count={ 2 } onStep={ () => {} } />
		</>
	);
	await user.click( screen.getByRole( 'textbox' ) );
	await user.click( screen.getByRole( 'button', { name: 'Next' } ) );
	expect( screen.getByRole( 'textbox' ) ).toHaveFocus();
} );

it( 'is placed above an on-screen keyboard', () => {
	const viewport = Object.assign( new EventTarget(), {
		height: 800,
		offsetTop: 0,
	} );
	Object.defineProperty( window, 'visualViewport', {
		value: viewport,
		configurable: true,
	} );
	jest.spyOn(
		document.documentElement,
		'clientHeight',
		'get'
	).mockReturnValue( 800 );
	render( <ErrorStepper position={ 1 } count={ 2 } onStep={ () => {} } /> );
	expect( bar() ).toHaveStyle( 'inset-block-end: 0px' );
	viewport.height = 450;
	act( () => void viewport.dispatchEvent( new Event( 'resize' ) ) );
	expect( bar() ).toHaveStyle( 'inset-block-end: 350px' );
	jest.restoreAllMocks();
} );
