import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLateComponent } from './late-component';

const Greeting = ( { name }: { name: string } ) => <p>Hello { name }</p>;

it( 'comes when it is first rendered, with what it is given', async () => {
	const load = jest.fn( async () => Greeting );
	const LateGreeting = createLateComponent( load, () => <p>Wait</p> );
	expect( load ).not.toHaveBeenCalled();
	render( <LateGreeting name="Pat" /> );
	expect( screen.getByText( 'Wait' ) ).toBeVisible();
	expect( await screen.findByText( 'Hello Pat' ) ).toBeVisible();
	expect( screen.queryByText( 'Wait' ) ).toBeNull();
} );

it( 'is there from the first render on once it has come, and is fetched once', async () => {
	const load = jest.fn( async () => Greeting );
	const LateGreeting = createLateComponent( load );
	await LateGreeting.late.fetch();
	render( <LateGreeting name="Pat" /> );
	expect( screen.getByText( 'Hello Pat' ) ).toBeVisible();
	expect( load ).toHaveBeenCalledTimes( 1 );
} );

it( 'can be tried again where it does not come', async () => {
	const load = jest
		.fn( async () => Greeting )
		.mockRejectedValueOnce( new Error( 'Loading chunk failed.' ) );
	const LateGreeting = createLateComponent( load );
	render( <LateGreeting name="Pat" /> );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Retry' } )
	);
	expect( await screen.findByText( 'Hello Pat' ) ).toBeVisible();
} );
