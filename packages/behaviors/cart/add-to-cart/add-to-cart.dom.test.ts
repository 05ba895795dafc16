import type { MiniCartBlock } from '@shopfront/behaviors/cart/block-loader';
import { find, mountBehavior } from '../../../../tests/fixtures/mount-behavior';
import { mount } from './add-to-cart';

const FORM = `
	<form method="post" action="/cart/add" data-sf-add="37" data-sf-added="“Linen Shirt” has been added to your cart."
		data-sf-lost="The connection was lost. Look in your cart before you try again."
		data-sf-offline="You are offline. The product is added when the connection returns."
		data-sf-view-cart="View cart" data-sf-cart-url="#cart">
		<input type="hidden" name="add-to-cart" value="37">
		<select name="attribute_pa_size"><option value="small" selected>Small</option></select>
		<input name="quantity" value="2">
		<button type="submit">Add to cart</button>
		<p data-sf-message></p>
	</form>`;

let stops: Array< () => void > = [];
let addItem: jest.Mock< Promise< void >, unknown[] >;
let block: () => Promise< MiniCartBlock >;
const submitted = jest.fn();

const settle = async () => {
	for ( let turn = 0; turn < 20; turn++ ) {
		await Promise.resolve();
	}
};
const element = ( selector: string ) => find( selector );
const button = () => element( '[data-sf-add] button' );
const message = () => element( '[data-sf-message]' ).textContent;
const announced = () => element( '[role=status]' ).textContent;
const press = async () => {
	button().click();
	await settle();
};

const SOURCES =
	'<script type="application/json" class="sf-mini-cart-data">{}</script>';

const open = ( { form = FORM, sources = SOURCES } = {} ) => {
	document.body.innerHTML = sources + form;
	stops.push( mountBehavior( mount, element( '[data-sf-add]' ) ) );
};

beforeEach( () => {
	jest.useFakeTimers();
	submitted.mockClear();
	history.replaceState( null, '', '/' );
	Reflect.deleteProperty( window, 'shopfrontMiniCart' );
	addItem = jest.fn( async () => undefined );
	block = async () => ( { mount: () => () => undefined, addItem } );
	jest.spyOn( HTMLFormElement.prototype, 'submit' ).mockImplementation(
		submitted
	);
	const add = document.addEventListener.bind( document );
	jest.spyOn( document, 'addEventListener' ).mockImplementation(
		( type: string, listener: EventListenerOrEventListenerObject ) => {
			add( type, listener );
			stops.push( () => document.removeEventListener( type, listener ) );
		}
	);
	document.addEventListener( 'sf:request', ( event ) =>
		( event as CustomEvent ).detail.respond( block() )
	);
} );
afterEach( () => {
	jest.restoreAllMocks();
	stops.forEach( ( stop ) => stop() );
	stops = [];
	jest.useRealTimers();
} );

it( 'lets the browser post a form that leads to the checkout', () => {
	open( {
		form: FORM.replace(
			'<p data-sf-message>',
			'<button type="submit" class="sf-buy-now">Buy now</button>$&'
		),
	} );
	let isPosted = false;
	window.addEventListener(
		'submit',
		( event ) => {
			isPosted = ! event.defaultPrevented;
			event.preventDefault();
		},
		{ once: true }
	);
	element( '.sf-buy-now' ).click();
	expect( isPosted ).toBe( true );
	expect( addItem ).not.toHaveBeenCalled();
} );

