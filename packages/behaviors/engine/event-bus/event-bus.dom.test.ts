import {
	createEventBus,
	listenToEvents,
	type JQueryFunction,
	type JQueryWindow,
} from '.';

const jQuery: JQueryFunction = jest.requireActual( 'jquery' );
const view: JQueryWindow = window;

/** Adds jQuery like a script that loads before the next one. */
const bringJQuery = () => {
	view.jQuery = jQuery;
	document.head
		.appendChild( document.createElement( 'i' ) )
		.dispatchEvent( new Event( 'load' ) );
};

beforeEach( () => {
	document.body.innerHTML = '<p></p>';
} );
afterEach( () => {
	Object( jQuery( document.body ) ).off();
	delete view.jQuery;
} );

it.each( [ 'before', 'after' ] )(
	'exchanges each event once with jQuery that loads %s it',
	( order ) => {
		if ( order === 'before' ) {
			bringJQuery();
		}
		const bus = createEventBus( view );
		const ours = jest.fn();
		bus.on( [ 'added_to_cart' ], ours );
		if ( order === 'after' ) {
			bringJQuery();
		}
		const theirs = jest.fn();
		jQuery( document.body ).on( 'added_to_cart', ( _, ...args ) =>
			theirs( ...args )
		);
		jQuery( document.body ).trigger( 'added_to_cart', [
			1,
			jQuery( document.body ),
		] );
		expect( ours.mock.calls ).toEqual( [ [ 1, document.body ] ] );
		bus.emit( 'added_to_cart', 2 );
		expect( ours ).toHaveBeenLastCalledWith( 2 );
		expect( theirs ).toHaveBeenLastCalledWith( 2 );
		expect( ours ).toHaveBeenCalledTimes( 2 );
	}
);

it( 'receives each click once, from a script or a shopper', () => {
	bringJQuery();
	const paragraph = document.querySelector( 'p' ) ?? document.body;
	const controller = new AbortController();
	const clicked = jest.fn();
	listenToEvents( view, paragraph, [ 'click' ], clicked, controller.signal );
	jQuery( paragraph ).trigger( 'click', [] );
	expect( clicked ).toHaveBeenCalledTimes( 1 );
	paragraph.click();
	expect( clicked ).toHaveBeenCalledTimes( 2 );
	controller.abort();
	paragraph.click();
	expect( clicked ).toHaveBeenCalledTimes( 2 );
} );

it( 'stops waiting for jQuery once it has ended', () => {
	const controller = new AbortController();
	const ours = jest.fn();
	createEventBus( view ).on( [ 'test' ], ours, controller.signal );
	controller.abort();
	bringJQuery();
	jQuery( document.body ).trigger( 'test', [] );
	expect( ours ).not.toHaveBeenCalled();
} );

it( 'passes plain elements to galleries, and jQuery collections to the cart', () => {
	bringJQuery();
	const paragraph = document.querySelector( 'p' ) ?? document.body;
	const args: unknown[] = [];
	jQuery( document.body ).on( 'test', ( _, arg ) => args.push( arg ) );
	createEventBus( view, paragraph ).emit( 'test', paragraph );
	createEventBus( view ).emit( 'test', paragraph );
	expect( args ).toEqual( [ paragraph, jQuery( paragraph ) ] );
} );
