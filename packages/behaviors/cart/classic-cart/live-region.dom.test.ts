import { createLiveRegion } from './live-region';

beforeEach( () => {
	jest.useFakeTimers();
	document.body.replaceChildren();
} );
afterEach( () => jest.useRealTimers() );

it( 'replaces a pending message with the newest, whichever form it is from', () => {
	createLiveRegion( window ).announceLater( 'The product was added.' );
	createLiveRegion( window ).announce( 'The product is sold out.' );
	jest.advanceTimersByTime( 2000 );
	const [ region, ...others ] = document.querySelectorAll( '[role=status]' );
	expect( region ).toHaveTextContent( 'The product is sold out.' );
	expect( others ).toEqual( [] );
} );
