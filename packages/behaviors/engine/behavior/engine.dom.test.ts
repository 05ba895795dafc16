import { startBehaviors, type BehaviorContext, type BehaviorSource } from '.';

const ERROR = new Error( 'Broken' );

const disconnected = jest.fn();
/** The engine's IntersectionObservers; jsdom has none. */
let observers: Array< { report: ( entries: unknown[] ) => void } > = [];

let stop = () => {};
const mount = jest.fn<
	void | ( () => void ),
	[ HTMLElement, BehaviorContext ]
>();
const load = jest.fn( async () => ( { mount } ) );

const settle = async () => {
	for ( let turn = 0; turn < 20; turn++ ) {
		await Promise.resolve();
	}
};
/** A task later, observers and navigation have run, too. */
const settleTask = () => new Promise( ( resolve ) => setTimeout( resolve ) );

const open = async (
	html: string,
	...sources: Array< Partial< BehaviorSource > >
) => {
	document.body.innerHTML = html;
	stop = startBehaviors(
		document,
		sources.map( ( source ) => ( {
			name: 'tabs',
			selector: '.tabs',
			load,
			...source,
		} ) )
	);
	await settle();
};
const find = < E extends HTMLElement = HTMLElement >( selector: string ) => {
	const element = document.querySelector< E >( selector );
	if ( ! element ) {
		throw new Error( `The page has no ${ selector }.` );
	}
	return element;
};
const mountedElements = () =>
	mount.mock.calls.map( ( [ element ] ) => element );
const announce = async ( root: Element ) => {
	document.dispatchEvent(
		new CustomEvent( 'sf:content', { detail: { root } } )
	);
	await settle();
};

beforeEach( () => {
	observers = [];
	window.IntersectionObserver = jest.fn( ( report ) => {
		observers.push( { report } );
		return {
			observe: () => {},
			unobserve: () => {},
			disconnect: disconnected,
		};
	} ) as unknown as typeof IntersectionObserver;
} );
afterEach( () => {
	stop();
	history.replaceState( null, '', '/' );
	mount.mockReset();
	load.mockClear();
} );

it( "mounts each of the page's elements once", async () => {
	await open( '<p class="tabs">1</p><p class="tabs">2</p>', {} );
	expect( mountedElements() ).toEqual( [
		...document.querySelectorAll( '.tabs' ),
	] );
	await announce( document.body );
	expect( mount ).toHaveBeenCalledTimes( 2 );
} );

it( 'loads nothing that the page does not use', async () => {
	await open( '<p>Text</p>', {} );
	expect( load ).not.toHaveBeenCalled();
} );

it( 'mounts announced content, and the announced element itself', async () => {
	await open( '<div id="later"></div>', {} );
	find( '#later' ).className = 'tabs';
	find( '#later' ).innerHTML = '<p class="tabs"></p>';
	await announce( find( '#later' ) );
	expect( mountedElements() ).toEqual( [ find( '#later' ), find( 'p' ) ] );
} );

it( "restarts an element's behaviors if its content is new", async () => {
	const stopped = jest.fn();
	mount.mockReturnValue( stopped );
	await open( '<div class="tabs"><p class="tabs"></p></div>', {} );
	const root = find( 'div' );
	document.dispatchEvent(
		new CustomEvent( 'sf:content', { detail: { root, isNew: true } } )
	);
	await settle();
	expect( stopped ).toHaveBeenCalledTimes( 1 );
	expect( mountedElements() ).toEqual( [ root, find( 'p' ), root ] );
} );

it( 'adds behaviors that a behavior lists', async () => {
	const list = jest.fn( ( _: HTMLElement, context: BehaviorContext ) =>
		context.addBehaviors( [
			{ name: 'accordion', selector: 'p', load },
			{ name: 'dialog', selector: 'b', load, starts: 'intent' },
		] )
	);
	await open( '<p></p><b></b>', {
		name: 'list',
		selector: 'body',
		load: async () => ( { mount: list } ),
	} );
	expect( mountedElements() ).toEqual( [ find( 'p' ) ] );
	find( 'b' ).click();
	document.body.insertAdjacentHTML( 'beforeend', '<p id="later"></p>' );
	await announce( document.body );
	expect( mountedElements().slice( 1 ) ).toEqual( [
		find( 'b' ),
		find( '#later' ),
	] );
	expect( list ).toHaveBeenCalledTimes( 1 );
} );