it( 'adds product, quantity and attributes once, however often the button is pressed', async () => {
	let finish = () => {};
	addItem.mockReturnValue(
		new Promise( ( resolve ) => {
			finish = resolve;
		} )
	);
	open();
	await press();
	await press();
	expect( button().getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	expect( button().classList ).toContain( 'loading' );
	expect( addItem.mock.calls ).toEqual( [
		[ 37, 2, [ { attribute: 'attribute_pa_size', value: 'small' } ] ],
	] );
	finish();
	await settle();
	expect( button().getAttribute( 'aria-disabled' ) ).toBe( 'false' );
	expect( button().className ).toBe( 'added' );
	expect( element( 'a.added_to_cart' ).textContent ).toBe( 'View cart' );
} );

it( 'announces the product after a second', async () => {
	open();
	await press();
	jest.advanceTimersByTime( 999 );
	expect( announced() ).toBe( '' );
	jest.advanceTimersByTime( 1 );
	expect( announced() ).toBe( '“Linen Shirt” has been added to your cart.' );
} );

it( "shows the shop's refusal as text, and announces it at once", async () => {
	addItem.mockRejectedValue( {
		code: 'x',
		message: 'You cannot add &quot;Socks&quot; <img src=x>.',
	} );
	open();
	await press();
	expect( message() ).toBe( 'You cannot add "Socks" .' );
	expect( element( '[data-sf-message]' ).children ).toHaveLength( 0 );
	expect( announced() ).toBe( message() );
	expect( button().className ).toBe( '' );
	expect( submitted ).not.toHaveBeenCalled();
	addItem.mockResolvedValue();
	await press();
	expect( message() ).toBe( '' );
	expect( button().className ).toBe( 'added' );
} );

it.each( [
	[ 'a lost connection', new Error( '' ) ],
	[
		'an unreadable response',
		{ code: 'invalid_json', message: 'Not a valid JSON response.' },
	],
] )(
	'does not post after %s, because the product may be in the cart',
	async ( _, error ) => {
		addItem.mockRejectedValue( error );
		open();
		await press();
		expect( message() ).toBe(
			'The connection was lost. Look in your cart before you try again.'
		);
		expect( addItem ).toHaveBeenCalledTimes( 1 );
		expect( submitted ).not.toHaveBeenCalled();
	}
);

it( 'says that the product will be added once the shopper is back online', async () => {
	let finish = () => {};
	addItem.mockReturnValue(
		new Promise( ( resolve ) => {
			finish = resolve;
		} )
	);
	jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	open();
	await press();
	expect( message() ).toBe(
		'You are offline. The product is added when the connection returns.'
	);
	expect( announced() ).toBe( message() );
	finish();
	await settle();
	expect( message() ).toBe( '' );
	expect( button().className ).toBe( 'added' );
} );

it( 'posts the form if the cart store fails to load', async () => {
	block = () => Promise.reject( new Error( 'Lost' ) );
	open();
	await press();
	expect( submitted ).toHaveBeenCalledTimes( 1 );
	expect( addItem ).not.toHaveBeenCalled();
} );

it( 'loads the cart store at once, because the shopper has shown intent', () => {
	const load = jest.fn( block );
	block = load;
	open();
	expect( load ).toHaveBeenCalledTimes( 1 );
} );

it( 'announces in the dialog that contains the form', async () => {
	open( { form: `<dialog open>${ FORM }</dialog>` } );
	addItem.mockRejectedValue( { code: 'x', message: 'Sold out.' } );
	await press();
	expect( element( 'dialog > [role=status]' ).textContent ).toBe(
		'Sold out.'
	);
} );

it( 'ignores a submission that another script has prevented', async () => {
	open();
	element( '[data-sf-add]' ).addEventListener(
		'submit',
		( event ) => event.preventDefault(),
		{ capture: true }
	);
	await press();
	expect( addItem ).not.toHaveBeenCalled();
} );

describe( 'a grouped product', () => {
	const GROUP = `
		<form class="grouped_form" data-sf-add="114" data-sf-lost="Lost.">
			<input name="quantity[26]" type="number" value="0">
			<input name="quantity[28]" type="number" value="">
			<input name="quantity[33]" type="checkbox" value="1">
			<button type="submit">Add</button><p data-sf-message></p>
		</form>`;
	const field = ( id: number ) =>
		find< HTMLInputElement >( `[name="quantity[${ id }]"]` );

	it( 'adds all products with a quantity', async () => {
		open( { form: GROUP } );
		field( 26 ).value = '3';
		field( 33 ).checked = true;
		await press();
		expect( addItem.mock.calls ).toEqual( [
			[ 26, 3, [] ],
			[ 33, 1, [] ],
		] );
		expect( button().className ).toBe( 'added' );
		expect( field( 26 ).value ).toBe( '3' );
	} );

	it( 'keeps only the quantities of refused products', async () => {
		open( { form: GROUP } );
		field( 26 ).value = '3';
		field( 28 ).value = '2';
		field( 33 ).checked = true;
		addItem.mockImplementation( async ( id ) => {
			if ( id === 28 ) {
				throw Object.assign( new Error( 'Only 1 left.' ), {
					code: 'x',
				} );
			}
		} );
		await press();
		expect( message() ).toBe( 'Only 1 left.' );
		expect( field( 26 ).value ).toBe( '0' );
		expect( field( 28 ).value ).toBe( '2' );
		expect( field( 33 ).checked ).toBe( false );
	} );

	it( 'lets the browser post the form if nothing is chosen', async () => {
		open( { form: GROUP } );
		const event = new Event( 'submit', {
			bubbles: true,
			cancelable: true,
		} );
		element( '[data-sf-add]' ).dispatchEvent( event );
		expect( event.defaultPrevented ).toBe( false );
	} );
} );

it( 'opens the cart if the shop redirects after adding', async () => {
	open( {
		form: FORM.replace(
			'data-sf-add=',
			'data-sf-redirect="#cart" data-sf-add='
		),
	} );
	await press();
	expect( location.hash ).toBe( '#cart' );
} );

it( 'does not follow a redirect that would run code', async () => {
	Reflect.deleteProperty( window, 'hacked' );
	open( {
		form: FORM.replace(
			'data-sf-add=',
			'data-sf-redirect="javascript:window.hacked=1" data-sf-add='
		),
	} );
	await press();
	expect( Reflect.get( window, 'hacked' ) ).toBeUndefined();
	expect( element( '[type=submit]' ) ).toHaveClass( 'added' );
} );

it.each( [ '', 'x', '0', '-1' ] )(
	'adds one for the quantity "%s"',
	async ( quantity ) => {
		open( { form: FORM.replace( 'value="2"', `value="${ quantity }"` ) } );
		await press();
		expect( addItem.mock.calls[ 0 ]?.[ 1 ] ).toBe( 1 );
	}
);

it( 'ignores forms on a page without the URL of its cart', () => {
	open( { sources: '' } );
	const event = new Event( 'submit', { bubbles: true, cancelable: true } );
	element( '[data-sf-add]' ).dispatchEvent( event );
	expect( event.defaultPrevented ).toBe( false );
} );

it( 'shows that the product was added if there is no link to the cart', async () => {
	open( { form: FORM.replace( 'data-sf-view-cart="View cart"', '' ) } );
	await press();
	expect( message() ).toBe( '“Linen Shirt” has been added to your cart.' );
	await press();
	addItem.mockRejectedValueOnce( { code: 'x', message: 'Sold out.' } );
	await press();
	expect( message() ).toBe( 'Sold out.' );
} );
