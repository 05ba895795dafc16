import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JQueryFunction } from '@shopfront/behaviors/engine/event-bus';
import {
	find,
	mountBehavior,
	readMarkup,
} from '../../../../tests/fixtures/mount-behavior';
import { recording } from '../../../../tests/contract/recordings';
import { mount } from '.';

const jQuery: JQueryFunction = jest.requireActual( 'jquery' );

const PARAMS = {
	wc_ajax_url: '/?wc-ajax=%%endpoint%%',
	i18n_no_matching_variations_text: 'No products matched your selection.',
	i18n_make_a_selection_text: 'Please select some product options.',
	i18n_unavailable_text: 'Sorry, this product is unavailable.',
	i18n_reset_alert_text: 'Your selection has been reset.',
};
const TEMPLATES = `
	<script type="text/template" id="tmpl-variation-template">
		<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>
		<div class="name">{{ data.variation.sku }}</div>
		<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>
	</script>
	<script type="text/template" id="tmpl-unavailable-variation-template">
		<p role="alert">Unavailable</p>
	</script>`;

const EVENTS = [
	'wc_variation_form',
	'check_variations',
	'update_variation_values',
	'woocommerce_update_variation_values',
	'woocommerce_variation_select_change',
	'woocommerce_variation_has_changed',
	'found_variation',
	'show_variation',
	'hide_variation',
	'reset_data',
	'reset_image',
];

/** jsdom has no `Response`. */
const respondWith = ( body: unknown ) => ( {
	ok: true,
	json: async () => body,
} );

let stop = () => {};
let events: string[] = [];

const form = () => find( 'form.variations_form' );
const getVariations = (): Array< Record< string, unknown > > =>
	JSON.parse( form().dataset.product_variations ?? '[]' );
const getLibrary = (): JQueryFunction | undefined =>
	Reflect.get( window, 'jQuery' );
const on = (
	names: readonly string[],
	listener: ( name: string, ...args: unknown[] ) => void
) => {
	for ( const name of names ) {
		const library = getLibrary();
		if ( library ) {
			library( form() ).on( name, ( _, ...args ) =>
				listener( name, ...args )
			);
		} else {
			form().addEventListener( name, ( event ) =>
				listener( name, ...( ( event as CustomEvent ).detail ?? [] ) )
			);
		}
	}
};
const trigger = ( name: string, ...args: unknown[] ) => {
	const library = getLibrary();
	if ( library ) {
		library( form() ).trigger( name, args );
	} else {
		form().dispatchEvent(
			new CustomEvent( name, { bubbles: true, detail: args } )
		);
	}
};
const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 5 ) );

const open = async ( {
	change = ( markup: string ) => markup,
	variations = ( list: Array< Record< string, unknown > > ) => list,
} = {} ) => {
	document.body.innerHTML =
		change( readMarkup( 'variation-form' ) ) + TEMPLATES;
	if ( Array.isArray( getVariations() ) ) {
		form().dataset.product_variations = JSON.stringify(
			variations( getVariations() )
		);
	}
	events = [];
	on( EVENTS, ( name ) => void events.push( name ) );
	stop = mountBehavior( mount, form() );
	await settle();
};
const select = ( name: 'Size' | 'Colour' ) =>
	screen.getByRole< HTMLSelectElement >( 'combobox', { name } );
const choose = async ( name: 'Size' | 'Colour', value: string ) => {
	await userEvent.selectOptions( select( name ), value );
	await settle();
};
const getOptions = ( name: 'Size' | 'Colour' ) =>
	[ ...select( name ).options ].map( ( option ) => option.value );
const button = () => screen.getByRole( 'button', { name: 'Add to cart' } );
const getId = () => find< HTMLInputElement >( '.variation_id' ).value;
const quantity = () => find< HTMLInputElement >( 'input.qty' );
const image = () => find< HTMLImageElement >( '.wp-post-image' );

beforeEach( () => {
	Object.assign( window, { wc_add_to_cart_variation_params: PARAMS } );
} );
afterEach( () => {
	stop();
	jest.restoreAllMocks();
} );