it( 'stops when an element leaves the page, and mounts again when it returns', async () => {
	const stopped = jest.fn();
	mount.mockReturnValue( stopped );
	await open( '<p class="tabs"></p>', {} );
	const element = find( '.tabs' );
	const { signal } = mount.mock.calls[ 0 ]?.[ 1 ] ?? {};
	expect( signal?.aborted ).toBe( false );
	element.remove();
	await settleTask();
	expect( signal?.aborted ).toBe( true );
	expect( stopped ).toHaveBeenCalledTimes( 1 );
	document.body.append( element );
	await announce( element );
	expect( mount ).toHaveBeenCalledTimes( 2 );
} );

it( 'keeps a behavior running if its element moves', async () => {
	await open( '<p class="tabs"></p><div></div>', {} );
	find( 'div' ).append( find( '.tabs' ) );
	await settleTask();
	expect( mount.mock.calls[ 0 ]?.[ 1 ].signal.aborted ).toBe( false );
} );

it( 'does not mount an element that left the page while the code was loading', async () => {
	let finish = () => {};
	const slow = () =>
		new Promise< { mount: typeof mount } >( ( resolve ) => {
			finish = () => resolve( { mount } );
		} );
	await open( '<p class="tabs"></p>', { load: slow } );
	find( '.tabs' ).remove();
	await settleTask();
	finish();
	await settle();
	expect( mount ).not.toHaveBeenCalled();
} );

it.each( [
	[
		'whose code cannot be loaded',
		() => Promise.reject( new Error( 'Lost' ) ),
	],
	[
		'that throws',
		async () => ( {
			mount: () => {
				throw ERROR;
			},
		} ),
	],
] )( 'a behavior %s affects only itself', async ( _, broken ) => {
	await open(
		'<p class="tabs"></p>',
		{ name: 'broken', load: broken },
		{ name: 'fine' }
	);
	expect( mount ).toHaveBeenCalledTimes( 1 );
	expect( console ).toHaveErroredWith( 'Shopfront: broken failed.', ERROR );
} );

it.each( [
	[ `'{"speed":300}'`, { speed: 300 } ],
	[ `'null'`, {} ],
	[ `'{'`, {} ],
] )( 'reads options from %s', async ( json, options ) => {
	await open( `<p class="tabs" data-sf-tabs-options=${ json }></p>`, {} );
	expect( mount.mock.calls[ 0 ]?.[ 1 ].options ).toEqual( options );
} );

it( 'waits until an element is in the viewport, if it should', async () => {
	await open( '<p class="tabs"></p>', { starts: 'visible' } );
	expect( load ).not.toHaveBeenCalled();
	const target = find( '.tabs' );
	const report = ( isIntersecting: boolean ) =>
		observers.forEach( ( observer ) =>
			observer.report( [ { isIntersecting, target } ] )
		);
	report( false );
	expect( load ).not.toHaveBeenCalled();
	report( true );
	report( true );
	await settle();
	expect( mountedElements() ).toEqual( [ target ] );
	stop();
	expect( disconnected ).toHaveBeenCalled();
} );

describe( 'a behavior that waits for scrolling', () => {
	const html = '<p class="tabs"></p>';
	const scroll = async () => {
		document.dispatchEvent( new Event( 'scroll' ) );
		await settle();
	};

	it( 'mounts once when the page scrolls, and later elements at once', async () => {
		await open( html, { starts: 'scroll' } );
		expect( load ).not.toHaveBeenCalled();
		await scroll();
		await scroll();
		expect( mountedElements() ).toEqual( [ find( '.tabs' ) ] );
		document.body.insertAdjacentHTML( 'beforeend', html );
		await announce( document.body );
		expect( mount ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'mounts at once if the page has scrolled before', async () => {
		Object.assign( window, { scrollY: 40 } );
		await open( html, { starts: 'scroll' } );
		Object.assign( window, { scrollY: 0 } );
		expect( mount ).toHaveBeenCalledTimes( 1 );
	} );
} );

it( 'repeats a change event from before the code loaded', async () => {
	const changed = jest.fn();
	let finish = () => {};
	mount.mockImplementation( ( element, { signal } ) =>
		element.addEventListener( 'change', changed, { signal } )
	);
	await open( '<p class="tabs"><select></select></p><input>', {
		load: () =>
			new Promise( ( resolve ) => {
				finish = () => resolve( { mount } );
			} ),
	} );
	const change = ( selector: string ) =>
		find( selector ).dispatchEvent(
			new Event( 'change', { bubbles: true } )
		);
	change( 'select' );
	change( 'input' );
	finish();
	await settle();
	expect( changed ).toHaveBeenCalledTimes( 1 );
	expect( changed.mock.calls[ 0 ]?.[ 0 ].target ).toBe( find( 'select' ) );
	change( 'select' );
	await settle();
	expect( changed ).toHaveBeenCalledTimes( 2 );
} );

it( 'repeats Space on a link with role=button as a click', async () => {
	const clicked = jest.fn();
	let finish = () => {};
	mount.mockImplementation( ( element, { signal } ) =>
		element.addEventListener( 'click', clicked, { signal } )
	);
	await open(
		'<p class="tabs"><a role="button" href="#b">B</a><i>I</i></p>',
		{
			holds: 'a',
			load: () =>
				new Promise( ( resolve ) => {
					finish = () => resolve( { mount } );
				} ),
		}
	);
	const isLeftToBrowser = ( selector: string, key: string ) =>
		find( selector ).dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key,
				bubbles: true,
				cancelable: true,
			} )
		);
	expect( isLeftToBrowser( 'a', ' ' ) ).toBe( false );
	expect( isLeftToBrowser( 'a', 'x' ) ).toBe( true );
	expect( isLeftToBrowser( 'i', ' ' ) ).toBe( true );
	finish();
	await settle();
	expect( clicked ).toHaveBeenCalledTimes( 1 );
	expect( isLeftToBrowser( 'a', ' ' ) ).toBe( true );
} );

