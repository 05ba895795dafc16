import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyShippingCalculator } from './lazy-shipping-calculator';

const found = {
	ConnectedShippingCalculator: ( { onDone }: { onDone: () => void } ) => (
		<button onClick={ onDone }>Update</button>
	),
};
const place = ( container: HTMLElement ) =>
	container.querySelector( '.sf-shipping-calculator-place' );

it( 'keeps its room until it has come, and then does as it was told', async () => {
	const onDone = jest.fn();
	const { container } = render(
		<LazyShippingCalculator
			load={ () => Promise.resolve( found ) }
			onDone={ onDone }
		/>
	);
	expect( place( container ) ).not.toBeNull();
	await userEvent.click( await screen.findByText( 'Update' ) );
	expect( onDone ).toHaveBeenCalledTimes( 1 );
	expect( place( container ) ).toBeNull();
} );

it( 'can be tried again when it does not come', async () => {
	const load = jest
		.fn( () => Promise.resolve( found ) )
		.mockRejectedValueOnce( new Error( 'Loading chunk failed.' ) );
	render(
		<LazyShippingCalculator load={ load } onDone={ () => undefined } />
	);
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Retry' } )
	);
	expect( await screen.findByText( 'Update' ) ).toBeVisible();
} );
