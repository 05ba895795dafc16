import { act, render, screen } from '@testing-library/react';
import { createTestApp, type TestApp } from '../../../tests/fixtures/block-app';
import { BlockAppProvider, ContainerWidth, useContainerSize } from '..';
import { ExpectedWidth, getContainerSize } from './container-width';

it.each( [
	[ 701, 'large' ],
	[ 700, 'medium' ],
	[ 521, 'medium' ],
	[ 520, 'small' ],
	[ 401, 'small' ],
	[ 400, 'mobile' ],
	[ 0, 'mobile' ],
] )( 'maps %d pixels to %s', ( widthPx, size ) => {
	expect( getContainerSize( widthPx ) ).toBe( size );
} );

describe( 'ContainerWidth', () => {
	let app: TestApp;
	let widthPx = 0;
	let resized = () => {};
	const disconnect = jest.fn();
	const sizesSeen: string[] = [];

	const Inside = () => {
		const size = useContainerSize();
		sizesSeen.push( size );
		return <p>{ size }</p>;
	};

	beforeEach( () => {
		widthPx = 800;
		jest.spyOn(
			HTMLElement.prototype,
			'offsetWidth',
			'get'
		).mockImplementation( () => widthPx );
		window.ResizeObserver = class implements ResizeObserver {
			constructor( callback: ResizeObserverCallback ) {
				resized = () => callback( [], this );
			}
			observe = jest.fn();
			unobserve = jest.fn();
			disconnect = disconnect;
		};
		app = createTestApp( { cart: null } );
	} );
	afterEach( () => {
		jest.restoreAllMocks();
		Reflect.deleteProperty( window, 'ResizeObserver' );
		app.stop();
	} );

	it( 'sets its class before the first paint, follows its width, and disconnects on unmount', () => {
		const { container, unmount } = render(
			<BlockAppProvider app={ app }>
				<ContainerWidth className="mine">
					<Inside />
				</ContainerWidth>
			</BlockAppProvider>
		);
		expect( container.firstChild ).toHaveClass( 'mine is-large', {
			exact: true,
		} );
		widthPx = 500;
		act( () => resized() );
		expect( screen.getByText( 'small' ) ).toBeVisible();
		expect( container.firstChild ).toHaveClass( 'mine is-small', {
			exact: true,
		} );
		unmount();
		expect( disconnect ).toHaveBeenCalled();
	} );

	it( 'renders once with an expected width, forces no layout, and corrects the width before the first paint', () => {
		const measured = jest.fn( () => widthPx );
		jest.spyOn(
			HTMLElement.prototype,
			'offsetWidth',
			'get'
		).mockImplementation( measured );
		sizesSeen.splice( 0 );
		const { container } = render(
			<BlockAppProvider app={ app }>
				<ExpectedWidth.Provider value={ () => 600 }>
					<ContainerWidth>
						<Inside />
					</ContainerWidth>
				</ExpectedWidth.Provider>
			</BlockAppProvider>
		);
		expect( sizesSeen ).toEqual( [ 'medium' ] );
		expect( measured ).not.toHaveBeenCalled();
		// Stands in for the browser's call between layout and paint. `act` would also run later tasks.
		Reflect.set( globalThis, 'IS_REACT_ACT_ENVIRONMENT', false );
		resized();
		Reflect.set( globalThis, 'IS_REACT_ACT_ENVIRONMENT', true );
		expect( container.firstChild ).toHaveClass( 'is-large', {
			exact: true,
		} );
	} );

	it( 'measures despite an expected width if it cannot observe', () => {
		Reflect.deleteProperty( window, 'ResizeObserver' );
		const { container } = render(
			<BlockAppProvider app={ app }>
				<ExpectedWidth.Provider value={ () => 600 }>
					<ContainerWidth />
				</ExpectedWidth.Provider>
			</BlockAppProvider>
		);
		expect( container.firstChild ).toHaveClass( 'is-large' );
	} );

	it.each( [
		[ '32px', 'is-mobile' ],
		[ '20px', 'is-large' ],
		[ '10px', 'is-large' ],
	] )( 'treats a text size of %s like %s', ( fontSize, expected ) => {
		document.documentElement.style.fontSize = fontSize;
		const { container } = render(
			<BlockAppProvider app={ app }>
				<ContainerWidth>
					<Inside />
				</ContainerWidth>
			</BlockAppProvider>
		);
		expect( container.firstChild ).toHaveClass( expected, { exact: true } );
		document.documentElement.style.fontSize = '';
	} );
} );
