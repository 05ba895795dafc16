import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp, type TestApp } from '../../../tests/fixtures/block-app';
import { BlockAppProvider, BlockErrorBoundary } from '..';

let app: TestApp;

const open = (
	currentUserIsAdmin: boolean,
	error: unknown = new Error( 'It broke' )
) => {
	const Bad = () => {
		throw error;
	};
	app = createTestApp( { cart: null, settings: { currentUserIsAdmin } } );
	const { container } = render(
		<BlockAppProvider app={ app }>
			<p>Before</p>
			<BlockErrorBoundary blockName="test/bad">
				<Bad />
			</BlockErrorBoundary>
			<p>After</p>
		</BlockAppProvider>
	);
	expect( console ).toHaveErrored();
	return container;
};

afterEach( () => app.stop() );

it( 'shows administrators the block and its error, and renders the rest of the page', () => {
	open( true );
	expect( screen.getByText( 'Unexpected error in: test/bad' ) ).toBeVisible();
	expect( screen.getByText( 'Error: It broke' ) ).toBeVisible();
	expect( screen.getByText( 'After' ) ).toBeVisible();
} );

it( 'shows administrators the status of a response', () => {
	open( true, { status: 503, statusText: 'Service Unavailable' } );
	expect(
		screen.getByText( 'Error: 503: Service Unavailable' )
	).toBeVisible();
} );

it( 'renders nothing for shoppers', () => {
	expect( open( false ) ).toHaveTextContent( /^BeforeAfter$/ );
} );

it( 'shows shoppers a message without details and a retry button for a root block', async () => {
	let isBroken = true;
	const Whole = () => {
		if ( isBroken ) {
			throw new Error( 'It broke' );
		}
		return <p>There it is</p>;
	};
	app = createTestApp( { cart: null } );
	render(
		<BlockAppProvider app={ app }>
			<BlockErrorBoundary blockName="test/whole" isRoot>
				<Whole />
			</BlockErrorBoundary>
		</BlockAppProvider>
	);
	expect( screen.getByText( 'Oops!' ) ).toBeVisible();
	expect( screen.queryByText( /It broke/ ) ).toBeNull();
	const retry = () => screen.getByRole( 'button', { name: 'Retry' } );
	await userEvent.click( retry() );
	expect( screen.getByText( 'Oops!' ) ).toBeVisible();
	expect( retry() ).toHaveFocus();
	isBroken = false;
	await userEvent.click( retry() );
	expect( screen.getByText( 'There it is' ) ).toBeVisible();
	expect( screen.getByText( 'There it is' ) ).toHaveFocus();
	expect( console ).toHaveErrored();
} );
