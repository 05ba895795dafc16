import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { speak } from '@wordpress/a11y';
import { SnackbarList, type SnackbarNotice } from '..';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );

const notice = ( rest: Partial< SnackbarNotice > = {} ): SnackbarNotice => ( {
	id: 'one',
	status: 'info',
	content: 'Added.',
	spokenMessage: 'Added.',
	...rest,
} );
const onRemove = jest.fn();
const list = ( notices: SnackbarNotice[] ) => (
	<SnackbarList notices={ notices } onRemove={ onRemove } />
);
const wait = ( delayMs: number ) =>
	act( () => void jest.advanceTimersByTime( delayMs ) );
const messages = () => screen.getByRole( 'region', { name: 'Messages' } );

beforeEach( () => {
	jest.useFakeTimers();
	onRemove.mockClear();
} );
afterEach( () => jest.useRealTimers() );

it( 'is removed after ten seconds and is announced', () => {
	render( list( [ notice() ] ) );
	expect( speak ).toHaveBeenCalledWith( 'Added.', 'polite' );
	wait( 9_999 );
	expect( onRemove ).not.toHaveBeenCalled();
	wait( 1 );
	expect( onRemove ).toHaveBeenCalledWith( 'one' );
} );

it( 'stays while the pointer is over the list and then restarts its timeout', () => {
	render( list( [ notice() ] ) );
	wait( 9_000 );
	fireEvent.pointerEnter( messages() );
	wait( 60_000 );
	expect( onRemove ).not.toHaveBeenCalled();
	fireEvent.pointerLeave( messages() );
	wait( 9_999 );
	expect( onRemove ).not.toHaveBeenCalled();
	wait( 1 );
	expect( onRemove ).toHaveBeenCalledTimes( 1 );
} );

it( 'stays while the focus is in the list', () => {
	render( list( [ notice() ] ) );
	const dismiss = screen.getByRole( 'button', {
		name: 'Dismiss this notice',
	} );
	act( () => dismiss.focus() );
	wait( 60_000 );
	expect( onRemove ).not.toHaveBeenCalled();
	act( () => dismiss.blur() );
	wait( 10_000 );
	expect( onRemove ).toHaveBeenCalledTimes( 1 );
} );

it( 'removes the next message in time if the previous one was removed under the pointer', () => {
	const { rerender } = render( list( [ notice() ] ) );
	fireEvent.pointerEnter( messages() );
	rerender( list( [] ) );
	expect( screen.queryByRole( 'region' ) ).toBeNull();
	rerender( list( [ notice( { id: 'two' } ) ] ) );
	wait( 10_000 );
	expect( onRemove ).toHaveBeenCalledWith( 'two' );
} );

it( 'restarts the timeout for a new text with the same id', () => {
	const { rerender } = render( list( [ notice() ] ) );
	wait( 9_000 );
	rerender( list( [ notice( { content: 'Added again.' } ) ] ) );
	wait( 9_000 );
	expect( onRemove ).not.toHaveBeenCalled();
	wait( 1_000 );
	expect( onRemove ).toHaveBeenCalledTimes( 1 );
} );

it( 'times each message independently of others', () => {
	const { rerender } = render( list( [ notice() ] ) );
	wait( 6_000 );
	const other = jest.fn();
	rerender(
		<SnackbarList
			notices={ [ notice(), notice( { id: 'two' } ) ] }
			onRemove={ other }
		/>
	);
	wait( 4_000 );
	expect( other.mock.calls ).toEqual( [ [ 'one' ] ] );
	expect( onRemove ).not.toHaveBeenCalled();
} );

it( 'is announced again and restarts its timeout when the same message is repeated', () => {
	const { rerender } = render( list( [ notice( { announcementKey: 1 } ) ] ) );
	jest.mocked( speak ).mockClear();
	wait( 9_000 );
	rerender( list( [ notice( { announcementKey: 2 } ) ] ) );
	expect( speak ).toHaveBeenCalledTimes( 1 );
	wait( 9_999 );
	expect( onRemove ).not.toHaveBeenCalled();
	wait( 1 );
	expect( onRemove ).toHaveBeenCalledTimes( 1 );
} );

it( 'does not remove messages that require explicit dismissal', async () => {
	const user = userEvent.setup( {
		advanceTimers: jest.advanceTimersByTime,
	} );
	render( list( [ notice( { explicitDismiss: true } ) ] ) );
	wait( 60_000 );
	expect( onRemove ).not.toHaveBeenCalled();
	await user.click(
		screen.getByRole( 'button', { name: 'Dismiss this notice' } )
	);
	expect( onRemove ).toHaveBeenCalledWith( 'one' );
} );

describe( 'a focused control of the page', () => {
	const rect = ( top: number, height: number ) =>
		new DOMRect( 0, top, 200, height );
	/** Shows a message at 16 to 76 px while a button at the given position has focus. */
	const openAbove = ( top: number ) => {
		const scrollIntoView = jest.fn();
		const { getByText, rerender } = render(
			<>
				<button>Apply</button>
				{ list( [] ) }
			</>
		);
		const button = getByText( 'Apply' );
		button.scrollIntoView = scrollIntoView;
		button.focus();
		const measure = jest
			.spyOn( Element.prototype, 'getBoundingClientRect' )
			.mockImplementation( function ( this: Element ) {
				return this === button ? rect( top, 44 ) : rect( 16, 60 );
			} );
		rerender(
			<>
				<button>Apply</button>
				{ list( [ notice() ] ) }
			</>
		);
		measure.mockRestore();
		return scrollIntoView;
	};

	it( 'scrolls into view if a message covers it', () => {
		expect( openAbove( 40 ) ).toHaveBeenCalledWith( {
			block: 'nearest',
		} );
	} );

	it( 'does not scroll if it stays visible', () => {
		expect( openAbove( 80 ) ).not.toHaveBeenCalled();
	} );
} );

it( 'publishes its height while it is rendered', () => {
	const size = () =>
		document.documentElement.style.getPropertyValue( '--sf-snackbar-size' );
	const { rerender } = render( list( [ notice() ] ) );
	expect( size() ).toBe( '0px' );
	rerender( list( [] ) );
	expect( size() ).toBe( '' );
} );

it( 'lies above a sticky bar while the header has the focus', () => {
	const { style } = document.documentElement;
	style.setProperty( '--sf-sticky-bar-size', '64px' );
	const { getByRole } = render( list( [ notice() ] ) );
	expect(
		getByRole( 'region' ).style.getPropertyValue( '--sf-sticky-bar-size' )
	).toBe( '64px' );
	style.removeProperty( '--sf-sticky-bar-size' );
} );
