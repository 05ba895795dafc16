import { DISCLOSURE_SECTIONS } from './disclosure-sections';
import { LAYER_SECTIONS } from './layer-sections';
import { MOTION_SECTIONS } from './motion-sections';
import type { Section } from './section';

const picture = ( file: string, widthPx: number ) =>
	`/pictures/${ file }.svg?w=${ widthPx }`;

const slide = ( file: string, alt: string, large = picture( file, 1600 ) ) =>
	`	<div class="woocommerce-product-gallery__image" data-thumb="${ picture( file, 150 ) }" data-thumb-alt="${ alt }">
		<a href="${ large }"><img src="${ picture( file, 800 ) }" alt="${ alt }" width="800" height="800" loading="lazy"
			data-caption="${ alt }" data-large_image="${ large }" data-large_image_width="1600" data-large_image_height="1600"></a>
	</div>`;

const TEXTS = JSON.stringify( {
	dialog: 'Full screen image',
	close: 'Close',
	zoom: 'Zoom',
	previous: 'Previous',
	next: 'Next',
	fullScreen: 'Full screen',
	share: 'Share',
	download: 'Download image',
	imageFailed: 'The image #%s could not be loaded.',
	textImageFailed: 'The image could not be loaded',
} ).replace( /"/g, '&quot;' );

/** The select of an attribute with its swatches. `excluded` is the attribute of an option that cannot be chosen. */
const swatches = ( id: string, chosen = '', excluded = '' ) => {
	const colors = [
		[ 'moss', 'backpack-moss', excluded ],
		[ 'slate', 'backpack-slate', '' ],
	] as const;
	const options = colors.map(
		( [ name, , attribute ] ) =>
			`<option value="${ name }" ${ attribute } ${ name === chosen ? 'selected' : '' }>${ name }</option>`
	);
	const radios = colors.map(
		( [ name, file ] ) =>
			`<label class="sf-swatch"><input type="radio" form="sf-no-form" name="${ id }" value="${ name }" ${ name === chosen ? 'checked' : '' }><img class="sf-swatch__mark" src="${ picture( file, 48 ) }" alt="" width="24" height="24"><span class="sf-swatch__name">${ name }</span></label>`
	);
	return `<div><label for="${ id }">Color</label><select id="${ id }" class="sf-swatches-select"><option value="">Choose</option>${ options.join( '' ) }</select><fieldset class="sf-swatches" aria-label="Color">${ radios.join( '' ) }</fieldset></div>`;
};

const gallery = ( ...slides: string[] ) =>
	`<div class="woocommerce-product-gallery product__picture" data-columns="4"
	data-sf-gallery-lightbox-options="${ TEXTS }" data-sf-gallery-zoom-options="${ TEXTS }">
	<div class="woocommerce-product-gallery__wrapper">
${ slides.join( '\n' ) }
	</div>
</div>`;

const BACKPACK = gallery(
	slide( 'backpack', 'Canvas backpack in sand' ),
	slide( 'backpack-moss', 'Canvas backpack in moss' ),
	slide( 'backpack-slate', 'Canvas backpack in slate' )
);
const MUG_PICTURE = gallery( slide( 'mug', 'Stone mug' ) );
const LOST = gallery(
	slide( 'kettle', 'Kettle', '/pictures/does-not-exist.svg' )
);

const NO_PICTURES = `<div class="woocommerce-product-gallery product__picture">
	<div class="woocommerce-product-gallery__wrapper"><div class="woocommerce-product-gallery__image--placeholder">
		<img src="/pictures/placeholder.svg" alt="Awaiting product image" width="800" height="800"></div></div>
</div>`;

const quantity = (
	id: string,
	{ value = 1, min = 1, max = 9, name = 'quantity' } = {}
) => `<div class="quantity"><label class="screen-reader-text" for="${ id }">Quantity</label>
	<input class="qty" id="${ id }" type="number" name="${ name }" value="${ value }" min="${ min }" max="${ max }" step="1"></div>`;

const ADD = `<button class="single_add_to_cart_button button alt" type="submit">Add to cart</button>`;
const BUY = `<button class="sf-buy-now button button--quiet" type="submit" name="sf-buy-now" value="1">Buy now</button>`;

const form = ( id: string, productId: number, content: string ) =>
	`<form class="cart add-form" id="${ id }" method="post" action="/cart/add" data-sf-add="${ productId }"
	data-sf-added="The product has been added to your cart." data-sf-lost="The connection was lost."
	data-sf-offline="You are offline." data-sf-view-cart="View cart" data-sf-cart-url="/cart/">
	<input type="hidden" name="add-to-cart" value="${ productId }">
	<div class="add-form__row">${ content }</div>
	<p class="form-message" data-sf-message></p>
</form>`;

/** A form in a state that the script has made. */
const still = ( content: string, message = '' ) =>
	`<form class="cart add-form" method="post" action="/cart/add">
	<div class="add-form__row">${ content }</div>
	<p class="form-message">${ message }</p>
</form>`;

const variation = ( id: number, size: string, color: string, more = {} ) => ( {
	variation_id: id,
	attributes: { attribute_size: size, attribute_color: color },
	price_html: `<span class="price">$${ id }.00</span>`,
	availability_html: '',
	variation_description: '',
	is_in_stock: true,
	is_purchasable: true,
	variation_is_active: true,
	variation_is_visible: true,
	min_qty: 1,
	max_qty: 5,
	...more,
} );
const SHIRTS = [
	variation( 30, 'S', 'Red' ),
	variation( 32, 'M', 'Red' ),
	variation( 35, 'M', 'Green', {
		is_in_stock: false,
		availability_html:
			'<p class="stock out-of-stock">This choice is out of stock.</p>',
	} ),
];

const choice = ( id: string, name: string, values: string[], chosen = '' ) =>
	`<tr><th class="label"><label for="${ id }">${ name }</label></th><td class="value">
			<select id="${ id }" name="attribute_${ name.toLowerCase() }" data-attribute_name="attribute_${ name.toLowerCase() }" data-show_option_none="yes">
				<option value="">Choose an option</option>${ values
					.map(
						( value ) =>
							`<option${ value === chosen ? ' selected' : '' }>${ value }</option>`
					)
					.join( '' ) }</select></td></tr>`;

const shirt = (
	id: string,
	{
		size = '',
		color = '',
		data = JSON.stringify( SHIRTS ) as string,
		classes = 'variations_form ',
		shown = '',
		button = ADD,
		attributes = '',
	} = {}
) => `<form class="${ classes }cart add-form" method="post" action="/cart/add" data-product_id="37" ${ attributes }
	data-product_variations="${ data.replace( /&/g, '&amp;' ).replace( /"/g, '&quot;' ) }">
	<input type="hidden" name="add-to-cart" value="37">
	<table class="variations" role="presentation"><tbody>
		${ choice( `${ id }-size`, 'Size', [ 'S', 'M' ], size ) }
		${ choice( `${ id }-color`, 'Color', [ 'Red', 'Green' ], color ) }
	</tbody></table>
	<a class="reset_variations" href="/product/linen-shirt/" aria-label="Clear options">Clear</a>
	<div class="reset_variations_alert screen-reader-text" role="alert" aria-live="polite" aria-relevant="all"></div>
	<div class="single_variation_wrap">
		<div class="woocommerce-variation single_variation" role="alert" aria-relevant="additions">${ shown }</div>
		<div class="woocommerce-variation-add-to-cart variations_button add-form__row">${ quantity( `${ id }-quantity`, { max: 5 } ) } ${ button }
			<input type="hidden" name="variation_id" class="variation_id" value="0"></div>
	</div>
</form>`;

const group = ( id: string, value: number, attributes = '' ) =>
	`<form class="cart ${ attributes && 'grouped_form ' }add-form" method="post" action="/cart/add"${ attributes }>
	<table class="woocommerce-grouped-product-list group_table"><caption class="screen-reader-text">Products in this group</caption>
		<tbody><tr><td>${ quantity( id, { value, min: 0, name: 'quantity[26]' } ) }</td>
			<th scope="row"><a href="/product/stone-mug/">Stone Mug</a></th><td><span class="price">$18.00</span></td></tr></tbody></table>
	<output class="sf-grouped-total">${ attributes ? '' : 'Total: $36.00' }</output>
	<div class="add-form__row">${ ADD }</div>
</form>`;

const GROUP_OPTIONS = ` data-sf-grouped-form-options="${ JSON.stringify( {
	prices: { 26: '1800' },
	currency: {
		currency_code: 'USD',
		currency_minor_unit: 2,
		currency_prefix: '$',
		currency_suffix: '',
		currency_symbol: '$',
		currency_decimal_separator: '.',
		currency_thousand_separator: ',',
	},
	total: 'Total: %s',
	nothingChosen:
		'Please choose the quantity of items you wish to add to your cart…',
} ).replace( /"/g, '&quot;' ) }"`;

const item = ( id: number, slug: string, name: string, file: string ) =>
	`		<li class="card wc-block-product post-${ id }"><div class="card__picture"><img src="${ picture( file, 400 ) }" alt="" width="800" height="800" loading="lazy"></div>
			<h4 class="card__name"><a href="/product/${ slug }/">${ name }</a></h4></li>`;

const MUG = item( 26, 'stone-mug', 'Stone Mug', 'mug' );
const SHIRT = item( 37, 'linen-shirt', 'Linen Shirt', 'shirt' );
const BAG = item( 45, 'canvas-backpack', 'Canvas Backpack', 'backpack' );
const MORE = [ 'kettle', 'lamp', 'socks', 'bowl', 'towel', 'bell' ]
	.map( ( file, index ) =>
		item( 60 + index, 'stone-mug', `Sample ${ index + 1 }`, file )
	)
	.join( '\n' );

const collection = ( attributes: string, list: string, pages = '' ) =>
	`<div class="wp-block-woocommerce-product-collection"${ attributes }>
	<ul class="wc-block-product-template wc-block-product-template__responsive columns-3">
${ list }
	</ul>${ pages }
</div>`;

const pages = ( label: string, href: string ) => `
	<nav class="pagination wp-block-query-pagination" aria-label="${ label }"><ul>
		<li><span class="page-numbers" aria-current="page"><span class="screen-reader-text">Page </span>1</span></li>
		<li><a class="page-numbers" href="${ href }"><span class="screen-reader-text">Page </span>2</a></li></ul></nav>`;

const NO_PRODUCTS =
	'<p class="nothing-found woocommerce-no-products-found">No products were found matching your selection.</p>';

const carousel = ( label: string, list: string ) =>
	`<div class="wp-block-woocommerce-product-collection">
	<div class="wc-block-next-previous-buttons" hidden>
		<button type="button" class="wc-block-next-previous-buttons__button" aria-label="Previous products: ${ label }" aria-disabled="true"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M15 5l-7 7 7 7 1.5-1.5L11 12l5.5-5.5z" fill="currentColor"/></svg></button>
		<button type="button" class="wc-block-next-previous-buttons__button" aria-label="Next products: ${ label }" aria-disabled="false"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M9 5l7 7-7 7-1.5-1.5L13 12 7.500 6.500z" fill="currentColor"/></svg></button>
	</div>
	<ul class="wc-block-product-template is-product-collection-layout-carousel">
${ list }
	</ul>
</div>`;

const tabs = ( id: string, selected: number, isLive: boolean ) =>
	`<div class="woocommerce-tabs${ isLive ? ' wc-tabs-wrapper' : '' }">
	<ul class="tabs wc-tabs" role="tablist">
${ [ 'Description', 'Details', 'Delivery' ]
	.map(
		( title, index ) =>
			`		<li role="presentation" id="${ id }-title-${ index }"${
				! isLive && index === selected ? ' class="active"' : ''
			}><a href="#${ id }-${ index }" role="tab" aria-controls="${ id }-${ index }"${
				isLive ? '' : ` aria-selected="${ index === selected }"`
			}>${ title }</a></li>`
	)
	.join( '\n' ) }
	</ul>
${ [
	'A mug for slow mornings.',
	'Stoneware, 300 ml.',
	'Two days within the country.',
]
	.map(
		( text, index ) =>
			`	<div class="woocommerce-Tabs-panel panel wc-tab" id="${ id }-${ index }" role="tabpanel" aria-labelledby="${ id }-title-${ index }"${
				! isLive && index !== selected ? ' hidden' : ''
			}><p>${ text }</p></div>`
	)
	.join( '\n' ) }
</div>`;

const rating = ( id: string, chosen = 0, more = '' ) =>
	`<form action="#" class="comment-form"><div class="comment-form-rating">
	<label for="${ id }" id="${ id }-label">Your rating</label>
	<select name="rating" id="${ id }"${ more }><option value="">Rate…</option>${ [
		5, 4, 3, 2, 1,
	]
		.map(
			( stars ) =>
				`<option value="${ stars }"${ stars === chosen ? ' selected' : '' }>${ stars } stars</option>`
		)
		.join( '' ) }</select></div></form>`;

const heart = ( id: string, label: string, isListed = false, isLive = true ) =>
	`<div class="${ isLive ? 'yith-wcwl-add-to-wishlist' : 'wishlist-sample' } add-to-wishlist-${ id }${ isListed ? ' exists' : '' }">
	<div class="yith-wcwl-add-button"><a class="button button--quiet" href="/wishlist/" rel="nofollow" data-product-id="${ id }" data-product-type="simple">${ label }</a></div>
</div>`;

const search = ( id: string, attributes = '' ) =>
	`<form class="sf-search site-search" role="search" aria-label="Sample: ${ id }" action="/shop/">
	<input id="${ id }" type="search" name="s" role="combobox" aria-expanded="false" aria-autocomplete="list" autocomplete="off" aria-label="Search products"${ attributes }>
	<button type="submit">Search</button>
</form>`;

const NO_REQUEST = 'It makes no request.';
const NOT_EMPTY = 'The server prints it only around content.';
const NEVER_DISABLED = 'It is never disabled.';
const NOTHING_TO_FAIL = 'Nothing of it can fail.';
const WAITS =
	'Its code loads at the first sign of intent; until then, the element is as the server has printed it.';

/** A contact form in a status, as a server writes it. */
const contactForm = ( status: string, message = '' ) => `
	<div class="wpcf7" id="contact-form-${ status }"><div class="screen-reader-response"><p role="status"></p><ul></ul></div>
		<form class="wpcf7-form ${ status }" method="post" data-status="${ status }" novalidate aria-label="Contact form, ${ status }">
			<label>Your name <span class="wpcf7-form-control-wrap" data-name="your-name"><input name="your-name" autocomplete="name"></span></label>
			<input class="wpcf7-submit" type="submit" value="Send">
			<div class="wpcf7-response-output">${ message }</div></form></div>`;

/**
 * The behaviors of `/behaviors/`, one for each row of rows.ts, which only tests can import. Ids are unique in the page: they
 * begin with the name.
 */
export const SECTIONS: Section[] = [
	{
		name: 'product-listing',
		title: 'Sort order and number of results',
		text: 'Sends the form of the sort order as soon as another one is selected. Two seconds after a sorted page has loaded, screen readers announce the number of its results again.',
		states: {
			initial: {
				text: 'Select another order: the page of the shop opens.',
				html: `<form class="woocommerce-ordering sorting" method="get" action="/shop/">
	<select class="orderby" name="orderby" aria-label="Sort products"><option value="date">Latest</option><option value="price">Lowest price</option></select>
	<noscript><button class="button">Sort</button></noscript>
</form>`,
			},
			active: {
				text: 'The number of results of a sorted page.',
				html: `<p class="woocommerce-result-count" role="status" aria-relevant="all" data-is-sorted-by="true">Showing 13–24 of 51 results</p>`,
			},
			loading: 'The browser shows that it loads the page.',
			error: NOTHING_TO_FAIL,
			empty: {
				text: 'A listing without products has no sort order, only a message.',
				html: NO_PRODUCTS,
			},
			disabled: NEVER_DISABLED,
		},
	},
	{
		name: 'live-search',
		title: 'Live search',
		text: 'Suggests products while a shopper types in a search form, and the last searches of the device in an empty field. Without it, the form opens the page of results.',
		states: {
			initial: {
				text: 'Type “mug”: products show below the field. The arrow keys choose one, Enter opens it.',
				html: search( 'live-search' ),
			},
			active: {
				text: 'The form with a text that many products have. Press the arrow down key in it.',
				html: search( 'live-search-active', ' value="shirt"' ),
			},
			loading:
				'A bar moves below the field while an answer is awaited; type a text to see it.',
			error: 'If the server does not answer, nothing is suggested, and Enter opens the page of results.',
			empty: {
				text: 'The text of this form is in no product: the list says so.',
				html: search( 'live-search-empty', ' value="zzzz"' ),
			},
			disabled: NEVER_DISABLED,
		},
	},
	{
		name: 'wishlist',
		title: 'Button of wishlists',
		text: 'Shows whether a product is in a list, and adds or removes it with the click. Without script, the link does the same with a page load.',
		states: {
			initial: {
				text: 'A product that is in no list.',
				html: heart( '26', 'Add to wishlist', false, false ),
			},
			active: {
				text: 'A product that is in a list: the button removes it.',
				html: heart( '37', 'Remove from list', true, false ),
			},
			loading:
				'The heart changes with the click, and the server is asked meanwhile.',
			error: 'If the server refuses, the heart changes back, and a message says why.',
			empty: NOT_EMPTY,
			disabled: NEVER_DISABLED,
		},
	},
	{
		name: 'wishlist-count',
		title: 'Number of products in wishlists',
		text: 'Shows in the header how many products are in the lists of a visitor, also on a page of a cache.',
		states: {
			initial: {
				text: 'The number of the server.',
				html: `<a href="/wishlist/">Wishlist <span class="wishlist-sample">3</span></a>`,
			},
			active: 'It has one state.',
			loading: 'While the number is unknown, the link has none.',
			error: 'After a failure, the link has no number.',
			empty: {
				text: 'Without products, the link has no number.',
				html: `<a href="/wishlist/">Wishlist</a>`,
			},
			disabled: NEVER_DISABLED,
		},
	},
	{
		name: 'wishlist-variation',
		title: 'Wishlist button of a product with options',
		text: 'Makes the wishlist button that of the chosen variation.',
		states: {
			initial: {
				text: 'Without a choice, the button adds the product; with one, that variation.',
				html: `<form class="wishlist-sample"><label>Size <select><option>Any</option><option>S</option></select></label></form>
				<p>Beside it: <a href="/wishlist/">Add to wishlist</a></p>`,
			},
			active: 'The button of a variation shows whether that variation is in a list.',
			loading: 'Until it starts, the button adds the product.',
			error: 'A variation without a button of its own keeps that of the product.',
			empty: 'Without a button beside it, the form stays as it is.',
			disabled: NEVER_DISABLED,
		},
	},
	{
		name: 'wishlist-actions',
		title: 'Sending of wishlists',
		text: 'Sends what the buttons of wishlists have changed, one request at a time for each list. Nothing of it is visible.',
		states: {
			initial: {
				text: 'The buttons add an element for it, which has no content.',
				html: `<div class="wishlist-sample" hidden></div>`,
			},
			active: 'It has one state.',
			loading: 'A lost answer is looked up before anything is said.',
			error: 'The button says what happened.',
			empty: 'It has one state.',
			disabled: NEVER_DISABLED,
		},
	},
	{
		name: 'wishlist-events',
		title: 'Events of wishlists',
		text: 'Starts buttons that other scripts have added, and renews parts of the page, when the events of the platform’s plugin ask for it.',
		states: {
			initial: {
				text: 'The settings of the page start it, which have no content.',
				html: `<div class="wishlist-sample" hidden></div>`,
			},
			active: 'Where the settings ask for it, controls show their titles in tooltips.',
			loading: 'The parts stay as they are until the answer.',
			error: 'After a failure, the parts stay as they are.',
			empty: 'A page without parts asks for nothing.',
			disabled: NEVER_DISABLED,
		},
	},
	{
		name: 'wishlist-dialogs',
		title: 'Dialogs of wishlists',
		text: 'Lets a visitor choose or create a list, move a product, or ask for an estimate, in a dialog. Without script, the links lead to pages.',
		states: {
			initial: {
				text: 'The link of a product; it opens the page of lists here.',
				html: `<a href="/wishlist/">Choose a list</a>`,
			},
			active: 'The dialog has a tab for each way: choose a list, or create one.',
			loading:
				'The button of the dialog waits until the server has answered.',
			error: 'An empty name is marked, and the focus moves to it.',
			empty: 'Without lists, the dialog only creates one.',
			disabled: NEVER_DISABLED,
		},
	},
	{
		name: 'wishlist-page',
		title: 'Page of a wishlist',
		text: 'Changes title, privacy, order and quantities of a list in place, and removes products with Undo. Without script, its forms do the same.',
		states: {
			initial: {
				text: 'A page of its own shows it.',
				html: `<p><a href="/wishlist/">Open your wishlist</a></p>`,
			},
			active: 'The row of a product can be dragged, or moved with its buttons.',
			loading: 'A row that is sent is marked as busy.',
			error: 'What the server refuses is undone, and a message says why.',
			empty: {
				text: 'A list without products says so.',
				html: `<p class="wishlist-empty">No products added to the wishlist</p>`,
			},
			disabled: 'Visitors who do not own the list see no controls.',
		},
	},
	{
		name: 'product-collection',
		title: 'Events of a product collection',
		text: 'Tells other scripts that a list of products is shown, and which product a visitor opens from it. Nothing of it is visible.',
		states: {
			initial: {
				text: 'The list dispatches wc-blocks_product_list_rendered; a link to a product dispatches wc-blocks_viewed_product.',
				html: collection(
					' data-collection="shop/product-collection/new"',
					`${ MUG }\n${ SHIRT }`
				),
			},
			active: 'It has one state.',
			loading: NO_REQUEST,
			error: NOTHING_TO_FAIL,
			empty: {
				text: 'A list without products still announces that it is shown.',
				html: `<div class="wp-block-woocommerce-product-collection">${ NO_PRODUCTS }</div>`,
			},
			disabled: NEVER_DISABLED,
		},
	},
	{
		name: 'cart-quantities',
		title: 'Number in the cart on buttons',
		text: 'The buttons of a list show how many of each product are in the cart. A button keeps its size and its accessible name.',
		states: {
			initial: {
				text: 'A visitor without a cart sees the shop’s text, and nothing is requested.',
				html: `<div data-sf-cart-api="/wp-json/wc/store/v1/cart">
	<button type="button" data-product_id="37"><span data-sf-in-cart="### in cart" data-sf-space="10 in cart">Add to cart</span></button>
</div>`,
			},
			active: 'After the product was added, its button says "1 in cart". What was added is announced by the button’s own behavior.',
			loading: 'The text stays until the cart is known.',
			error: 'The text stays; the next change of the cart tries again.',
			empty: 'A product that leaves the cart has its first text again.',
			disabled: NEVER_DISABLED,
		},
	},
	{
		name: 'collection-pages',
		title: 'Pages of a product collection',
		text: 'Shows the next page of a list in its place, without loading the rest of the page. The focus moves to its first product, and Back returns.',
		states: {
			initial: {
				text: 'The address of page 2 has no such list, so that the page itself opens.',
				html: collection(
					' data-query-id="901"',
					`${ MUG }\n${ SHIRT }\n${ BAG }`,
					pages( 'Pages: sample', '/shop/?page=2' )
				),
			},
			active: 'A page that is shown is as one that the server has printed.',
			loading: {
				text: 'The list is dimmed while its next page loads.',
				html: collection(
					' aria-busy="true" data-force-page-reload="true"',
					`${ MUG }\n${ SHIRT }`,
					pages( 'Pages: loading', '/shop/?page=2' )
				),
			},
			error: {
				text: 'If its page cannot be shown, the browser opens it.',
				html: '<a href="/broken/collection/">A list whose second page has no list</a>',
			},
			empty: { text: 'A list without products.', html: NO_PRODUCTS },
			disabled: {
				text: 'The setting "Reload full page": each page is loaded.',
				html: collection(
					' data-force-page-reload="true"',
					MUG,
					pages( 'Pages: with page loads', '/shop/?page=2' )
				),
			},
		},
	},
	{
		name: 'product-carousel',
		title: 'Carousel',
		text: 'Adds buttons to a list that scrolls sideways. They scroll by most of its width and know where it ends.',
		states: {
			initial: {
				text: 'At its start, the first button does nothing.',
				html: carousel( 'many', `${ MUG }\n${ SHIRT }\n${ MORE }` ),
			},
			active: 'Scroll the list: both buttons work between its ends.',
			loading: NO_REQUEST,
			error: NOTHING_TO_FAIL,
			empty: {
				text: 'Where all products fit, there are no buttons.',
				html: carousel( 'one', MUG ),
			},
			disabled: 'A button at its end is disabled, as in the first state.',
		},
	},
	{
		name: 'classic-cart-buttons',
		title: 'Add-to-cart buttons of classic lists',
		text: 'Adds a product of a classic list without loading a page, one after the other, and offers a link to the cart.',
		states: {
			initial: {
				text: 'Press it: the mug is added.',
				html: `<p class="sf-classic-cart"><a class="button add_to_cart_button ajax_add_to_cart" role="button" rel="nofollow" href="/?add-to-cart=26"
	data-product_id="26" data-quantity="1" data-success_message="“Stone Mug” has been added to your cart" aria-label="Add to cart: “Stone Mug”">Add to cart</a></p>`,
			},
			active: {
				text: 'Added, with a link to the cart.',
				html: `<p><a class="button added" href="/?add-to-cart=26" role="button">Add to cart</a> <a class="added_to_cart wc-forward" href="/cart/">View cart</a></p>`,
			},
			loading: {
				text: 'The request has been sent.',
				html: `<p><a class="button loading" href="/?add-to-cart=26" role="button">Add to cart</a></p>`,
			},
			error: 'A refused product opens its page, which says why.',
			empty: NOT_EMPTY,
			disabled:
				'A product that cannot be bought has a link to its page instead.',
		},
	},
	{
		name: 'quick-view',
		title: 'Quick view',
		text: 'Opens a product in a dialog, with its pictures, choices and add-to-cart form. Escape closes it and returns to the link.',
		states: {
			initial: {
				text: 'Press it: the dialog opens.',
				html: `<a class="quick-view" href="/product/linen-shirt/" data-sf-quick-view="37">Quick view</a>`,
			},
			active: 'The open dialog covers the page.',
			loading: {
				text: 'The dialog while the product loads.',
				html: '<div class="sf-quick-view__content" aria-busy="true"><p class="sf-quick-view__status" role="status">Loading the product…</p></div>',
			},
			error: {
				text: 'This product does not exist: the dialog says so and offers its page.',
				html: `<a class="quick-view" href="/product/brass-barometer/" data-sf-quick-view="999999">Quick view of a product that is gone</a>`,
			},
			empty: 'An empty response is an error.',
			disabled:
				'Without settings of the page, the link opens the product.',
		},
	},
	{
		name: 'product-gallery',
		title: 'Pictures of a product',
		text: 'Adds a thumbnail for each picture and a link that opens the full-screen view.',
		states: {
			initial: {
				text: 'Three pictures: the first is shown.',
				html: BACKPACK,
			},
			active: 'The thumbnail of the shown picture has a frame.',
			loading: 'The pictures keep their space while they load.',
			error: {
				text: 'Where a picture cannot be loaded, its description is shown.',
				html: '<a href="/broken/pictures/">A product with words instead of pictures</a>',
			},
			empty: {
				text: 'A product without pictures has a placeholder.',
				html: NO_PICTURES,
			},
			disabled: {
				text: 'A single picture needs no thumbnails.',
				html: MUG_PICTURE,
			},
		},
	},
	{
		name: 'gallery-slider',
		title: 'Slider of pictures',
		text: 'Moves between pictures by swiping, dragging and thumbnails. It loads when somebody touches the pictures.',
		states: {
			initial: {
				text: 'The pictures of the section above have it: press a thumbnail, or drag a picture.',
				html: '<a href="#product-gallery">Pictures of a product</a>',
			},
			active: 'The shown picture is marked in the thumbnails.',
			loading: WAITS,
			error: 'Without it, the first picture is shown, and each is a link.',
			empty: NOT_EMPTY,
			disabled: 'A single picture does not slide.',
		},
	},
	{
		name: 'gallery-zoom',
		title: 'Zoom of pictures',
		text: 'Shows the large picture under the pointer, or after a tap.',
		states: {
			initial: {
				text: 'Move the pointer over this picture.',
				html: gallery( slide( 'lamp', 'Reading lamp' ) ),
			},
			active: 'The large picture follows the pointer.',
			loading: 'The picture stays until the large one has loaded.',
			error: {
				text: 'The large picture of this one is missing: a message is shown for 2.5 seconds.',
				html: LOST,
			},
			empty: NOT_EMPTY,
			disabled: 'A large picture that is not larger is not zoomed.',
		},
	},
	{
		name: 'gallery-lightbox',
		title: 'Full-screen view of pictures',
		text: 'Opens the pictures in a dialog with caption, counter, zoom, sharing and an address for each picture.',
		states: {
			initial: {
				text: 'Press the magnifier in the corner of a picture above.',
				html: '<a href="#product-gallery">Pictures of a product</a>',
			},
			active: {
				text: 'An address opens a picture at once.',
				html: '<a href="/product/canvas-backpack/#&amp;gid=1&amp;pid=2">The second picture of the backpack</a>',
			},
			loading: WAITS,
			error: {
				text: 'A picture that cannot be loaded is a message with a link to it.',
				html: '<a href="/broken/pictures/#&amp;gid=1&amp;pid=2">A full-screen view without pictures</a>',
			},
			empty: NOT_EMPTY,
			disabled:
				'Where a theme has none, each picture is a link to its file.',
		},
	},
	{
		name: 'product-tabs',
		title: 'Tabs of a product',
		text: 'Shows one section of a product at a time. Arrow keys, Home and End move between the tabs, and an address opens its tab.',
		states: {
			initial: {
				text: 'The first tab is open.',
				html: tabs( 'product-tabs-live', 0, true ),
			},
			active: {
				text: 'The second tab is open.',
				html: tabs( 'product-tabs-second', 1, false ),
			},
			loading: NO_REQUEST,
			error: 'An address that names no tab opens the first one.',
			empty: 'The server prints no tab without content.',
			disabled: 'Without script, all sections are shown.',
		},
	},
	{
		name: 'review-rating',
		title: 'Stars of a review',
		text: 'Replaces the list of ratings by five stars, which arrow keys choose. It loads when the form is in sight.',
		states: {
			initial: {
				text: 'Choose a star, or move with arrow keys.',
				html: rating( 'rating' ),
			},
			active: 'The chosen star and those before it are filled.',
			loading: WAITS,
			error: {
				text: 'A review without a rating, where the shop requires one.',
				html: '<p class="stars"></p><p class="woocommerce-error">Please select a rating</p>',
			},
			empty: 'Without a choice, all stars are empty.',
			disabled: {
				text: 'Without script, the list stays.',
				html: rating( 'review-rating-select', 4 ),
			},
		},
	},
	{
		name: 'quantity-stepper',
		title: 'Quantity',
		text: 'Adds minus and plus to a quantity, within its limits.',
		states: {
			initial: {
				text: 'From 1 to 9.',
				html: `<div class="cart">${ quantity( 'quantity-stepper-initial', { value: 2 } ) }</div>`,
			},
			active: {
				text: 'At its maximum, plus does nothing.',
				html: `<div class="cart">${ quantity( 'quantity-stepper-maximum', { value: 9 } ) }</div>`,
			},
			loading: NO_REQUEST,
			error: {
				text: 'A value above the maximum: the browser says so when the form is sent.',
				html: `<form class="cart" method="get" action="/shop/">${ quantity( 'quantity-stepper-error', { value: 12 } ) } <button class="button button--quiet">Send</button></form>`,
			},
			empty: {
				text: 'Nothing chosen: minus does nothing.',
				html: `<div class="cart">${ quantity( 'quantity-stepper-empty', { value: 0, min: 0 } ) }</div>`,
			},
			disabled: {
				text: 'A product that is sold individually: the field is read-only and stays alone.',
				html: '<div class="cart"><div class="quantity"><label class="screen-reader-text" for="quantity-stepper-single">Quantity</label><input class="qty" id="quantity-stepper-single" type="number" value="1" readonly></div></div>',
			},
		},
	},
	{
		name: 'grouped-form',
		title: 'Group of products',
		text: 'Adds up the chosen products of a group, and asks for a quantity if there is none.',
		states: {
			initial: {
				text: 'Press the button without a quantity: a message asks for one.',
				html: group( 'grouped-form-initial', 0, GROUP_OPTIONS ),
			},
			active: {
				text: 'Two mugs and their total.',
				html: group( 'grouped-form-active', 2 ),
			},
			loading: 'As the button of "Add to cart".',
			error: {
				text: 'Nothing was chosen.',
				html: '<p class="form-message" role="alert">Please choose the quantity of items you wish to add to your cart…</p>',
			},
			empty: 'Without a quantity there is no total.',
			disabled:
				'A product without stock has a dash instead of a quantity.',
		},
	},
	{
		name: 'swatches',
		title: 'Colors of a product',
		text: 'Keeps the radio buttons of an attribute and its select alike.',
		states: {
			initial: {
				text: 'No color is chosen.',
				html: swatches( 'swatches-initial' ),
			},
			active: {
				text: 'A color is chosen. The arrow keys choose another.',
				html: swatches( 'swatches-active', 'slate' ),
			},
			loading: 'The options are on the page.',
			error: 'Nothing can fail: the select is the field.',
			empty: 'Without colors and pictures, the server prints the select alone.',
			disabled: {
				text: 'The other choices exclude a color.',
				html: swatches( 'swatches-disabled', '', 'disabled' ),
			},
		},
	},
	{
		name: 'variation-form',
		title: 'Choices of a product',
		text: 'Offers the options that the other choices leave, and shows price, picture and stock of the variation that they name.',
		states: {
			initial: {
				text: 'Nothing is chosen: the button asks for a choice.',
				html: shirt( 'variation-form-initial' ),
			},
			active: {
				text: 'A complete choice, with its price.',
				html: shirt( 'variation-form-active', {
					size: 'S',
					color: 'Red',
				} ),
			},
			loading: {
				text: 'A product with many variations asks the server.',
				html: shirt( 'variation-form-loading', {
					size: 'S',
					color: 'Red',
					data: 'false',
					classes: '',
					attributes: 'aria-busy="true"',
				} ),
			},
			error: {
				text: 'Broken data in the page: the server is asked for each choice.',
				html: '<a href="/broken/variations/">A product whose variations cannot be read</a>',
			},
			empty: {
				text: 'No product has these choices.',
				html: '<div class="sf-variation-message" role="alert"><p class="wc-no-matching-variations woocommerce-info">Sorry, no products matched your selection. Please choose a different combination.</p></div>',
			},
			disabled: {
				text: 'This choice is out of stock.',
				html: shirt( 'variation-form-disabled', {
					size: 'M',
					color: 'Green',
				} ),
			},
		},
	},
	{
		name: 'contact-form',
		title: 'Contact form',
		text: 'Checks and sends a contact form without loading a page, and keeps what was typed if that fails.',
		states: {
			initial: {
				text: 'A field and its button.',
				html: contactForm( 'initial' ),
			},
			active: {
				text: 'The form was sent.',
				html: contactForm( 'sent', 'Thank you for your message.' ),
			},
			loading: {
				text: 'The form is being sent; a second press does nothing.',
				html: contactForm( 'submitting' ),
			},
			error: {
				text: 'The server refused a field.',
				html: contactForm(
					'invalid',
					'One or more fields have an error.'
				),
			},
			empty: 'A form has at least its button.',
			disabled: 'The button waits until required boxes are checked.',
		},
	},
	{
		name: 'add-to-cart',
		title: 'Add to cart',
		text: 'Adds the product of a form without loading a page, and says so to screen readers.',
		states: {
			initial: {
				text: 'Press it: the mug is added.',
				html: form(
					'add-to-cart-initial',
					26,
					`${ quantity( 'add-to-cart-quantity' ) } ${ ADD }`
				),
			},
			active: {
				text: 'Added, with a link to the cart.',
				html: still(
					`${ ADD.replace( 'button alt', 'button alt added' ) } <a class="added_to_cart wc-forward" href="/cart/">View cart</a>`
				),
			},
			loading: {
				text: 'The request has been sent; a second press does nothing.',
				html: still(
					ADD.replace( 'button alt', 'button alt loading' ).replace(
						'type',
						'aria-disabled="true" type'
					)
				),
			},
			error: {
				text: 'The page promises more than the shop has: press the button.',
				html: form(
					'add-to-cart-error',
					28,
					`${ quantity( 'add-to-cart-error-quantity', { value: 900, max: 999 } ) } ${ ADD }`
				),
			},
			empty: NOT_EMPTY,
			disabled:
				'A product without stock has a sentence instead of a form.',
		},
	},
	{
		name: 'buy-now',
		title: 'Buy now',
		text: 'Gives the button that leads to the checkout the state of the add-to-cart button beside it.',
		states: {
			initial: {
				text: 'Press it: the checkout opens.',
				html: form( 'buy-now-initial', 26, `${ ADD } ${ BUY }` ),
			},
			active: 'The checkout opens.',
			loading: {
				text: 'While the form is sent.',
				html: still(
					`${ ADD } ${ BUY.replace( 'sf-buy-now', 'loading' ).replace( ' type', ' aria-busy="true" type' ) }`
				),
			},
			error: 'A refused product is a notice of the page that opens.',
			empty: NOT_EMPTY,
			disabled: {
				text: 'A choice is missing; pressing it asks for the choice.',
				html: still(
					`${ ADD.replace( 'button alt', 'button alt disabled wc-variation-selection-needed' ) } ${ BUY.replace( 'sf-buy-now', 'sf-buy-now disabled' ) }`
				),
			},
		},
	},
	{
		name: 'sticky-cart',
		title: 'Bar to add a product',
		text: 'Shows quantity and button at the edge of the window while those of the form are out of sight. It loads when the page moves.',
		states: {
			initial: {
				text: 'Scroll this box: the bar appears when the form leaves it.',
				html: `<div class="behavior-box" tabindex="0" role="region" aria-label="Sample of the bar">
	${ form( 'sticky-cart-form', 26, `${ quantity( 'sticky-cart-main' ) } ${ ADD }` ) }
	<div class="behavior-box__space"></div>
	<div class="sf-sticky-cart" data-sf-sticky-cart="sticky-cart-form" role="region" aria-label="Add Stone Mug" hidden>
		<div class="sf-sticky-cart__inner"><div class="sf-sticky-cart__product"><strong>Stone Mug</strong> <span class="price">$18.00</span></div>
			${ quantity( 'sticky-cart-quantity' ) }
			<button class="sf-sticky-cart__button button" type="button">Add to cart</button></div></div>
</div>`,
			},
			active: 'The bar of the box, once it is scrolled.',
			loading: 'Its button follows that of the form.',
			error: 'The page moves to the message below the form.',
			empty: NOT_EMPTY,
			disabled:
				'Where a choice is missing, its button leads to the form.',
		},
	},
	...DISCLOSURE_SECTIONS,
	...LAYER_SECTIONS,
	...MOTION_SECTIONS,
];
