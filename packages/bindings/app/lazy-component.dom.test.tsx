import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLazy } from '@shopfront/lazy';
import { createLazyComponent } from './lazy-component';

const Greeting = ( { name }: { name: string } ) => <p>Hello { name }</p>;

it( 'loads on first render and passes its props', async () => {
	const load = jest.fn( async () => Greeting );
	const LazyGreeting = createLazyComponent(
		createLazy( load ),
		( Loaded ) => Loaded,
		() => <p>Wait</p>
	);
	expect( load ).not.toHaveBeenCalled();
	render( <LazyGreeting name="Pat" /> );
	expect( screen.getByText( 'Wait' ) ).toBeVisible();
	expect( await screen.findByText( 'Hello Pat' ) ).toBeVisible();
	expect( screen.queryByText( 'Wait' ) ).toBeNull();
} );

it( 'renders immediately once loaded, and loads once', async () => {
	const load = jest.fn( async () => Greeting );
	const lazy = createLazy( load );
	const LazyGreeting = createLazyComponent( lazy, ( Loaded ) => Loaded );
	await lazy.fetch();
	render( <LazyGreeting name="Pat" /> );
	expect( screen.getByText( 'Hello Pat' ) ).toBeVisible();
	expect( load ).toHaveBeenCalledTimes( 1 );
} );

it( 'offers a retry if loading fails', async () => {
	const load = jest
		.fn( async () => Greeting )
		.mockRejectedValueOnce( new Error( 'Loading chunk failed.' ) );
	const LazyGreeting = createLazyComponent(
		createLazy( load ),
		( Loaded ) => Loaded
	);
	render( <LazyGreeting name="Pat" /> );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Retry' } )
	);
	expect( await screen.findByText( 'Hello Pat' ) ).toBeVisible();
} );

it( 'moves the focus to the loaded content after a retry: to the first field if there is no heading', async () => {
	const Form = () => (
		<div>
			<input aria-label="Password" />
		</div>
	);
	const load = jest
		.fn( async () => Form )
		.mockRejectedValueOnce( new Error( 'Loading chunk failed.' ) )
		.mockRejectedValueOnce( new Error( 'Loading chunk failed.' ) );
	const LazyForm = createLazyComponent(
		createLazy( load ),
		( Loaded ) => Loaded
	);
	render(
		<>
			<input aria-label="Before" />
			<LazyForm />
			<input aria-label="After" />
		</>
	);
	const retry = await screen.findByRole( 'button', { name: 'Retry' } );
	await userEvent.click( retry );
	expect( load ).toHaveBeenCalledTimes( 2 );
	expect( retry ).toHaveFocus();
	await userEvent.click( retry );
	expect( await screen.findByLabelText( 'Password' ) ).toHaveFocus();
} );

it( 'leaves the focus alone if the shopper has moved it during a retry', async () => {
	const load = jest
		.fn( async () => Greeting )
		.mockRejectedValueOnce( new Error( 'Loading chunk failed.' ) );
	const LazyGreeting = createLazyComponent(
		createLazy( load ),
		( Loaded ) => Loaded
	);
	render(
		<>
			<LazyGreeting name="Pat" />
			<input aria-label="After" />
		</>
	);
	const retry = await screen.findByRole( 'button', { name: 'Retry' } );
	load.mockImplementationOnce( async () => {
		screen.getByLabelText( 'After' ).focus();
		return Greeting;
	} );
	await userEvent.click( retry );
	expect( await screen.findByText( 'Hello Pat' ) ).toBeVisible();
	expect( screen.getByLabelText( 'After' ) ).toHaveFocus();
} );
