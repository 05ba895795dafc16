import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wishlistMarkup } from '../contract/wishlist-recordings';
import { find, readMarkup } from '../fixtures/mount-behavior';
import { DISCLOSURE_ROWS } from './disclosure-rows';
import { LAYER_ROWS } from './layer-rows';
import { MOTION_ROWS } from './motion-rows';
import { STILL, UNDIRECTED, type Row } from './row';

const PRODUCT_PARAMS = {
	wc_single_product_params: {
		i18n_product_gallery_trigger_text: 'View full-screen image gallery',
		i18n_required_rating_text: 'Please select a rating',
		i18n_rating_options: [ 1, 2, 3, 4, 5 ].map(
			( stars ) => `${ stars } stars`
		),
		flexslider_enabled: '1',
		zoom_enabled: '1',
		photoswipe_enabled: '1',
		review_rating_required: 'yes',
	},
	wc_add_to_cart_variation_params: {
		i18n_make_a_selection_text: 'Please choose.',
	},
	shopfront_quantity_params: { i18n_decrease: 'Less', i18n_increase: 'More' },
};

const FORM = `
	<form id="product-form" class="cart" method="post" action="/cart/add" data-sf-add="26">
		<div class="quantity"><label for="qty">Quantity</label>
			<input id="qty" class="qty" type="number" name="quantity" value="1" min="1" max="9" step="1"></div>
		<button type="submit" class="single_add_to_cart_button">Add to cart</button>
		<button type="submit" class="sf-buy-now" name="sf-buy-now" value="1">Buy now</button>
		<p data-sf-message></p>
	</form>
	<div class="sf-sticky-cart" data-sf-sticky-cart="product-form" role="region" aria-label="Add" hidden>
		<button type="button" class="sf-sticky-cart__button">Add to cart</button></div>
	<script type="application/json" class="sf-mini-cart-data">{}</script>`;

const posts = ( name: string ) => () => {
	const button = screen.getByRole< HTMLButtonElement >( 'button', { name } );
	expect( button ).toBeVisible();
	expect( button.type ).toBe( 'submit' );
	expect( button.form?.method ).toBe( 'post' );
};

const sends = ( name: string ) => async () => {
	const sent = jest.fn( ( event: Event ) => event.preventDefault() );
	window.addEventListener( 'submit', sent, { once: true } );
	screen.getByRole( 'button', { name } ).focus();
	await userEvent.keyboard( '{Enter}' );
	expect( sent ).toHaveBeenCalledTimes( 1 );
};

const tab = ( name: RegExp ) => screen.getByRole( 'tab', { name } );

const galleryLinks = () =>
	expect(
		document.querySelectorAll(
			'.woocommerce-product-gallery__image a[href]'
		)
	).toHaveLength( 5 );

const GALLERY = {
	selector: '.woocommerce-product-gallery',
	html: readMarkup( 'product-gallery' ),
	globals: PRODUCT_PARAMS,
	withoutScript: galleryLinks,
};

const scrollBy = jest.fn();
const CAROUSEL = {
	selector: '.is-product-collection-layout-carousel',
	html: `<div class="wp-block-woocommerce-product-collection">
		<div class="wc-block-next-previous-buttons"><button aria-label="Previous products"></button><button aria-label="Next products"></button></div>
		<ul class="wc-block-product-template is-product-collection-layout-carousel"><li><a href="#mug">Mug</a></li></ul></div>`,
	globals: {
		ResizeObserver: class {
			observe = () => {};
			disconnect = () => {};
		},
	},
	withoutScript: () =>
		expect( screen.getByRole( 'link' ) ).toHaveAttribute( 'href' ),
};
HTMLElement.prototype.scrollBy = scrollBy;

const COLLECTION = {
	selector: '.wp-block-woocommerce-product-collection',
	html: `<div class="wp-block-woocommerce-product-collection" data-query-id="1">
		<ul class="wc-block-product-template"><li class="wc-block-product post-37"><a href="#mug">Mug</a></li></ul>
		<nav class="wp-block-query-pagination"><a href="/?query-1-page=2">2</a></nav></div>`,
	withoutScript: () =>
		expect( screen.getByRole( 'link', { name: '2' } ) ).toHaveAttribute(
			'href',
			'/?query-1-page=2'
		),
	rtl: UNDIRECTED,
	reducedMotion: STILL,
};

