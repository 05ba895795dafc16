import { act, fireEvent, render, screen } from '@testing-library/react';
import { createTestApp, type TestApp } from '../../../tests/fixtures/block-app';
import { BlockAppProvider } from './block-app';
import { useSkeleton } from './use-skeleton';

let app: TestApp;
let show: ( isLoading: boolean ) => void;

const Content = ( { isLoading }: { isLoading: boolean } ) => (
	<p>{ useSkeleton( isLoading ) ? 'Skeleton' : 'Content' }</p>
);

const open = ( { isMotionReduced = false } = {} ) => {
	Object.assign( window, {
		matchMedia: ( media: string ) => ( {
			matches:
				media ===
				`(prefers-reduced-motion: ${
					isMotionReduced ? 'reduce' : 'no-preference'
				})`,
		} ),
	} );
	const page = ( isLoading: boolean ) => (
		<BlockAppProvider app={ app }>
			<Content isLoading={ isLoading } />
		</BlockAppProvider>
	);
	const { rerender } = render( page( true ) );
	show = ( isLoading ) => rerender( page( isLoading ) );
};
const wait = ( delayMs: number ) =>
	act( () => jest.advanceTimersByTime( delayMs ) );
const text = () => screen.getByRole( 'paragraph' ).textContent;

beforeEach( () => {
	jest.useFakeTimers();
	app = createTestApp( { cart: null } );
} );
afterEach( () => {
	app.stop();
	Reflect.deleteProperty( window, 'matchMedia' );
	jest.useRealTimers();
} );

it( 'shows content at once if it loads before the skeleton is visible', () => {
	open();
	wait( 299 );
	expect( text() ).toBe( 'Skeleton' );
	show( false );
	expect( text() ).toBe( 'Content' );
	wait( 5000 );
	expect( text() ).toBe( 'Content' );
} );

it( 'keeps a visible skeleton for 2000 ms', () => {
	open();
	wait( 300 );
	wait( 500 );
	show( false );
	wait( 1499 );
	expect( text() ).toBe( 'Skeleton' );
	wait( 1 );
	expect( text() ).toBe( 'Content' );
} );

it( 'shows content that takes longer at once', () => {
	open();
	wait( 300 );
	wait( 2000 );
	wait( 5000 );
	show( false );
	expect( text() ).toBe( 'Content' );
} );

it( 'waits 300 ms each time that content loads again', () => {
	open();
	wait( 300 );
	wait( 2000 );
	show( false );
	show( true );
	wait( 299 );
	show( false );
	expect( text() ).toBe( 'Content' );
	show( true );
	wait( 300 );
	show( false );
	expect( text() ).toBe( 'Skeleton' );
} );

it.each( [ 'pointerDown', 'keyDown' ] as const )(
	'shows ready content as soon as the shopper acts: %s',
	( action ) => {
		open();
		wait( 300 );
		show( false );
		fireEvent[ action ]( document.body );
		expect( text() ).toBe( 'Content' );
	}
);

it( 'has no minimum with reduced motion', () => {
	open( { isMotionReduced: true } );
	wait( 1000 );
	show( false );
	expect( text() ).toBe( 'Content' );
} );
