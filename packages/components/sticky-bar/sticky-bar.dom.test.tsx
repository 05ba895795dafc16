import { act, render, screen } from '@testing-library/react';
import { useRef } from '@wordpress/element';
import { StickyBar } from '..';

let notifyIntersection: (
	isIntersecting: boolean,
	top: number
) => void = () => {};
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
			notifyIntersection = ( isIntersecting, top ) =>
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
	const targetElement = useRef< HTMLDivElement >( null );
	return (
		<>
			<div ref={ targetElement }>
				<a href="/checkout/">Proceed</a>
			</div>
			<StickyBar targetRef={ targetElement } label="Checkout">
				<a href="/checkout/">Proceed from here</a>
			</StickyBar>
		</>
	);
};
const bar = () => screen.queryByRole( 'region', { name: 'Checkout' } );

it( 'renders only while its target is below the window', () => {
	const { unmount } = render( <Page /> );
	expect( bar() ).toBeNull();
	notifyIntersection( false, 1200 );
	expect( bar() ).toBeVisible();
	notifyIntersection( true, 500 );
	expect( bar() ).toBeNull();
	notifyIntersection( false, -300 );
	expect( bar() ).toBeNull();
	unmount();
	expect( disconnect ).toHaveBeenCalled();
} );

it( 'moves the focus to the target when it is removed', () => {
	render( <Page /> );
	notifyIntersection( false, 1200 );
	act( () =>
		screen.getByRole( 'link', { name: 'Proceed from here' } ).focus()
	);
	notifyIntersection( true, 500 );
	expect( screen.getByRole( 'link', { name: 'Proceed' } ) ).toHaveFocus();
} );

it( 'does not move the focus if it is elsewhere', () => {
	render( <Page /> );
	notifyIntersection( false, 1200 );
	notifyIntersection( true, 500 );
	expect( document.body ).toHaveFocus();
} );

it( 'publishes its height while it is rendered', () => {
	const { unmount } = render( <Page /> );
	const size = () =>
		document.documentElement.style.getPropertyValue(
			'--sf-sticky-bar-size'
		);
	expect( size() ).toBe( '' );
	notifyIntersection( false, 2000 );
	expect( size() ).toBe( '0px' );
	notifyIntersection( true, 100 );
	expect( size() ).toBe( '' );
	notifyIntersection( false, 2000 );
	unmount();
	expect( size() ).toBe( '' );
} );

describe( 'the focused control', () => {
	const scroll = jest.fn();

	const openAt = ( edges: { top: number; bottom: number } ) => {
		jest.spyOn(
			document.documentElement,
			'clientHeight',
			'get'
		).mockReturnValue( 664 );
		jest.spyOn(
			HTMLElement.prototype,
			'offsetHeight',
			'get'
		).mockReturnValue( 64 );
		render( <Page /> );
		const control = screen.getByRole( 'link', { name: 'Proceed' } );
		control.scrollIntoView = scroll;
		control.getBoundingClientRect = () => ( {
			...new DOMRect(),
			...edges,
		} );
		return control;
	};

	beforeEach( () => scroll.mockClear() );
	afterEach( () => jest.restoreAllMocks() );

	it.each( [
		[ 'under the bar', { top: 600, bottom: 644 }, 1 ],
		[ 'partly under it', { top: 570, bottom: 614 }, 1 ],
		[ 'above it', { top: 500, bottom: 544 }, 0 ],
		[ 'below the window', { top: 700, bottom: 744 }, 0 ],
	] )( 'is scrolled into view if it is %s', ( _, edges, times ) => {
		openAt( edges ).focus();
		notifyIntersection( false, 1200 );
		expect( scroll ).toHaveBeenCalledTimes( times );
	} );

	it.each( [
		[ 'by keyboard', true, 1 ],
		[ 'by a pointer, which may still be pressed', false, 0 ],
	] )(
		'is scrolled into view if the bar is there before, and it is reached %s',
		( _, isVisible, times ) => {
			jest.spyOn( window, 'requestAnimationFrame' ).mockImplementation(
				( run ) => {
					run( 0 );
					return 0;
				}
			);
			const control = openAt( { top: 600, bottom: 644 } );
			notifyIntersection( false, 1200 );
			jest.spyOn( control, 'matches' ).mockImplementation(
				( selector: string ) =>
					selector === ':focus-visible' && isVisible
			);
			control.focus();
			expect( scroll ).toHaveBeenCalledTimes( times );
		}
	);
} );