const WISHLIST = {
	html: `${ wishlistMarkup( 'wishlist-button' ) }
		<a href="/wishlist/" aria-label="Wishlist"><span data-sf-wishlist-count></span></a>
		<a href="/wishlist/" data-rel="prettyPhoto[add_to_wishlist_25]" data-product-id="25">Choose a list</a>
		<div data-sf-wishlist-actions hidden></div>
		<script type="application/json" id="shopfront-wishlist">${ JSON.stringify( {
			backend: 'ajax',
			url: '/wishlist/',
			stateAction: 'state',
			stateCookie: 'sf_wishlist',
			texts: { add: 'Add to wishlist', remove: 'Remove from list' },
		} ) }</script>`,
	globals: { yith_wcwl_l10n: { ajax_url: '/ajax', actions: {}, nonce: {} } },
	rtl: UNDIRECTED,
};

const IN_BROWSER = 'browser: product-page.spec.ts';

/** Products, lists and forms. A new behavior needs a row. */
export const ROWS: Row[] = [
	{
		name: 'product-listing',
		selector: '.woocommerce-ordering',
		html: `<form class="woocommerce-ordering" method="get"><select class="orderby" name="orderby" aria-label="Sort">
			<option value="date">Latest</option><option value="price">Price</option></select>
			<noscript><button>Sort</button></noscript></form>`,
		withoutScript: () =>
			expect( find( 'form' ) ).toContainHTML( 'noscript' ),
		keyboard: async () => {
			const sent = jest.fn( ( event: Event ) => event.preventDefault() );
			window.addEventListener( 'submit', sent, { once: true } );
			await userEvent.selectOptions( find( 'select' ), 'price' );
			expect( sent ).toHaveBeenCalledTimes( 1 );
		},
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		...GALLERY,
		name: 'product-gallery',
		keyboard: async () =>
			expect(
				await screen.findByRole( 'button', {
					name: 'View full-screen image gallery',
				} )
			).toHaveAttribute( 'href' ),
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		...GALLERY,
		name: 'gallery-slider',
		isInBrowser: true,
		keyboard: IN_BROWSER,
		rtl: IN_BROWSER,
		reducedMotion: IN_BROWSER,
	},
	{
		...GALLERY,
		name: 'gallery-lightbox',
		isInBrowser: true,
		keyboard: IN_BROWSER,
		rtl: IN_BROWSER,
		reducedMotion: IN_BROWSER,
	},
	{
		...GALLERY,
		name: 'gallery-zoom',
		keyboard: 'none: the full-screen view is for the keyboard',
		rtl: 'none: it follows the pointer',
		reducedMotion: 'none: it follows the pointer',
	},
	{
		name: 'product-tabs',
		selector: '.wc-tabs-wrapper',
		html: readMarkup( 'product-tabs' ),
		withoutScript: () =>
			screen
				.getAllByRole( 'tabpanel' )
				.forEach( ( panel ) => expect( panel ).toBeVisible() ),
		keyboard: async () => {
			tab( /Description/ ).focus();
			await userEvent.keyboard( '{End}{Enter}' );
			expect( tab( /Reviews/ ) ).toHaveAttribute(
				'aria-selected',
				'true'
			);
			expect( screen.getAllByRole( 'tabpanel' ) ).toHaveLength( 1 );
		},
		rtl: async () => {
			tab( /Description/ ).style.direction = 'rtl';
			tab( /Description/ ).focus();
			await userEvent.keyboard( '{ArrowLeft}' );
			expect( tab( /Additional/ ) ).toHaveFocus();
		},
		reducedMotion: STILL,
	},
	{
		name: 'review-rating',
		selector: '#rating',
		html: readMarkup( 'product-tabs' ),
		globals: PRODUCT_PARAMS,
		withoutScript: () => expect( find( '#rating' ) ).toBeVisible(),
		keyboard: async () => {
			screen.getByRole( 'radio', { name: '1 stars' } ).focus();
			await userEvent.keyboard( '{ArrowRight}' );
			expect( find< HTMLSelectElement >( '#rating' ).value ).toBe( '2' );
		},
		rtl: async () => {
			// jsdom derives no styles from `dir`.
			find( '[role=radiogroup]' ).style.direction = 'rtl';
			screen.getByRole( 'radio', { name: '1 stars' } ).focus();
			await userEvent.keyboard( '{ArrowLeft}' );
			expect( find< HTMLSelectElement >( '#rating' ).value ).toBe( '2' );
		},
		reducedMotion: STILL,
	},
	{
		name: 'quantity-stepper',
		selector: '.quantity',
		html: FORM,
		globals: PRODUCT_PARAMS,
		withoutScript: () =>
			expect( screen.getByLabelText( 'Quantity' ) ).toBeVisible(),
		keyboard: async () => {
			screen.getByRole( 'button', { name: 'More' } ).focus();
			await userEvent.keyboard( '{Enter} ' );
			expect( screen.getByLabelText( 'Quantity' ) ).toHaveValue( 3 );
		},
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		name: 'sticky-cart',
		selector: '.sf-sticky-cart',
		html: FORM,
		withoutScript: () =>
			expect( find( '.sf-sticky-cart' ) ).not.toBeVisible(),
		keyboard: async () => {
			find( '.sf-sticky-cart' ).hidden = false;
			const sent = jest.fn( ( event: Event ) => event.preventDefault() );
			window.addEventListener( 'submit', sent, { once: true } );
			find( '.sf-sticky-cart__button' ).focus();
			await userEvent.keyboard( '{Enter}' );
			expect( sent ).toHaveBeenCalledTimes( 1 );
		},
		rtl: UNDIRECTED,
		reducedMotion: 'browser: the theme’s styles',
	},
	{
		name: 'grouped-form',
		selector: '.grouped_form',
		html: `<form class="grouped_form" method="post" data-sf-grouped-form-options='{"nothingChosen":"Please choose."}'>
			<table class="group_table"><tbody><tr><td><input type="number" name="quantity[26]" min="0" aria-label="Mug"></td></tr></tbody></table>
			<button type="submit">Add to cart</button></form>`,
		withoutScript: posts( 'Add to cart' ),
		keyboard: async () => {
			screen.getByRole( 'button' ).focus();
			await userEvent.keyboard( '{Enter}' );
			expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
				'Please choose.'
			);
			expect( screen.getByLabelText( 'Mug' ) ).toHaveFocus();
		},
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		name: 'variation-form',
		selector: '.variations_form',
		html: readMarkup( 'variation-form' ),
		globals: PRODUCT_PARAMS,
		withoutScript: posts( 'Add to cart' ),
		keyboard: async () => {
			screen.getByRole( 'button', { name: 'Add to cart' } ).focus();
			await userEvent.keyboard( '{Enter}' );
			expect( find( '.sf-variation-message' ) ).toHaveTextContent(
				'Please choose.'
			);
			expect( screen.getByLabelText( 'Size' ) ).toHaveFocus();
		},
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		name: 'swatches',
		selector: '.sf-swatches',
		html: '<form><select aria-label="Colour"><option value="">Choose</option><option value="red">Red</option></select><fieldset class="sf-swatches"><label><input type="radio" form="sf-no-form" name="sf_swatch" value="red">Red</label></fieldset></form>',
		withoutScript: () =>
			expect( screen.getByLabelText( 'Colour' ) ).toBeVisible(),
		keyboard: async () => {
			screen.getByRole( 'radio', { name: 'Red' } ).focus();
			await userEvent.keyboard( ' ' );
			expect( screen.getByLabelText( 'Colour' ) ).toHaveValue( 'red' );
		},
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		name: 'add-to-cart',
		selector: 'form[data-sf-add]',
		html: FORM,
		withoutScript: posts( 'Add to cart' ),
		keyboard: async () => {
			const posted = jest
				.spyOn( HTMLFormElement.prototype, 'submit' )
				.mockImplementation( () => {} );
			find( '.single_add_to_cart_button' ).focus();
			await userEvent.keyboard( '{Enter}' );
			// No script on the page has the store.
			expect( posted ).toHaveBeenCalledTimes( 1 );
		},
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		name: 'added-notice',
		selector: 'form[data-sf-add]',
		html: FORM,
		withoutScript: posts( 'Add to cart' ),
		keyboard: sends( 'Add to cart' ),
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		name: 'buy-now',
		selector: '.sf-buy-now',
		html: FORM,
		withoutScript: posts( 'Buy now' ),
		keyboard: sends( 'Buy now' ),
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		name: 'quick-view',
		selector: '[data-sf-quick-view]',
		html: '<a href="#product" data-sf-quick-view="37">Quick view</a>',
		globals: {
			shopfrontSettings: {
				ajaxurl: '/ajax',
				actions: { quickView: 'view' },
				i18n: { quickView: 'Quick view', close: 'Close' },
			},
		},
		withoutScript: () =>
			expect( screen.getByRole( 'link' ) ).toHaveAttribute( 'href' ),
		keyboard: async () => {
			screen.getByRole( 'link' ).focus();
			await userEvent.keyboard( '{Enter}' );
			expect(
				screen.getByRole( 'button', { name: 'Close' } )
			).toHaveFocus();
		},
		rtl: UNDIRECTED,
		reducedMotion: async () => {
			screen.getByRole( 'link' ).click();
			find< HTMLDialogElement >( 'dialog' ).close();
			await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
			expect( document.querySelector( 'dialog' ) ).toBeNull();
		},
	},
	{
		name: 'contact-form',
		selector: '.wpcf7',
		html: `<div class="wpcf7 no-js" id="wpcf7-f1-o1"><div class="screen-reader-response"><p role="status"></p><ul></ul></div>
			<form class="wpcf7-form init" method="post" data-status="init" novalidate><input type="hidden" name="_wpcf7" value="1">
			<span class="wpcf7-form-control-wrap" data-name="name"><input name="name" aria-label="Name"></span>
			<input type="submit" class="wpcf7-submit has-spinner" value="Send"></form></div>`,
		globals: {
			wpcf7: {
				api: { root: '/wp-json/', namespace: 'contact-form-7/v1' },
			},
		},
		withoutScript: () => {
			const button = screen.getByRole< HTMLInputElement >( 'button' );
			expect( button ).toBeEnabled();
			expect( button.form?.method ).toBe( 'post' );
		},
		keyboard: async () => {
			screen.getByLabelText( 'Name' ).focus();
			await userEvent.keyboard( 'Pat{Enter}' );
			expect( find( 'form' ) ).toHaveAttribute(
				'data-status',
				'submitting'
			);
			expect( screen.getByLabelText( 'Name' ) ).toHaveValue( 'Pat' );
		},
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		name: 'live-search',
		selector: 'form.sf-search',
		html: `<form class="sf-search" role="search" action="/shop/"><input type="search" name="s" aria-label="Search products">
			<button>Search</button></form>`,
		globals: {
			shopfrontSettings: {
				ajaxurl: '/ajax',
				actions: { searchProducts: 'search' },
				i18n: { searchRecent: 'Recent searches' },
			},
		},
		withoutScript: () => {
			const { form } = screen.getByRole< HTMLButtonElement >( 'button' );
			expect( form?.method ).toBe( 'get' );
			expect( form?.elements.namedItem( 's' ) ).toBeVisible();
		},
		keyboard: async () => {
			localStorage.setItem(
				'shopfrontRecentSearches',
				JSON.stringify( [ [ 'mug', Date.now() ] ] )
			);
			screen.getByRole( 'combobox' ).focus();
			await userEvent.keyboard( '{ArrowDown}{ArrowDown}{Enter}' );
			expect( screen.getByRole( 'combobox' ) ).toHaveValue( 'mug' );
		},
		rtl: 'browser: its popup begins where the form does',
		reducedMotion: 'browser: the bar of a search that waits',
	},
	{
		name: 'cart-quantities',
		selector: '[data-sf-cart-api]',
		html: '<div data-sf-cart-api="/cart"><button data-product_id="37" aria-label="Add to cart: Mug"><span data-sf-in-cart="### in cart" data-sf-space="10 in cart">Add to cart</span></button></div>',
		withoutScript: () =>
			expect( screen.getByRole( 'button' ) ).toHaveTextContent(
				'Add to cart'
			),
		keyboard: async () => {
			await userEvent.tab();
			expect(
				screen.getByRole( 'button', { name: 'Add to cart: Mug' } )
			).toHaveFocus();
		},
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		...COLLECTION,
		name: 'product-collection',
		keyboard: async () => {
			const viewed = jest.fn();
			window.addEventListener( 'wc-blocks_viewed_product', viewed, {
				once: true,
			} );
			screen.getByRole( 'link', { name: 'Mug' } ).focus();
			await userEvent.keyboard( '{Enter}' );
			expect( viewed ).toHaveBeenCalledTimes( 1 );
		},
	},
	{
		...COLLECTION,
		name: 'collection-pages',
		keyboard: async () => {
			screen.getByRole( 'link', { name: '2' } ).focus();
			await userEvent.keyboard( '{Enter}' );
			expect(
				find( '.wp-block-woocommerce-product-collection' )
			).toHaveAttribute( 'aria-busy', 'true' );
		},
	},
	{
		...CAROUSEL,
		name: 'product-carousel',
		keyboard: async () => {
			screen.getByLabelText( 'Next products' ).focus();
			await userEvent.keyboard( '{ArrowRight}' );
			expect( scrollBy ).toHaveBeenLastCalledWith( {
				left: expect.any( Number ),
				behavior: 'smooth',
			} );
		},
		rtl: 'none: its own test has both directions',
		reducedMotion: () => {
			screen.getByLabelText( 'Next products' ).click();
			expect( scrollBy ).toHaveBeenLastCalledWith( {
				left: expect.any( Number ),
				behavior: 'auto',
			} );
		},
	},
	{
		name: 'classic-cart-buttons',
		selector: '.add_to_cart_button',
		html: '<a class="add_to_cart_button ajax_add_to_cart" href="/?add-to-cart=37" data-product_id="37" role="button">Add</a>',
		globals: {
			wc_add_to_cart_params: { wc_ajax_url: '/?wc-ajax=%%endpoint%%' },
		},
		withoutScript: () =>
			expect( screen.getByRole( 'button' ) ).toHaveAttribute(
				'href',
				'/?add-to-cart=37'
			),
		keyboard: async () => {
			screen.getByRole( 'button' ).focus();
			await userEvent.keyboard( ' ' );
			expect( screen.getByRole( 'button' ) ).toHaveClass( 'loading' );
		},
		rtl: UNDIRECTED,
		reducedMotion: STILL,
	},
	{
		...WISHLIST,
		name: 'wishlist',
		selector: '.yith-wcwl-add-to-wishlist',
		withoutScript: () =>
			expect(
				screen.getByRole( 'link', { name: 'Add to wishlist' } )
			).toHaveAttribute( 'href', expect.stringContaining( '_wpnonce=' ) ),
		keyboard: async () => {
			screen.getByRole( 'link', { name: 'Add to wishlist' } ).focus();
			await userEvent.keyboard( '{Enter}' );
			expect(
				screen.getByRole( 'link', { name: 'Remove from list' } )
			).toHaveFocus();
		},
		reducedMotion: 'none: the theme animates it',
	},
	{
		...WISHLIST,
		name: 'wishlist-count',
		selector: '[data-sf-wishlist-count]',
		withoutScript: () =>
			expect(
				screen.getByRole( 'link', { name: 'Wishlist' } )
			).toHaveAttribute( 'href', '/wishlist/' ),
		keyboard: 'none: its link is the server’s',
		reducedMotion: STILL,
	},
	{
		...WISHLIST,
		name: 'wishlist-actions',
		selector: '[data-sf-wishlist-actions]',
		withoutScript: 'none: the button’s link does the same',
		keyboard: 'none: it has no control',
		reducedMotion: STILL,
	},
	{
		...WISHLIST,
		name: 'wishlist-events',
		selector: '#shopfront-wishlist',
		withoutScript: 'none: it answers scripts',
		keyboard: 'none: it has no control',
		reducedMotion: STILL,
	},
	{
		...WISHLIST,
		name: 'wishlist-variation',
		selector: 'form',
		html: `<form data-product_id="25"><label>Size <select><option>Choose</option></select></label></form>
			${ wishlistMarkup( 'wishlist-button' ) }`,
		withoutScript: () => {
			expect( screen.getByRole( 'combobox' ) ).toBeVisible();
			expect(
				screen.getByRole( 'link', { name: 'Add to wishlist' } )
			).toHaveAttribute( 'href' );
		},
		keyboard: 'none: it has no control',
		reducedMotion: STILL,
	},
	{
		...WISHLIST,
		name: 'wishlist-dialogs',
		selector: 'a[data-rel]',
		withoutScript: () =>
			expect( screen.getByText( 'Choose a list' ) ).toHaveAttribute(
				'href',
				'/wishlist/'
			),
		keyboard: async () => {
			screen.getByText( 'Choose a list' ).focus();
			await userEvent.keyboard( '{Enter}' );
			const dialog = screen.getByRole( 'dialog' );
			expect( dialog ).toHaveAttribute( 'open' );
			dialog.querySelector< HTMLElement >( '.close-popup' )?.click();
			expect( screen.getByText( 'Choose a list' ) ).toHaveFocus();
		},
		reducedMotion: STILL,
	},
	{
		...WISHLIST,
		name: 'wishlist-page',
		selector: '.yith-wcwl-form',
		html: `${ WISHLIST.html }${ wishlistMarkup( 'wishlist-page' ) }`,
		withoutScript: () =>
			expect(
				screen.getAllByTitle( 'Remove this product' )[ 0 ]
			).toHaveAttribute(
				'href',
				expect.stringContaining( 'remove_from_wishlist' )
			),
		keyboard: async () => {
			const [ first ] = screen.getAllByTitle( 'Remove this product' );
			const count = document.querySelectorAll( 'tr[data-row-id]' ).length;
			first?.focus();
			await userEvent.keyboard( '{Enter}' );
			expect(
				document.querySelectorAll( 'tr[data-row-id]' )
			).toHaveLength( count - 1 );
			expect(
				screen.getAllByTitle( 'Remove this product' )[ 0 ]
			).toHaveFocus();
		},
		reducedMotion: STILL,
	},
	...DISCLOSURE_ROWS,
	...LAYER_ROWS,
	...MOTION_ROWS,
];
