import { holdPresses, repeatPresses } from './held-presses';

const line = ( product: string ) =>
	`<div class="wc-block-cart-items__row"><a href="/${ product }/">${ product }</a><button class="minus"></button><button class="plus"></button></div>`;

const order = ( total: string ) =>
	`<div class="wc-block-components-totals-footer-item"><span class="wc-block-components-totals-item__value">${ total }</span></div><button class="wc-block-components-checkout-place-order-button">Place Order</button>`;

let container: HTMLElement;
let ages: number[] = [];

const paint = ( html: string ) => {
	document.body.innerHTML = `<div class="block"><div class="sf-first-paint">${ html }</div></div>`;
	container = document.querySelector< HTMLElement >( '.block' )!;
	holdPresses( container );
};

const find = < Found extends HTMLElement = HTMLElement >( selector: string ) =>
	container.querySelector< Found >( selector )!;

/** Replaces the first paint by the block, and returns the names of its pressed controls, as they are pressed. */
const mount = async ( html: string ): Promise< string[] > => {
	const pressed: string[] = [];
	container.innerHTML = html;
	container.addEventListener( 'click', ( { target } ) => {
		const control = ( target as Element ).closest( 'button, input' );
		const row = control?.closest( '.wc-block-cart-items__row' );
		pressed.push(
			`${ row?.querySelector( 'a' )?.textContent ?? '' } ${ control?.className || control?.id }`.trim()
		);
	} );
	repeatPresses(
		container,
		() => pressed.push( 'ready' ),
		( ageMs, repeat ) => {
			ages.push( ageMs );
			repeat();
		},
		() => pressed.push( 'refused' )
	);
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	return pressed;
};

it( 'repeats each press, in order, after the block is ready', async () => {
	paint( line( 'mug' ) + line( 'cap' ) );
	find( 'div + div .plus' ).click();
	find( 'div + div .plus' ).click();
	find( '.minus' ).click();
	expect( await mount( line( 'mug' ) + line( 'cap' ) ) ).toEqual( [
		'ready',
		'cap plus',
		'cap plus',
		'mug minus',
	] );
} );

it( 'preloads what a press needs with the first press', () => {
	document.head.innerHTML =
		'<link rel="sf-press" href="/actions.js"><link rel="sf-later" href="/cart.js">';
	paint( line( 'mug' ) );
	const relations = () =>
		[ ...document.querySelectorAll( 'link' ) ].map( ( { rel } ) => rel );
	expect( relations() ).toEqual( [ 'sf-press', 'sf-later' ] );
	find( '.plus' ).click();
	expect( relations() ).toEqual( [ 'preload', 'sf-later' ] );
	document.head.innerHTML = '';
} );

it( 'knows the age of each press', async () => {
	const clock = jest.spyOn( performance, 'now' );
	ages = [];
	paint( line( 'mug' ) );
	for ( const time of [ 100, 180 ] ) {
		clock.mockReturnValue( time );
		find( '.plus' ).click();
	}
	clock.mockReturnValue( 1000 );
	await mount( line( 'mug' ) );
	clock.mockRestore();
	expect( ages ).toEqual( [ 900, 820 ] );
} );

it( 'finds the product of a pressed button in another row', async () => {
	paint( line( 'mug' ) + line( 'cap' ) );
	find( 'div + div .plus' ).click();
	expect( await mount( line( 'cap' ) + line( 'mug' ) ) ).toEqual( [
		'ready',
		'cap plus',
	] );
} );

it( 'presses nothing else if the product has left the cart', async () => {
	paint( line( 'mug' ) + line( 'cap' ) );
	find( '.plus' ).click();
	expect( await mount( line( 'cap' ) ) ).toEqual( [ 'ready' ] );
} );

it( 'does not place an order for another total than the pressed one', async () => {
	paint( order( '$20.00' ) );
	find( 'button' ).click();
	expect( await mount( order( '$25.00' ) ) ).toEqual( [
		'ready',
		'refused',
	] );

	paint( order( '$20.00' ) );
	find( 'button' ).click();
	expect( await mount( order( '$20.00' ) ) ).toHaveLength( 2 );
} );