describe.each( [
	[ 'without jQuery', undefined ],
	[ 'with jQuery', jQuery ],
] )( '%s', ( _, library ) => {
	beforeEach( () => {
		Object.assign( window, { jQuery: library } );
	} );
	afterEach( () => {
		Reflect.deleteProperty( window, 'jQuery' );
	} );

	it( 'waits for all choices', async () => {
		await open();
		expect( button() ).toHaveClass(
			'disabled',
			'wc-variation-selection-needed'
		);
		expect( find( '.reset_variations' ) ).not.toBeVisible();
		await choose( 'Size', 'small' );
		expect( getId() ).toBe( '' );
		expect( find( '.reset_variations' ) ).toBeVisible();
		expect( button() ).toHaveClass( 'disabled' );
	} );

	it( 'shows the chosen variation, and enables the button', async () => {
		await open();
		await choose( 'Size', 'small' );
		await choose( 'Colour', 'red' );
		expect( getId() ).toBe( '37' );
		expect( find( '.single_variation' ) ).toHaveTextContent( '$40.00' );
		expect( find( '.name' ).textContent ).toBe(
			find( '.sku' ).textContent
		);
		expect( button() ).not.toHaveClass( 'disabled' );
		expect( find( '.woocommerce-variation-add-to-cart' ) ).toHaveClass(
			'woocommerce-variation-add-to-cart-enabled'
		);
		expect( image().src ).toBe(
			'http://shop.test/wp-content/uploads/2026/11/shirt-red-416x416.png'
		);
	} );

	it( "emits WooCommerce's events in order", async () => {
		await open();
		expect( events ).toEqual( [
			'check_variations',
			'update_variation_values',
			'woocommerce_update_variation_values',
			'reset_data',
			'reset_image',
			'hide_variation',
			'wc_variation_form',
		] );
		await choose( 'Size', 'small' );
		events = [];
		await choose( 'Colour', 'red' );
		expect( events ).toEqual( [
			'woocommerce_variation_select_change',
			'check_variations',
			'update_variation_values',
			'woocommerce_update_variation_values',
			'found_variation',
			'woocommerce_variation_has_changed',
			'show_variation',
		] );
	} );

	describe( 'a variation with its own gallery', () => {
		const OWN =
			'<div class="woocommerce-product-gallery own" data-columns="4"><div class="woocommerce-product-gallery__wrapper"><div class="woocommerce-product-gallery__image" data-thumb="/1.png"><a href="/1.png"><img class="wp-post-image" src="/1.png" onerror="evil()"></a></div></div><script>evil()</script></div>';
		const openWithGalleries = () =>
			open( {
				variations: ( list ) =>
					list.map( ( variation ) =>
						variation.variation_id === 37
							? { ...variation, gallery_images_html: OWN }
							: variation
					),
			} );
		const gallery = () => find( '.woocommerce-product-gallery' );

		it( "replaces the product's gallery with it, and starts its behaviors", async () => {
			await openWithGalleries();
			const roots: unknown[] = [];
			const listener = ( event: Event ) =>
				roots.push( ( event as CustomEvent ).detail.root );
			document.addEventListener( 'sf:content', listener );
			await choose( 'Size', 'small' );
			await choose( 'Colour', 'red' );
			document.removeEventListener( 'sf:content', listener );
			expect( gallery() ).toHaveClass( 'own' );
			expect( roots ).toEqual( [ gallery() ] );
			expect(
				document.querySelectorAll( '.woocommerce-product-gallery' )
			).toHaveLength( 1 );
			expect( gallery().innerHTML ).not.toMatch( /evil/ );
			expect( image().getAttribute( 'src' ) ).toBe( '/1.png' );
			expect( gallery().dataset.columns ).toBe( '4' );
			expect( form().getAttribute( 'current-image' ) ).not.toBe( '' );
		} );

		it( "restores the product's gallery after another choice, and after a reset", async () => {
			await openWithGalleries();
			const original = gallery();
			const originalImage = image().src;
			await choose( 'Size', 'small' );
			await choose( 'Colour', 'red' );
			await choose( 'Colour', 'blue' );
			expect( gallery() ).toBe( original );
			expect( image().src ).not.toMatch( /\/1\.png/ );
			await choose( 'Colour', 'red' );
			expect( gallery() ).toHaveClass( 'own' );
			await userEvent.click( find( '.reset_variations' ) );
			await settle();
			expect( gallery() ).toBe( original );
			expect( image().src ).toBe( originalImage );
		} );
	} );

	it( 'lets a product be added before the next frame', async () => {
		await open();
		await choose( 'Size', 'small' );
		expect( button() ).toHaveClass( 'disabled' );
		select( 'Colour' ).value = 'red';
		fireEvent.change( select( 'Colour' ) );
		await null;
		expect( button() ).not.toHaveClass( 'disabled' );
	} );

	it( 'passes variation and availability to listeners', async () => {
		const shown = jest.fn();
		await open();
		on( [ 'show_variation' ], shown );
		await choose( 'Size', 'large' );
		await choose( 'Colour', 'red' );
		expect( shown ).toHaveBeenCalledWith(
			'show_variation',
			expect.objectContaining( { variation_id: 43 } ),
			false
		);
		expect( button() ).toHaveClass(
			'disabled',
			'wc-variation-is-unavailable'
		);
		expect( find( '.single_variation' ) ).toHaveTextContent(
			'Out of stock'
		);
	} );

	it( 'shows a variation that another script found', async () => {
		await open();
		await choose( 'Size', 'small' );
		await choose( 'Colour', 'red' );
		trigger( 'found_variation', {
			...getVariations()[ 1 ],
			price_html: 'Half price',
		} );
		await settle();
		expect( getId() ).toBe( '38' );
		expect( find( '.single_variation' ) ).toHaveTextContent( 'Half price' );
	} );

	it( 'checks again when another script changed the variations', async () => {
		await open();
		form().dataset.product_variations = JSON.stringify(
			getVariations().slice( 0, 1 )
		);
		trigger( 'reload_product_variations' );
		expect( getOptions( 'Size' ) ).toEqual( [ '', 'small' ] );
	} );

	it( 'resets all choices with the link', async () => {
		await open();
		const original = image().src;
		await choose( 'Size', 'small' );
		await choose( 'Colour', 'red' );
		await userEvent.click( screen.getByText( 'Clear' ) );
		expect( select( 'Size' ) ).toHaveValue( '' );
		expect( select( 'Size' ) ).toHaveFocus();
		expect( getId() ).toBe( '' );
		expect( image().src ).toBe( original );
		expect( find( '.reset_variations_alert' ).textContent ).toBe(
			'Your selection has been reset.'
		);
		await choose( 'Size', 'small' );
		expect( find( '.reset_variations_alert' ).textContent ).toBe( '' );
	} );
} );

