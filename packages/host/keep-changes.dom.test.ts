import { UNSENT_CHANGES_KEY } from '@shopfront/names';
import { keepChanges } from './keep-changes';
import { createSafeStorage } from './safe-storage';

const storage = createSafeStorage( window, 'sessionStorage' );

const row = ( key: string, quantity: number ) =>
	`<div data-cart-item-key="${ key }">
		<a class="wc-block-components-product-name"><span>${ key }</span></a>
		<input class="wc-block-components-quantity-selector__input" value="${ quantity }">
		<button class="wc-block-cart-item__remove-link"></button>
	</div>`;

/** A new document for each page, because listeners stay on the window. */
const open = ( customerId = 0 ) => {
	const page = document.createElement( 'iframe' );
	document.body.replaceChildren( page );
	const { contentWindow: view, contentDocument } = page;
	contentDocument!.body.innerHTML = `<div data-sf-customer="${ customerId }">${ row(
		'mug',
		1
	) }${ row( 'cap', 2 ) }<div data-cart-item-key="single">
		<span class="wc-block-components-product-name">single</span>
		<button class="wc-block-cart-item__remove-link"></button></div></div>`;
	const firstPaint = contentDocument!.querySelector( 'div' )!;
	const reload = jest.fn();
	keepChanges( firstPaint, storage, reload );
	const find = ( key: string, selector: string ) =>
		firstPaint.querySelector< HTMLInputElement >(
			`[data-cart-item-key="${ key }"] ${ selector }`
		)!;
	return {
		firstPaint,
		reload,
		show: ( key: string, quantity: string ) => {
			find( key, 'input' ).value = quantity;
		},
		pressRemove: ( key: string ) =>
			find( key, 'button' ).setAttribute( 'aria-busy', 'true' ),
		end: () => view!.dispatchEvent( new Event( 'pagehide' ) ),
		comeBack: () => view!.dispatchEvent( new Event( 'pageshow' ) ),
	};
};

const saved = () =>
	JSON.parse( sessionStorage.getItem( UNSENT_CHANGES_KEY ) ?? 'null' );

beforeEach( () => sessionStorage.clear() );

it( 'saves changed quantities and removed lines when the page ends', () => {
	const page = open( 7 );
	page.show( 'mug', '3' );
	page.pressRemove( 'cap' );
	page.pressRemove( 'single' );
	expect( saved() ).toBeNull();
	page.end();
	expect( saved() ).toEqual( {
		at: expect.any( Number ),
		customerId: 7,
		operations: [
			{
				kind: 'typeQuantity',
				key: 'mug',
				from: 1,
				text: '3',
				name: 'mug',
			},
			{ kind: 'remove', key: 'cap', from: 2, name: 'cap' },
			{ kind: 'remove', key: 'single', from: null, name: 'single' },
		],
	} );
} );

it( 'saves nothing for a line that is as before', () => {
	const page = open();
	page.show( 'mug', '1' );
	page.end();
	expect( saved() ).toBeNull();
} );

it( 'leaves a page as it is whose changes could not be saved', () => {
	const set = jest.spyOn( Storage.prototype, 'setItem' );
	set.mockImplementation( () => {
		throw new DOMException( 'Full' );
	} );
	const page = open();
	page.show( 'mug', '3' );
	page.end();
	page.comeBack();
	expect( page.reload ).not.toHaveBeenCalled();
	set.mockRestore();
} );

it( 'saves nothing once the block has replaced the first paint', () => {
	const page = open();
	page.show( 'mug', '3' );
	page.firstPaint.remove();
	page.end();
	expect( saved() ).toBeNull();
} );

it( 'replaces the line’s earlier change, and keeps the others', () => {
	const first = open();
	first.show( 'mug', '3' );
	first.show( 'cap', '4' );
	first.end();
	const second = open();
	second.show( 'mug', '2' );
	second.end();
	expect(
		saved().operations.map(
			( { key, text }: Record< string, unknown > ) => [ key, text ]
		)
	).toEqual( [
		[ 'cap', '4' ],
		[ 'mug', '2' ],
	] );
} );

it( 'keeps the lock of the page that saved earlier changes', () => {
	storage.set(
		UNSENT_CHANGES_KEY,
		JSON.stringify( {
			at: Date.now(),
			customerId: 0,
			owner: 'page',
			operations: [],
		} )
	);
	const page = open();
	page.show( 'mug', '3' );
	page.end();
	expect( saved().owner ).toBe( 'page' );
} );

it.each( [
	JSON.stringify( { at: Date.now(), customerId: 8, operations: [ {} ] } ),
	JSON.stringify( {
		at: Date.now() - 25 * 60 * 60 * 1000,
		customerId: 7,
		operations: [ {} ],
	} ),
	'{',
] )(
	'replaces what another customer, an older or a broken page saved: %s',
	( earlier ) => {
		storage.set( UNSENT_CHANGES_KEY, earlier );
		const page = open( 7 );
		page.show( 'mug', '3' );
		page.end();
		expect( saved().operations ).toHaveLength( 1 );
	}
);

it( 'forgets the changes if the shopper comes back to the page', () => {
	const page = open();
	page.show( 'mug', '3' );
	page.end();
	page.comeBack();
	expect( saved() ).toBeNull();
} );

it( 'loads the page again if another page has sent the changes, or saved others', () => {
	const page = open();
	page.show( 'mug', '3' );
	page.end();
	storage.set( UNSENT_CHANGES_KEY, '{"customerId":0}' );
	page.comeBack();
	expect( saved() ).toEqual( { customerId: 0 } );
	expect( page.reload ).toHaveBeenCalledTimes( 1 );
} );

it( 'does nothing when a page without changes shows', () => {
	const page = open();
	storage.set( UNSENT_CHANGES_KEY, '{"customerId":0}' );
	page.comeBack();
	page.end();
	page.comeBack();
	expect( saved() ).toEqual( { customerId: 0 } );
	expect( page.reload ).not.toHaveBeenCalled();
} );