it( 'holds only clicks on the parts that a behavior names, until it is mounted', async () => {
	const clicked: string[] = [];
	let finish = () => {};
	mount.mockImplementation( ( element, { signal } ) =>
		element.addEventListener(
			'click',
			( { target } ) => clicked.push( ( target as Element ).tagName ),
			{ signal }
		)
	);
	await open( '<p class="tabs"><a href="#there">Open</a><b>Text</b></p>', {
		holds: 'a',
		load: () =>
			new Promise( ( resolve ) => {
				finish = () => resolve( { mount } );
			} ),
	} );
	const isLeftToBrowser = ( selector: string ) =>
		find( selector ).dispatchEvent(
			new MouseEvent( 'click', { bubbles: true, cancelable: true } )
		);
	expect( isLeftToBrowser( 'b' ) ).toBe( true );
	expect( isLeftToBrowser( 'a' ) ).toBe( false );
	finish();
	await settle();
	expect( clicked ).toEqual( [ 'A' ] );
} );

it( 'adds a list once, even if several elements request it', async () => {
	const added: BehaviorSource[] = [
		{ name: 'listed', selector: 'b', load: async () => ( { mount } ) },
	];
	await open( '<p class="tabs"></p><p class="tabs"></p><b></b>', {
		load: async () => ( {
			mount: ( _, { addBehaviors } ) => addBehaviors( added ),
		} ),
	} );
	expect( mountedElements() ).toEqual( [ find( 'b' ) ] );
} );