it( 'shows the message about missing choices at the first, and marks them all', async () => {
	await open();
	await userEvent.click( button() );
	expect( select( 'Size' ) ).toHaveFocus();
	expect( select( 'Size' ) ).toHaveAccessibleDescription(
		PARAMS.i18n_make_a_selection_text
	);
	expect( select( 'Size' ).nextElementSibling ).toHaveAttribute(
		'role',
		'alert'
	);
	expect( select( 'Size' ) ).toBeInvalid();
	expect( select( 'Colour' ) ).toBeInvalid();
	await choose( 'Size', 'small' );
	expect( select( 'Size' ) ).toBeValid();
	expect( select( 'Colour' ) ).toBeInvalid();
	expect(
		screen.queryByText( PARAMS.i18n_make_a_selection_text )
	).toBeNull();
} );

describe( "the picture's area", () => {
	const load = ( type: 'load' | 'error' ) =>
		image().dispatchEvent( new Event( type ) );
	const openWithSize = async () => {
		await open();
		image().getBoundingClientRect = () =>
			( { width: 400, height: 500 } ) as DOMRect;
		Object.defineProperties( image(), {
			currentSrc: { value: '/old.png', configurable: true },
			complete: { value: false, configurable: true },
		} );
		await choose( 'Size', 'small' );
		await choose( 'Colour', 'red' );
	};

	it.each( [ 'load', 'error' ] as const )(
		'shows the previous picture until the event %s of the next one',
		async ( type ) => {
			await openWithSize();
			expect( image().style.backgroundImage ).toBe( 'url("/old.png")' );
			load( type );
			expect( image().style.backgroundImage ).toBe( '' );
		}
	);

	it( 'keeps its shape for pictures of another shape', async () => {
		await openWithSize();
		expect( image().style.aspectRatio ).toBe( '400 / 500' );
		expect( image().style.objectFit ).toBe( 'contain' );
		await userEvent.click( screen.getByText( 'Clear' ) );
		await settle();
		expect( image().style.aspectRatio ).toBe( '' );
		expect( image().style.objectFit ).toBe( '' );
	} );
} );