it( 'places an order whose button has another text, as a payment method may want', async () => {
	paint( order( '$20.00' ) );
	find( 'button' ).click();
	expect(
		await mount( order( '$20.00' ).replace( 'Place Order', 'Pay' ) )
	).toHaveLength( 2 );
} );

it( 'forwards a press that a script repeats on a removed control', async () => {
	paint( line( 'mug' ) );
	const removed = find( '.plus' );
	const pressed = await mount( line( 'mug' ) );
	expect( pressed ).toEqual( [] );
	removed.click();
	expect( pressed ).toEqual( [ 'mug plus' ] );
} );

it( 'completes a press whose release comes after the block has mounted', async () => {
	const pointer = ( type: string, selector: string ) =>
		find( selector ).dispatchEvent(
			new MouseEvent( type, { bubbles: true } )
		);
	paint( line( 'mug' ) );
	pointer( 'pointerdown', '.plus' );
	const pressed = await mount( line( 'mug' ) );
	pointer( 'pointerup', '.plus' );
	pointer( 'pointerup', '.plus' );
	expect( pressed ).toEqual( [ 'mug plus' ] );

	paint( line( 'mug' ) );
	pointer( 'pointerdown', '.plus' );
	const others = await mount( line( 'mug' ) );
	pointer( 'pointerup', '.minus' );
	expect( others ).toEqual( [] );
} );

it( 'completes a press on a label, too', async () => {
	const box =
		'<label><input type="checkbox" class="note"><span>Add a note</span></label>';
	const pointer = ( type: string ) =>
		find( 'span' ).dispatchEvent(
			new MouseEvent( type, { bubbles: true } )
		);
	paint( box );
	pointer( 'pointerdown' );
	const pressed = await mount( box );
	pointer( 'pointerup' );
	expect( pressed ).toEqual( [ 'note' ] );
	expect( find( 'input' ) ).toBeChecked();
} );

describe( 'a touch whose release comes after the block has mounted', () => {
	const touch = ( type: string ) => {
		const event = new MouseEvent( type, { bubbles: true } );
		Object.defineProperty( event, 'pointerType', { value: 'touch' } );
		find( '.plus' ).dispatchEvent( event );
	};
	const laterThanAnyClick = () =>
		new Promise( ( resolve ) => setTimeout( resolve, 400 ) );

	it.each( [
		[ 'that the browser clicks the new control for', true ],
		[ 'that the browser clicks nothing for', false ],
	] )( 'is one press, %s', async ( _, isClicked ) => {
		paint( line( 'mug' ) );
		touch( 'pointerdown' );
		const pressed = await mount( line( 'mug' ) );
		touch( 'pointerup' );
		if ( isClicked ) {
			find( '.plus' ).click();
		}
		await laterThanAnyClick();
		expect( pressed ).toEqual( [ 'mug plus' ] );
	} );

	it( 'is not held for the next touch', async () => {
		paint( line( 'mug' ) );
		touch( 'pointerdown' );
		const pressed = await mount( line( 'mug' ) );
		touch( 'pointerup' );
		find( '.plus' ).click();
		find( '.plus' ).click();
		await laterThanAnyClick();
		expect( pressed ).toEqual( [ 'mug plus', 'mug plus' ] );
	} );
} );

it( 'does not press twice after a press that ended in a scroll', async () => {
	paint( line( 'mug' ) );
	find( '.plus' ).dispatchEvent(
		new MouseEvent( 'pointerdown', { bubbles: true } )
	);
	document.body.dispatchEvent(
		new MouseEvent( 'pointercancel', { bubbles: true } )
	);
	const pressed = await mount( line( 'mug' ) );
	find( '.plus' ).dispatchEvent(
		new MouseEvent( 'pointerup', { bubbles: true } )
	);
	find( '.plus' ).click();
	expect( pressed ).toEqual( [ 'mug plus' ] );
} );