describe( 'a behavior that waits for intent', () => {
	const html = '<div class="tabs"><a href="#there"><b>Open</b></a></div>';

	it.each( [ 'pointerover', 'focusin', 'touchstart' ] )(
		'mounts once after %s',
		async ( type ) => {
			await open( html, { starts: 'intent' } );
			expect( load ).not.toHaveBeenCalled();
			find( 'b' ).dispatchEvent( new Event( type, { bubbles: true } ) );
			find( 'b' ).dispatchEvent( new Event( type, { bubbles: true } ) );
			await settle();
			expect( mountedElements() ).toEqual( [ find( '.tabs' ) ] );
		}
	);

	it( 'waits for intent on the named parts, but mounts on the element', async () => {
		await open( '<div class="tabs"><b>Text</b><a href="#">Open</a></div>', {
			starts: 'intent',
			intentSelector: 'a',
		} );
		find( 'b' ).click();
		expect( load ).not.toHaveBeenCalled();
		find( 'a' ).click();
		await settle();
		expect( mountedElements() ).toEqual( [ find( '.tabs' ) ] );
	} );

	it( 'receives a click from before its code loaded', async () => {
		const clicked = jest.fn( ( event: Event ) => event.preventDefault() );
		mount.mockImplementation( ( element, { signal } ) =>
			element.addEventListener( 'click', clicked, { signal } )
		);
		await open( html, { starts: 'intent' } );
		find( 'b' ).click();
		expect( clicked ).not.toHaveBeenCalled();
		expect( location.hash ).toBe( '' );
		await settle();
		expect( clicked ).toHaveBeenCalledTimes( 1 );
		expect( clicked.mock.calls[ 0 ]?.[ 0 ].target ).toBe( find( 'b' ) );
	} );

	it( "shows a click to the page's other listeners once, when it is repeated", async () => {
		const seen = jest.fn();
		// Analytics listen here, before any listener of ours that was added later.
		document.addEventListener( 'click', seen, true );
		await open( html, { starts: 'intent' } );
		find( 'b' ).click();
		expect( seen ).not.toHaveBeenCalled();
		await settle();
		find( 'b' ).click();
		document.removeEventListener( 'click', seen, true );
		expect( seen ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'lets the browser handle clicks on parts that it does not name', async () => {
		await open(
			'<div class="tabs"><input type="checkbox"><button>Send</button></div>',
			{
				starts: 'intent',
				holds: 'button',
				load: () => new Promise( () => {} ),
			}
		);
		const click = ( selector: string ) => {
			const event = new MouseEvent( 'click', {
				bubbles: true,
				cancelable: true,
			} );
			find( selector ).dispatchEvent( event );
			return event;
		};
		expect( click( 'input' ).defaultPrevented ).toBe( false );
		expect( find< HTMLInputElement >( 'input' ).checked ).toBe( true );
		expect( click( 'button' ).defaultPrevented ).toBe( true );
	} );

	it( 'receives a click on an icon from before its code loaded', async () => {
		const clicked = jest.fn( ( event: Event ) => event.preventDefault() );
		mount.mockImplementation( ( element, { signal } ) =>
			element.addEventListener( 'click', clicked, { signal } )
		);
		await open(
			'<div class="tabs"><a href="#there"><span><svg><g><path/></g></svg></span></a></div>',
			{ starts: 'intent' }
		);
		document
			.querySelector( 'path' )
			?.dispatchEvent(
				new MouseEvent( 'click', { bubbles: true, cancelable: true } )
			);
		expect( location.hash ).toBe( '' );
		await settle();
		expect( clicked ).toHaveBeenCalledTimes( 1 );
		expect( clicked.mock.calls[ 0 ]?.[ 0 ].target ).toBe( find( 'span' ) );
	} );

	it( 'lets the browser follow the link if the code fails to load', async () => {
		await open( html, {
			starts: 'intent',
			load: () => Promise.reject( new Error( 'Lost' ) ),
		} );
		find( 'b' ).click();
		await settle();
		await settleTask();
		expect( location.hash ).toBe( '#there' );
		expect( console ).toHaveErrored();
	} );

	it.each( [ 'ctrlKey', 'metaKey', 'shiftKey', 'altKey' ] )(
		'lets the browser handle clicks with %s',
		async ( key ) => {
			await open( html, { starts: 'intent' } );
			const event = new MouseEvent( 'click', {
				bubbles: true,
				cancelable: true,
				[ key ]: true,
			} );
			find( 'b' ).dispatchEvent( event );
			expect( event.defaultPrevented ).toBe( false );
		}
	);
} );

describe( 'page conditions', () => {
	it( 'run once, before the first element', async () => {
		const isEnabled = jest.fn( () => ! ( 'shopScript' in window ) );
		const starts = jest.fn( () => 'load' as const );
		await open( '<p class="tabs"></p>', { isEnabled, starts } );
		expect( mount ).toHaveBeenCalledTimes( 1 );
		Object.assign( window, { shopScript: true } );
		document.body.insertAdjacentHTML( 'beforeend', '<p class="tabs"></p>' );
		await announce( document.body );
		Reflect.deleteProperty( window, 'shopScript' );
		expect( mount ).toHaveBeenCalledTimes( 2 );
		expect( isEnabled ).toHaveBeenCalledTimes( 1 );
		expect( starts ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'can disable a behavior, however often a list names it', async () => {
		const isEnabled = jest.fn( () => false );
		const off = { name: 'off', selector: 'b', load, isEnabled };
		mount.mockImplementation( ( _, { addBehaviors } ) =>
			addBehaviors( [ off ] )
		);
		await open( '<p class="tabs"></p><p class="tabs"></p><b></b>', {} );
		expect( mountedElements() ).toEqual( [
			...document.querySelectorAll( 'p' ),
		] );
		expect( isEnabled ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'can make a behavior wait for intent', async () => {
		await open( '<p class="tabs"></p>', { starts: () => 'intent' } );
		expect( mount ).not.toHaveBeenCalled();
		find( 'p' ).dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
		await settle();
		expect( mount ).toHaveBeenCalledTimes( 1 );
	} );
} );

it( 'hold no clicks of a behavior with `holds: false`', async () => {
	await open( '<p class="tabs"><a href="#there">There</a></p>', {
		starts: 'intent',
		holds: false,
	} );
	const click = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
	} );
	find( 'a' ).dispatchEvent( click );
	expect( load ).toHaveBeenCalledTimes( 1 );
	expect( click.defaultPrevented ).toBe( false );
} );