describe( "the product's price", () => {
	const RANGE =
		'<div class="related"><div class="product"><p class="price">$9</p></div></div><p class="price">$40 – $45</p>';
	const openWithPrice = ( more = '' ) =>
		open( {
			change: ( markup ) =>
				markup.replace( '<form', () => `${ RANGE }${ more }<form` ),
		} );
	const price = () => find( '.related + .price' );

	it( "becomes the chosen variation's, and the range after a reset", async () => {
		await openWithPrice();
		await choose( 'Size', 'small' );
		expect( price() ).toHaveTextContent( '$40 – $45' );
		await choose( 'Colour', 'red' );
		expect( price() ).toHaveTextContent( '$40.00' );
		expect( find( '.related .price' ) ).toHaveTextContent( '$9' );
		expect( find( '.single_variation .price' ) ).toHaveClass(
			'sf-variation-price'
		);
		await userEvent.click( screen.getByText( 'Clear' ) );
		await settle();
		expect( price() ).toHaveTextContent( '$40 – $45' );
		stop();
		expect( price() ).toHaveTextContent( '$40 – $45' );
	} );

	it( 'is the price of the block, too', async () => {
		await openWithPrice(
			'<div class="wc-block-components-product-price">$40 – $45</div>'
		);
		await choose( 'Size', 'small' );
		await choose( 'Colour', 'red' );
		expect(
			find( '.wc-block-components-product-price' )
		).toHaveTextContent( '$40.00' );
	} );

	it( 'stays if all variations cost the same', async () => {
		await open( {
			change: ( markup ) =>
				markup.replace( '<form', () => `${ RANGE }<form` ),
			variations: ( list ) =>
				list.map( ( variation ) => ( {
					...variation,
					price_html: '',
				} ) ),
		} );
		await choose( 'Size', 'small' );
		await choose( 'Colour', 'red' );
		expect( price() ).toHaveTextContent( '$40 – $45' );
	} );

	it( 'follows add-ons that change the price of the variation', async () => {
		await openWithPrice();
		await choose( 'Size', 'small' );
		await choose( 'Colour', 'red' );
		find( '.single_variation .price' ).textContent = '$38.00';
		await settle();
		expect( price() ).toHaveTextContent( '$38.00' );
	} );
} );

it( 'follows choices that an add-on makes with jQuery', async () => {
	Object.assign( window, { jQuery } );
	await open();
	await choose( 'Size', 'small' );
	select( 'Colour' ).value = 'blue';
	jQuery( select( 'Colour' ) ).trigger( 'change', [] );
	await settle();
	expect( getId() ).toBe( '38' );
	Reflect.deleteProperty( window, 'jQuery' );
} );

describe( 'an add-on with jQuery', () => {
	beforeEach( () => Object.assign( window, { jQuery } ) );
	afterEach( () => void Reflect.deleteProperty( window, 'jQuery' ) );

	it( 'resets with the link, and hears each cleared choice', async () => {
		await open();
		await choose( 'Size', 'small' );
		await choose( 'Colour', 'red' );
		events.length = 0;
		jQuery( '.reset_variations' ).trigger( 'click', [] );
		await settle();
		expect( [ select( 'Size' ).value, getId() ] ).toEqual( [ '', '' ] );
		expect(
			events.filter(
				( name ) => name === 'woocommerce_variation_has_changed'
			)
		).toHaveLength( 2 );
	} );

	it( 'hears events of the shown variation on the elements around it', async () => {
		await open();
		const shown: unknown[] = [];
		jQuery( '.single_variation_wrap' ).on(
			'show_variation hide_variation',
			( { type }, variation ) =>
				shown.push( [ type, Object( variation ).variation_id ] )
		);
		await choose( 'Size', 'small' );
		await choose( 'Colour', 'red' );
		expect( shown.at( 0 ) ).toEqual( [ 'hide_variation', undefined ] );
		expect( shown.at( -1 ) ).toEqual( [
			'show_variation',
			Number( getId() ),
		] );
	} );

	it( 'sets the variations as data', async () => {
		await open();
		jQuery( form() ).data(
			'product_variations',
			getVariations().filter( ( { attributes } ) =>
				Object.values( attributes ?? {} ).includes( 'small' )
			)
		);
		trigger( 'reload_product_variations' );
		expect( getOptions( 'Size' ) ).toEqual( [ '', 'small' ] );
	} );

	it( 'can replace the options of a select', async () => {
		await open();
		const option = new Option( 'Small, from the add-on', 'small' );
		select( 'Size' ).replaceChildren( option );
		trigger( 'check_variations' );
		expect( [ ...select( 'Size' ).options ] ).toEqual( [ option ] );
	} );
} );