it( 'holds Enter and Space on elements that only act as buttons', async () => {
	paint( '<div role="button" tabindex="0" class="panel">Add coupons</div>' );
	for ( const key of [ 'Enter', ' ', 'a' ] ) {
		find( '.panel' ).dispatchEvent(
			new KeyboardEvent( 'keydown', { key, bubbles: true } )
		);
	}
	expect(
		await mount( '<button class="panel">Add coupons</button>' )
	).toEqual( [ 'ready' ] );

	paint( '<div role="button" tabindex="0" class="panel">Add coupons</div>' );
	find( '.panel' ).dispatchEvent(
		new KeyboardEvent( 'keydown', { key: 'Enter', bubbles: true } )
	);
	const clicked = jest.fn();
	container.addEventListener( 'click', clicked );
	await mount(
		'<div role="button" tabindex="0" class="panel">Add coupons</div>'
	);
	expect( clicked ).toHaveBeenCalledTimes( 1 );
} );

it( 'shows the press at once, and one choice of a group', () => {
	paint(
		'<div class="wc-block-components-radio-control"><label>A<input type="radio" checked></label><label>B<input type="radio"></label></div>'
	);
	find( 'label + label input' ).click();
	expect( find( 'label + label' ) ).toHaveAttribute( 'aria-busy', 'true' );
	expect( find( 'label input' ) ).not.toBeChecked();
} );

it( 'chooses the option with the same label', async () => {
	paint(
		'<label>A<input type="radio"></label><label>B<input type="radio"></label>'
	);
	find( 'label + label input' ).click();
	expect(
		await mount(
			'<label>A<input type="radio" id="a"></label><label>B<input type="radio" id="b"></label>'
		)
	).toEqual( [ 'ready', 'b' ] );
} );

it( 'moves the focus to the control that replaces the focused one', async () => {
	paint( line( 'mug' ) );
	find( '.plus' ).focus();
	await mount( line( 'mug' ) );
	expect( find( '.plus' ) ).toHaveFocus();
} );

it( 'leaves the focus where the shopper has moved it', async () => {
	paint( line( 'mug' ) );
	document.body.insertAdjacentHTML( 'beforeend', '<input id="search">' );
	find( '.plus' ).focus();
	const search = document.getElementById( 'search' );
	search?.focus();
	await mount( line( 'mug' ) );
	expect( search ).toHaveFocus();
} );

describe( 'the link to the checkout', () => {
	const cart =
		line( 'mug' ) +
		'<a class="wc-block-cart__submit-button" href="#checkout">Proceed</a>';
	const proceed = ( init: MouseEventInit = {} ) =>
		find( '.wc-block-cart__submit-button' ).dispatchEvent(
			new MouseEvent( 'click', {
				bubbles: true,
				cancelable: true,
				...init,
			} )
		);
	const mountCart = async () => {
		const heard: string[] = [];
		container.addEventListener( 'click', ( { target } ) =>
			heard.push( ( target as Element ).className )
		);
		await mount( cart );
		return heard;
	};

	it( 'waits for the block after a change, and follows it', async () => {
		paint( cart );
		find( '.plus' ).click();
		expect( proceed() ).toBe( false );
		expect( await mountCart() ).toEqual( [
			'plus',
			'wc-block-cart__submit-button',
		] );
	} );

	it( 'works at once without a change, and in a new tab', async () => {
		paint( cart );
		expect( proceed() ).toBe( true );
		find( '.plus' ).click();
		expect( proceed( { ctrlKey: true } ) ).toBe( true );
		expect( await mountCart() ).toEqual( [ 'plus' ] );
	} );
} );

describe( 'a typed quantity', () => {
	const row = ( quantity: number ) =>
		`<div class="wc-block-cart-items__row"><a href="/mug/">mug</a><input class="wc-block-components-quantity-selector__input" value="${ quantity }"><button class="plus"></button></div>`;
	const type = ( value: string ) => {
		const field = find( 'input' ) as HTMLInputElement;
		field.focus();
		field.value = value;
		field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		return field;
	};
	/** Returns what the block hears, in order. */
	const mountRow = async () => {
		const heard: string[] = [];
		container.addEventListener( 'input', ( { target } ) =>
			heard.push( ( target as HTMLInputElement ).value )
		);
		const pressed = mount( row( 2 ) );
		container.addEventListener( 'click', () => heard.push( 'plus' ) );
		await pressed;
		return heard;
	};

	it( 'is repeated before a later press', async () => {
		paint( row( 2 ) );
		type( '5' ).dispatchEvent( new Event( 'change', { bubbles: true } ) );
		find( '.plus' ).click();
		expect( await mountRow() ).toEqual( [ '5', 'plus' ] );
	} );

	it( 'stays in the focused field if it is not complete yet', async () => {
		paint( row( 2 ) );
		type( '12' );
		expect( await mountRow() ).toEqual( [ '12' ] );
		expect( find( 'input' ) ).toHaveFocus();
	} );

	it( 'is not repeated if the shopper only pressed the field', async () => {
		paint( row( 2 ) );
		find( 'input' ).click();
		expect( await mountRow() ).toEqual( [] );
	} );
} );

