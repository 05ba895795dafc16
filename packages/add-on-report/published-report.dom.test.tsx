import { render, screen } from '@testing-library/react';
import { PublishedReport, REPORT_EVENT } from './published-report';

it( 'dispatches an event for each update of the figures', () => {
	const listener = jest.fn();
	const onReport = ( event: Event ) =>
		listener( event instanceof CustomEvent ? event.detail : null );
	document.addEventListener( REPORT_EVENT, onReport );
	const first: [] = [];
	const show = ( addOns: [] ) => (
		<PublishedReport addOns={ addOns } locale="en" onClose={ jest.fn() } />
	);
	const { rerender } = render( show( first ) );
	rerender( show( first ) );
	rerender( show( [] ) );
	document.removeEventListener( REPORT_EVENT, onReport );
	expect( listener.mock.calls ).toEqual( [ [ [] ], [ [] ] ] );
	expect(
		screen.getByRole( 'complementary', { name: 'Add-on report' } )
	).toBeVisible();
} );
