import { act, render, screen } from '@testing-library/react';
import { useRef } from '@wordpress/element';
import { StickyBar } from '..';

/** Tells the observers of the page where what they watch is. */
let tell: ( isIntersecting: boolean, top: number ) => void = () => {};
const disconnect = jest.fn();

beforeEach( () => {
	disconnect.mockClear();
	window.IntersectionObserver = class {
		root = null;
		rootMargin = '';
		scrollMargin = '';
		thresholds = [];
		disconnect = disconnect;
		unobserve = () => {};
		takeRecords = () => [];
		private target: Element | null = null;
		observe = ( target: Element ) => {
			this.target = target;
		};

		constructor( callback: IntersectionObserverCallback ) {
			tell = ( isIntersecting, top ) =>
				act( () => {
					if ( this.target ) {
						const rect = new DOMRect( 0, top, 10, 10 );
						callback(
							[
								{
									isIntersecting,
									boundingClientRect: rect,
									intersectionRect: rect,
									intersectionRatio: 0,
									rootBounds: null,
									target: this.target,
									time: 0,
								},
							],
							this
						);
					}
				} );
		}
	};
} );

const Page = () => {
	const place = useRef< HTMLDivElement >( null );
	return (
		<>
			<div ref={ place }>
				<a href="/checkout/">Proceed</a>
			</div>
			<StickyBar standsFor={ place } label="Checkout">
				<a href="/checkout/">Proceed from here</a>
			</StickyBar>
		</>
	);
};
const bar = () => screen.queryByRole( 'region', { name: 'Checkout' } );

it( 'is there only while what it stands for is below the window', () => {
	const { unmount } = render( <Page /> );
	expect( bar() ).toBeNull();
	tell( false, 1200 );
	expect( bar() ).toBeVisible();
	tell( true, 500 );
	expect( bar() ).toBeNull();
	tell( false, -300 );
	expect( bar() ).toBeNull();
	unmount();
	expect( disconnect ).toHaveBeenCalled();
} );

it( 'hands the focus on when it goes', () => {
	render( <Page /> );
	tell( false, 1200 );
	act( () =>
		screen.getByRole( 'link', { name: 'Proceed from here' } ).focus()
	);
	tell( true, 500 );
	expect( screen.getByRole( 'link', { name: 'Proceed' } ) ).toHaveFocus();
} );

it( 'takes no focus that it has not', () => {
	render( <Page /> );
	tell( false, 1200 );
	tell( true, 500 );
	expect( document.body ).toHaveFocus();
} );

it( 'tells the page how high it is, as long as it is there', () => {
	const { unmount } = render( <Page /> );
	const size = () =>
		document.documentElement.style.getPropertyValue(
			'--sf-sticky-bar-size'
		);
	expect( size() ).toBe( '' );
	tell( false, 2000 );
	expect( size() ).toBe( '0px' );
	tell( true, 100 );
	expect( size() ).toBe( '' );
	tell( false, 2000 );
	unmount();
	expect( size() ).toBe( '' );
} );
