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
