import { render, screen } from '@testing-library/react';
import { createTestApp, type TestApp } from '../../../tests/fixtures/block-app';
import { BlockAppProvider, BlockErrorBoundary } from '..';

let app: TestApp;

const Bad = () => {
	throw new Error( 'It broke' );
};

const open = ( currentUserIsAdmin: boolean ) => {
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

it( 'tells administrators where and what, and lets the rest go on', () => {
	open( true );
	expect( screen.getByText( 'Unexpected error in: test/bad' ) ).toBeVisible();
	expect( screen.getByText( 'Error: It broke' ) ).toBeVisible();
	expect( screen.getByText( 'After' ) ).toBeVisible();
} );

it( 'shows shoppers nothing in its place', () => {
	expect( open( false ) ).toHaveTextContent( /^BeforeAfter$/ );
} );
