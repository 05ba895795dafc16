import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { ReadMore } from './read-more';

const resize = new Map< Element, () => void >();

/** In pixels; jsdom has no layout. */
const setHeights = ( full: number, shown: number ) => {
	jest.spyOn( Element.prototype, 'scrollHeight', 'get' ).mockReturnValue(
		full
	);
	jest.spyOn( Element.prototype, 'clientHeight', 'get' ).mockReturnValue(
		shown
	);
};

beforeEach( () => {
	resize.clear();
	window.ResizeObserver = class {
		constructor( readonly callback: ResizeObserverCallback ) {}
		observe( element: Element ) {
			resize.set( element, () => this.callback( [], this ) );
		}
		unobserve() {}
		disconnect() {}
	};
} );

afterEach( () => jest.restoreAllMocks() );

const renderText = ( text: ReactElement ) => {
	render( text );
	act( () => resize.forEach( ( report ) => report() ) );
};
const toggle = () => screen.queryByRole( 'button' );

it( 'has no toggle if nothing overflows', () => {
	setHeights( 60, 60 );
	renderText( <ReadMore>Short</ReadMore> );
	expect( toggle() ).toBeNull();
} );

it( 'expands and collapses an overflowing text with the keyboard', async () => {
	const user = userEvent.setup();
	setHeights( 200, 60 );
	renderText( <ReadMore>Long</ReadMore> );
	await user.tab();
	expect( toggle() ).toHaveFocus();
	expect( toggle() ).toHaveAccessibleName( 'Read more' );
	expect( toggle() ).toHaveAttribute( 'aria-expanded', 'false' );
	await user.keyboard( '{Enter}' );
	expect( toggle() ).toHaveAccessibleName( 'Read less' );
	expect( toggle() ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( toggle() ).toHaveFocus();
	await user.keyboard( ' ' );
	expect( toggle() ).toHaveAccessibleName( 'Read more' );
} );

it( 'shows the toggle only while the text overflows', () => {
	setHeights( 60, 60 );
	renderText( <ReadMore>Long</ReadMore> );
	const text = screen.getByText( 'Long' );
	setHeights( 200, 60 );
	act( () => resize.get( text )?.() );
	expect( toggle() ).toBeVisible();
	setHeights( 60, 60 );
	act( () => resize.get( text )?.() );
	expect( toggle() ).toBeNull();
} );

it( 'expands when focus enters the text', async () => {
	const user = userEvent.setup();
	setHeights( 200, 60 );
	renderText(
		<ReadMore>
			Long, with <a href="/terms">terms</a>
		</ReadMore>
	);
	await user.tab();
	expect( screen.getByRole( 'link' ) ).toHaveFocus();
	expect( toggle() ).toHaveAttribute( 'aria-expanded', 'true' );
} );
