import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './count-up';

let isStill = false;
let stop = () => {};

beforeEach( () => {
	jest.useFakeTimers();
	isStill = false;
	Object.assign( window, {
		matchMedia: () => ( { matches: isStill } ),
	} );
} );
afterEach( () => {
	stop();
	jest.useRealTimers();
	document.documentElement.lang = '';
} );

const open = ( html: string, lang = 'en' ) => {
	document.documentElement.lang = lang;
	document.body.innerHTML = `<p data-sf-count>${ html }</p>`;
	stop = mountBehavior( mount, find( 'p' ) );
};
/** The text for sighted visitors. */
const shown = () =>
	( document.querySelector( '[aria-hidden]' ) ?? find( 'p' ) ).textContent;

it( 'counts for four seconds, without decimals, and slows down at the end', () => {
	open( 'More than 12000 teas' );
	expect( shown() ).toBe( 'More than 0 teas' );
	const numbers: number[] = [];
	for ( let second = 0; second < 3; second++ ) {
		jest.advanceTimersByTime( 1000 );
		expect( shown() ).toMatch( /^More than [\d,]+ teas$/ );
		numbers.push( Number( shown()?.replace( /\D/g, '' ) ) );
	}
	const [ first = 0, middle = 0, last = 0 ] = numbers;
	expect( first ).toBeGreaterThan( middle - first );
	expect( middle - first ).toBeGreaterThan( last - middle );
	jest.advanceTimersByTime( 980 );
	expect( shown() ).not.toBe( 'More than 12,000 teas' );
	jest.advanceTimersByTime( 60 );
	expect( shown() ).toBe( 'More than 12,000 teas' );
	expect( find( 'p' ).children ).toHaveLength( 0 );
} );

it( 'always has the final number for screen readers', () => {
	open( '1,500+' );
	jest.advanceTimersByTime( 500 );
	expect( find( '.sf-count__final' ) ).toHaveTextContent( '1,500+' );
	expect( find( '[aria-hidden=true]' ) ).not.toHaveTextContent( '1,500+' );
} );

it.each( [
	[ 'de', '12500', '12.500' ],
	[ 'en', '12 500 €', '12,500 €' ],
	[ 'de', 'seit 1.200 Tagen', 'seit 1.200 Tagen' ],
	[ 'en-IN', '250000', '2,50,000' ],
] )( 'groups digits as in %s: "%s" becomes "%s"', ( lang, text, final ) => {
	open( text, lang );
	jest.advanceTimersByTime( 4100 );
	expect( shown() ).toBe( final );
} );

it.each( [ 'Many', '4.5', '4,50 €', '1.234,5', '<b>12</b>' ] )(
	'ignores "%s"',
	( html ) => {
		open( html );
		expect( find( 'p' ).innerHTML ).toBe( html );
	}
);

it( 'shows the number at once with reduced motion', () => {
	isStill = true;
	open( '12500' );
	expect( find( 'p' ).innerHTML ).toBe( '12500' );
} );

it( 'restores the text if it stops while counting', () => {
	open( '12500' );
	jest.advanceTimersByTime( 1000 );
	stop();
	expect( find( 'p' ).innerHTML ).toBe( '12500' );
} );