it( 'selects one of all payment methods, saved ones included', () => {
	paint(
		`<fieldset class="wc-block-checkout__payment-method">${ [
			'saved',
			'new',
		]
			.map(
				( id ) =>
					`<div class="wc-block-components-radio-control"><input type="radio" id="${ id }"></div>`
			)
			.join( '' ) }</fieldset>`
	);
	find< HTMLInputElement >( '#saved' ).checked = true;
	find( '#new' ).click();
	expect( find( '#new' ) ).toBeChecked();
	expect( find( '#saved' ) ).not.toBeChecked();
} );

describe( 'a choice that the block still loads', () => {
	const radio = ( name: string, label = name ) =>
		`<label>${ label }<input type="radio" id="${ name }" value="${ name }"></label>`;
	const LIST = `<div class="list">${ radio( 'card' ) }${ radio( 'cash' ) }</div>`;
	const LOADING_LIST =
		'<div class="list"><div role="status" aria-busy="true"></div></div>';
	const load = async ( html: string ) => {
		find( '.list' ).innerHTML = html;
		await new Promise( ( resolve ) => setTimeout( resolve ) );
	};
	const wait = ( ms: number ) =>
		new Promise( ( resolve ) => setTimeout( resolve, ms ) );
	let pressed: string[];
	const start = async () => {
		paint( LIST + order( '$5' ) );
		find( '#card' ).focus();
		find( '#card' ).click();
		find( 'button' ).click();
		pressed = await mount( LOADING_LIST + order( '$5' ) );
		expect( pressed ).toEqual( [ 'ready' ] );
	};

	it( 'is pressed once it is there, then what was pressed later', async () => {
		await start();
		await load( radio( 'cash' ) + radio( 'card', 'Card •• 4242' ) );
		expect( pressed ).toEqual( [
			'ready',
			'card',
			'wc-block-components-checkout-place-order-button',
		] );
		expect( find( '#card' ) ).toHaveFocus();
	} );

	it( 'comes before an order that is pressed on the block meanwhile', async () => {
		paint( LIST + order( '$5' ) );
		find( '#card' ).click();
		pressed = await mount( LOADING_LIST + order( '$5' ) );
		find( 'button' ).click();
		expect( pressed ).toEqual( [ 'ready' ] );
		await load( LIST );
		expect( pressed ).toEqual( [
			'ready',
			'card',
			'wc-block-components-checkout-place-order-button',
		] );
		find( 'button' ).click();
		expect( pressed ).toHaveLength( 4 );
	} );

	it( 'is not replaced by another one in an order', async () => {
		await start();
		await load( radio( 'cash' ) );
		expect( pressed ).toEqual( [ 'ready' ] );
		await wait( 1500 );
		expect( pressed ).toEqual( [ 'ready', 'refused' ] );
	} );

	it.each( [
		[ 'card', 'cash', [ 'ready', 'refused' ] ],
		[
			'card',
			'card',
			[ 'ready', 'wc-block-components-checkout-place-order-button' ],
		],
	] )(
		'was %s for the order, and is %s: then %j',
		async ( seen, loaded, expected ) => {
			paint( LIST + order( '$5' ) );
			find< HTMLInputElement >( `#${ seen }` ).checked = true;
			find( 'button' ).click();
			pressed = await mount( LOADING_LIST + order( '$5' ) );
			await load( LIST );
			// Later than the list, as a block may render it.
			await wait( 100 );
			find< HTMLInputElement >( `#${ loaded }` ).checked = true;
			await wait( 1500 );
			expect( pressed ).toEqual( expected );
		}
	);
} );