it( 'only offers options that lead to a variation', async () => {
	await open( {
		variations: ( list ) =>
			list.filter( ( { variation_id: id } ) => id !== 37 && id !== 38 ),
	} );
	await choose( 'Size', 'small' );
	expect( getOptions( 'Colour' ) ).toEqual( [ '', 'green' ] );
	expect( getOptions( 'Size' ) ).toEqual( [
		'',
		'large',
		'medium',
		'small',
	] );
	await choose( 'Size', '' );
	expect( getOptions( 'Colour' ) ).toEqual( [ '', 'blue', 'green', 'red' ] );
} );

it( 'disables options of inactive variations', async () => {
	await open( {
		variations: ( list ) =>
			list.map( ( variation ) => ( {
				...variation,
				variation_is_active: variation.variation_id !== 37,
			} ) ),
	} );
	await choose( 'Size', 'small' );
	expect( screen.getByRole( 'option', { name: 'Red' } ) ).toBeDisabled();
	expect( screen.getByRole( 'option', { name: 'Blue' } ) ).toBeEnabled();
} );

it( 'drops the placeholder if the form says so', async () => {
	await open( {
		change: ( markup ) =>
			markup.replaceAll(
				'show_option_none="yes"',
				'show_option_none="no"'
			),
	} );
	await choose( 'Size', 'small' );
	expect( getOptions( 'Size' ) ).toEqual( [ 'large', 'medium', 'small' ] );
	expect( getOptions( 'Colour' ) ).toContain( '' );
} );

it( "uses choices from the page's URL", async () => {
	await open( {
		change: ( markup ) =>
			markup
				.replace( 'value="small"', 'value="small" selected' )
				.replace( 'value="blue"', 'value="blue" selected' ),
	} );
	expect( getId() ).toBe( '38' );
	expect( button() ).not.toHaveClass( 'disabled' );
} );

it( 'shows why an unavailable or incomplete choice cannot be added', async () => {
	const submitted = jest.fn( ( event: Event ) => event.preventDefault() );
	await open();
	form().addEventListener( 'submit', submitted );
	await userEvent.click( button() );
	expect( find( '.sf-variation-message' ) ).toHaveTextContent(
		'Please select some product options.'
	);
	expect( select( 'Size' ) ).toHaveFocus();
	await choose( 'Size', 'large' );
	expect( document.querySelector( '.sf-variation-message' ) ).toBeNull();
	await choose( 'Colour', 'red' );
	await userEvent.click( button() );
	expect( find( '.sf-variation-message' ) ).toHaveTextContent(
		'Sorry, this product is unavailable.'
	);
	expect( submitted ).not.toHaveBeenCalled();
	await choose( 'Colour', 'blue' );
	await userEvent.click( button() );
	expect( submitted ).toHaveBeenCalledTimes( 1 );
} );

it.each( [
	[ { min_qty: 2, max_qty: 5 }, '1', '2', '2', '5' ],
	[ { min_qty: 2, max_qty: 5 }, '9', '5', '2', '5' ],
	[ { min_qty: 1, max_qty: '' }, '9', '9', '1', '' ],
	[
		{ is_sold_individually: 'yes', min_qty: 1, max_qty: 1 },
		'9',
		'1',
		'1',
		'',
	],
] )( 'limits the quantity by %j', async ( limits, typed, value, min, max ) => {
	await open( {
		variations: ( list ) =>
			list.map( ( variation ) => ( { ...variation, ...limits } ) ),
	} );
	quantity().value = typed;
	await choose( 'Size', 'small' );
	await choose( 'Colour', 'red' );
	expect( [ quantity().value, quantity().min, quantity().max ] ).toEqual( [
		value,
		min,
		max,
	] );
} );

