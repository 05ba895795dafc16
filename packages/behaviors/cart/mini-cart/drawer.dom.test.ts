import type { MiniCartBlock } from '@shopfront/behaviors/cart/block-loader';
import {
	createFakeServer,
	getButton,
	getDialog,
	openPage,
	provideBlock,
	setCookies,
	settle,
	stopPagesAfterEach,
} from '../../../../tests/fixtures/mini-cart-page';

stopPagesAfterEach();

let media: string[];
let mounts: HTMLElement[];
let isBroken: boolean;

const { prototype } = HTMLDialogElement;
const block: MiniCartBlock = {
	mount: ( part ) => {
		mounts.push( part );
		part.textContent = 'Items';
		return () => undefined;
	},
	addItem: async () => undefined,
};

beforeEach( () => {
	jest.useFakeTimers();
	media = [];
	mounts = [];
	isBroken = false;
	localStorage.clear();
	setCookies( '' );
	createFakeServer();
	history.replaceState( null, '', '/' );
	Reflect.deleteProperty( window, 'shopfrontMiniCart' );
	Reflect.set( window, 'matchMedia', ( query: string ) => ( {
		matches: media.includes( query ),
	} ) );
	// jsdom has no layout and no modal dialogs.
	Object.defineProperty( HTMLElement.prototype, 'offsetWidth', {
		configurable: true,
		get: () => 40,
	} );
	prototype.showModal = function () {
		this.open = true;
		this.querySelector( 'button' )?.focus();
	};
	prototype.close = function () {
		this.open = false;
		this.dispatchEvent( new Event( 'close' ) );
	};
	provideBlock( () =>
		isBroken
			? Promise.reject( new Error( 'Lost' ) )
			: Promise.resolve( block )
	);
} );
afterEach( () => {
	jest.useRealTimers();
	document.documentElement.removeAttribute( 'style' );
	document.body.className = '';
} );

const dialog = () => {
	const element = getDialog();
	if ( ! element ) {
		throw new Error( 'The page shows no dialog.' );
	}
	return element;
};
const isVisible = ( selector: string ) => {
	const element = dialog().querySelector< HTMLElement >( selector );
	return element !== null && ! element.hidden;
};
const pressButton = ( label: string ) =>
	[ ...dialog().querySelectorAll( 'button' ) ]
		.find(
			( { textContent, ariaLabel } ) =>
				textContent === label || ariaLabel === label
		)
		?.click();
const add = () =>
	document.body.dispatchEvent(
		new CustomEvent( 'wc-blocks_added_to_cart', {
			detail: { preserveCartData: true },
		} )
	);
const OPENS = { attributes: 'data-add-to-cart-behaviour="open_drawer"' };
const WIDE = '(min-width:850px)';

it( 'opens at once with a status, then shows the items', async () => {
	openPage();
	getButton().click();
	expect( dialog().open ).toBe( true );
	expect( isVisible( '[role=status]' ) ).toBe( true );
	expect( isVisible( '[role=alert]' ) ).toBe( false );
	await settle();
	expect( mounts ).toHaveLength( 1 );
	expect( dialog().textContent ).toContain( 'Items' );
} );

it( "moves the drawer out of the header, so that the header's styles do not reach it", () => {
	openPage();
	getButton().click();
	expect( dialog().parentElement ).toBe( document.body );
} );

it( 'renders the items only once', async () => {
	openPage();
	for ( let time = 0; time < 2; time++ ) {
		getButton().click();
		await settle();
		pressButton( 'Close' );
		jest.advanceTimersByTime( 300 );
	}
	expect( mounts ).toHaveLength( 1 );
} );

it.each( [ 'pointerenter', 'focusin' ] )(
	'loads and renders the block once at the first %s',
	async ( type ) => {
		const load = jest.fn( async () => block );
		document.addEventListener( 'sf:request', ( event ) =>
			( event as CustomEvent ).detail.respond( load() )
		);
		openPage();
		expect( load ).not.toHaveBeenCalled();
		getButton().dispatchEvent( new Event( type, { bubbles: true } ) );
		getButton().dispatchEvent( new Event( type, { bubbles: true } ) );
		await settle();
		expect( mounts ).toHaveLength( 1 );
		expect( dialog().open ).toBe( false );
		getButton().click();
		await settle();
		expect( load ).toHaveBeenCalledTimes( 1 );
		expect( mounts ).toHaveLength( 1 );
	}
);

it( 'shows the error with a retry button that keeps the focus in the dialog', async () => {
	isBroken = true;
	openPage();
	getButton().click();
	await settle();
	expect( isVisible( '[role=alert]' ) ).toBe( true );
	expect( isVisible( '[role=status]' ) ).toBe( false );
	isBroken = false;
	pressButton( 'Try again' );
	expect( isVisible( '[role=alert]' ) ).toBe( false );
	expect( isVisible( '[role=status]' ) ).toBe( true );
	expect( getButton().ownerDocument.activeElement?.ariaLabel ).toBe(
		'Close'
	);
	await settle();
	expect( dialog().textContent ).toContain( 'Items' );
} );

