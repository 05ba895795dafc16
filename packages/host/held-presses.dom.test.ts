import { holdPresses, repeatPresses } from './held-presses';

const line = ( product: string ) =>
	`<div class="wc-block-cart-items__row"><a href="/${ product }/">${ product }</a><button class="minus"></button><button class="plus"></button></div>`;

const order = ( total: string ) =>
	`<div class="wc-block-components-totals-footer-item"><span class="wc-block-components-totals-item__value">${ total }</span></div><button class="wc-block-components-checkout-place-order-button">Place Order</button>`;

let container: HTMLElement;

const paint = ( html: string ) => {
	document.body.innerHTML = `<div class="block"><div class="sf-first-paint">${ html }</div></div>`;
	container = document.querySelector< HTMLElement >( '.block' )!;
	holdPresses( container );
};

const find = ( selector: string ) =>
	container.querySelector< HTMLElement >( selector )!;

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
	repeatPresses( container, () => pressed.push( 'ready' ) );
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
	expect( await mount( order( '$25.00' ) ) ).toEqual( [ 'ready' ] );

	paint( order( '$20.00' ) );
	find( 'button' ).click();
	expect( await mount( order( '$20.00' ) ) ).toHaveLength( 2 );
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