it( 'hides the quantity of products sold individually', async () => {
	await open( {
		variations: ( list ) =>
			list.map( ( variation ) => ( {
				...variation,
				is_sold_individually:
					variation.variation_id === 37 ? 'yes' : 'no',
			} ) ),
	} );
	await choose( 'Size', 'small' );
	await choose( 'Colour', 'red' );
	expect( quantity() ).not.toBeVisible();
	await choose( 'Colour', 'blue' );
	expect( quantity() ).toBeVisible();
} );

it( 'escapes texts of variations', async () => {
	await open( {
		variations: ( list ) =>
			list.map( ( variation ) => ( {
				...variation,
				sku: '<img src=x>',
			} ) ),
	} );
	await choose( 'Size', 'small' );
	await choose( 'Colour', 'red' );
	expect( find( '.name' ).textContent ).toBe( '<img src=x>' );
	expect( find( '.sku' ).textContent ).toBe( '<img src=x>' );
} );

describe( 'with more variations than the page contains', () => {
	const bySize = recording( 'classic-ajax-variation-match', {
		isExact: true,
	} ).response.body as { variation_id: number };
	const respond = jest.fn();
	const tooMany = ( markup: string ) =>
		markup.replace(
			/data-product_variations="[^"]*"/,
			'data-product_variations="false"'
		);

	beforeEach( () => {
		respond.mockReset();
		respond.mockResolvedValue( respondWith( bySize ) );
		window.fetch = respond;
	} );

	it( 'requests the chosen variation from the server', async () => {
		await open( { change: tooMany } );
		await choose( 'Size', 'small' );
		expect( respond ).not.toHaveBeenCalled();
		await choose( 'Colour', 'red' );
		const [ url, request ] = respond.mock.calls[ 0 ];
		expect( url ).toBe( '/?wc-ajax=get_variation' );
		expect( Object.fromEntries( request.body ) ).toEqual( {
			attribute_pa_size: 'small',
			attribute_pa_colour: 'red',
			product_id: '36',
			custom_data: '',
		} );
		expect( getId() ).toBe( String( bySize.variation_id ) );
		expect( form() ).not.toHaveAttribute( 'aria-busy' );
	} );

	it( 'only shows the response to the last choice', async () => {
		let finish: ( response: object ) => void = () => undefined;
		await open( { change: tooMany } );
		await choose( 'Size', 'small' );
		respond.mockReturnValueOnce(
			new Promise( ( resolve ) => {
				finish = resolve;
			} )
		);
		await choose( 'Colour', 'red' );
		expect( form() ).toHaveAttribute( 'aria-busy', 'true' );
		await choose( 'Colour', 'blue' );
		const id = getId();
		expect( id ).not.toBe( '' );
		expect( respond.mock.calls[ 0 ][ 1 ].signal.aborted ).toBe( true );
		finish( respondWith( { ...bySize, variation_id: 99 } ) );
		await settle();
		expect( getId() ).toBe( id );
	} );

	it( 'shows that no variation matches', async () => {
		await open( { change: tooMany } );
		respond.mockResolvedValue( respondWith( false ) );
		await choose( 'Size', 'small' );
		await choose( 'Colour', 'red' );
		expect( find( '.wc-no-matching-variations' ).textContent ).toBe(
			'No products matched your selection.'
		);
		expect( button() ).toHaveClass( 'disabled' );
	} );

	it.each( [
		[ 'lost', () => Promise.reject( new TypeError( 'Lost' ) ) ],
		[
			'unreadable',
			async () => ( {
				ok: true,
				json: () => Promise.reject( new SyntaxError() ),
			} ),
		],
		[ 'an error', async () => respondWith( { error: true } ) ],
	] )(
		'lets the browser post the form if the response is %s',
		async ( _, answer ) => {
			await open( { change: tooMany } );
			respond.mockImplementation( answer );
			await choose( 'Size', 'small' );
			await choose( 'Colour', 'red' );
			expect( button() ).not.toHaveClass( 'disabled' );
			expect( getId() ).toBe( '' );
		}
	);

	it( "requests the variation if the page's list is broken", async () => {
		document.body.innerHTML =
			readMarkup( 'variation-form' ).replace(
				/data-product_variations="[^"]*"/,
				'data-product_variations="[{"'
			) + TEMPLATES;
		stop = mountBehavior( mount, form() );
		await choose( 'Size', 'small' );
		await choose( 'Colour', 'red' );
		expect( respond ).toHaveBeenCalledTimes( 1 );
	} );
} );