it.each< [ string, () => unknown ] >( [
	[ 'its button', () => pressButton( 'Close' ) ],
	[ 'a click beside it', () => dialog().click() ],
	[
		'Escape',
		() =>
			dialog().dispatchEvent(
				new Event( 'cancel', { cancelable: true } )
			),
	],
] )( 'closes 300 ms after %s', ( _, close ) => {
	openPage();
	getButton().click();
	close();
	jest.advanceTimersByTime( 299 );
	expect( dialog().open ).toBe( true );
	expect( dialog().className ).toContain( '--with-slide-out' );
	jest.advanceTimersByTime( 1 );
	expect( dialog().open ).toBe( false );
} );

it( 'closes without a delay if the shopper prefers reduced motion', () => {
	media = [ '(prefers-reduced-motion: reduce)' ];
	openPage();
	getButton().click();
	pressButton( 'Close' );
	jest.advanceTimersByTime( 0 );
	expect( dialog().open ).toBe( false );
} );

it( 'stays open if the shopper opens it again while it closes', () => {
	openPage();
	getButton().click();
	pressButton( 'Close' );
	getButton().click();
	jest.advanceTimersByTime( 1000 );
	expect( dialog().open ).toBe( true );
} );

it( 'stays open after a click inside the panel', () => {
	openPage();
	getButton().click();
	dialog().querySelector< HTMLElement >( '[role=status]' )?.click();
	jest.advanceTimersByTime( 1000 );
	expect( dialog().open ).toBe( true );
} );

it( "locks the page's scrolling while it is open", () => {
	openPage();
	getButton().click();
	expect( document.body.className ).toContain( 'drawer-open' );
	pressButton( 'Close' );
	jest.advanceTimersByTime( 300 );
	expect( document.body.className ).toBe( '' );
} );

describe( 'after an item was added', () => {
	it( 'stays closed by default', () => {
		openPage();
		add();
		expect( getDialog()?.open ?? false ).toBe( false );
	} );

	it( 'opens as a drawer on narrow screens', () => {
		openPage( OPENS );
		add();
		expect( dialog().open ).toBe( true );
		expect( dialog().className ).toContain( '--with-slide-in' );
		jest.advanceTimersByTime( 60_000 );
		expect( dialog().open ).toBe( true );
	} );

	it( 'opens as a dropdown on wide screens, without the focus, for 5 s', () => {
		media = [ WIDE ];
		openPage( OPENS );
		getButton().focus();
		add();
		expect( dialog().className ).toContain( 'sf-mini-cart-dropdown' );
		expect( getButton().ownerDocument.activeElement ).toBe( getButton() );
		expect( document.body.className ).toBe( '' );
		jest.advanceTimersByTime( 4999 );
		expect( dialog().open ).toBe( true );
		jest.advanceTimersByTime( 301 );
		expect( dialog().open ).toBe( false );
	} );

	it( 'keeps the dropdown open while it has the focus, and for 5 s after', () => {
		media = [ WIDE ];
		openPage( OPENS );
		add();
		const closeButton = dialog().querySelector( 'button' );
		closeButton?.focus();
		jest.advanceTimersByTime( 20_000 );
		expect( dialog().open ).toBe( true );
		closeButton?.blur();
		jest.advanceTimersByTime( 4999 );
		expect( dialog().open ).toBe( true );
		jest.advanceTimersByTime( 301 );
		expect( dialog().open ).toBe( false );
	} );

	it( 'returns the focus from the dropdown to the badge after Escape', () => {
		media = [ WIDE ];
		openPage( OPENS );
		add();
		const closeButton = dialog().querySelector( 'button' );
		closeButton?.focus();
		closeButton?.dispatchEvent(
			new KeyboardEvent( 'keydown', { key: 'Escape', bubbles: true } )
		);
		jest.advanceTimersByTime( 300 );
		expect( dialog().open ).toBe( false );
		expect( getButton().ownerDocument.activeElement ).toBe( getButton() );
	} );

	it( 'turns the dropdown into a drawer when the shopper opens it', () => {
		media = [ WIDE ];
		openPage( OPENS );
		add();
		getButton().click();
		jest.advanceTimersByTime( 60_000 );
		expect( dialog().open ).toBe( true );
		expect( dialog().className ).not.toContain( 'sf-mini-cart-dropdown' );
	} );

	it( 'leaves an open drawer as it is', () => {
		media = [ WIDE ];
		openPage( OPENS );
		getButton().click();
		add();
		expect( dialog().className ).toContain( '--with-slide-in' );
	} );

	it( 'stays closed on the cart page', () => {
		openPage( {
			...OPENS,
			html: '<div class="wp-block-woocommerce-cart"></div>',
		} );
		add();
		expect( getDialog()?.open ?? false ).toBe( false );
	} );
} );

describe( 'a badge without a drawer', () => {
	it.each( [
		[
			'the checkout, if the merchant wants that',
			'checkout',
			{
				attributes:
					'data-on-cart-click-behaviour="navigate_to_checkout"',
			},
		],
		[
			'the cart, on a page with a cart',
			'cart',
			{ html: '<div class="wp-block-woocommerce-cart"></div>' },
		],
		[
			'the cart, on a page with a checkout',
			'cart',
			{ html: '<div class="wp-block-woocommerce-checkout"></div>' },
		],
		[ 'the cart, on a page without a dialog', 'cart', { template: '' } ],
	] )( 'opens %s', async ( _, target, options ) => {
		openPage( options );
		getButton().click();
		await settle();
		expect( location.hash ).toBe( `#${ target }` );
		expect( getDialog()?.open ?? false ).toBe( false );
		expect( mounts ).toHaveLength( 0 );
	} );
} );
