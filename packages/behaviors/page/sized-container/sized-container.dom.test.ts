import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './sized-container';

let resize: ( widthPx: number ) => void;
const disconnected = jest.fn();

beforeEach( () => {
	Object.assign( window, {
		ResizeObserver: class {
			constructor( report: ( entries: object[] ) => void ) {
				resize = ( width ) => report( [ { contentRect: { width } } ] );
			}
			observe = () => {};
			disconnect = disconnected;
		},
	} );
	document.body.innerHTML = '<div class="own" data-sf-sized></div>';
} );

it.each( [
	[ 701, 'is-large' ],
	[ 700, 'is-medium' ],
	[ 521, 'is-medium' ],
	[ 520, 'is-small' ],
	[ 401, 'is-small' ],
	[ 400, 'is-mobile' ],
	[ 0, 'is-mobile' ],
] )( 'an element %d px wide only has the class %s', ( widthPx, name ) => {
	const stop = mountBehavior( mount, find( 'div' ) );
	resize( 300 );
	resize( 900 );
	resize( widthPx );
	expect( find( 'div' ).className ).toBe( `own ${ name }` );
	stop();
	expect( find( 'div' ).className ).toBe( 'own' );
	expect( disconnected ).toHaveBeenCalled();
} );
