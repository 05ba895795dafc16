import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ProductResponse } from '@shopfront/store-api';
import { htmlToText } from '../text';
import { safeHtml } from '../catalogue/html';
import { productResponse } from '../catalogue/product-response';
import { variationChoices } from '../catalogue/product-links';
import { getProduct } from '../catalogue/repository';
import type { Product } from '../catalogue/types';
import { fullName } from '../cart/lines';
import type { ShopEnv } from '../context';
import { dayOf } from '../pages/format-date';
import type { Markup } from '../pages/layout';
import { PLACEHOLDER } from '../pages/product-parts';
import { t } from '../texts';
import { EDIT_ACTION, REMOVE_ACTION } from './actions';
import { CHECK, CROSS, DOWN, GRIP, PENCIL, UP } from './icons';
import {
	countItems,
	getItems,
	PRIVACY,
	type Wishlist,
	type WishlistItem,
} from './lists';
import { actionNonce } from './nonces';
import { isOn, textOption, type FragmentOptions } from './options';
import { mayChange, nameOf, owns, ownLists } from './visitor';

export const PER_PAGE = 12;

const MAX_PER_PAGE = 100;

export type Layout = '' | 'mobile' | 'images_grid';

interface Row {
	item: WishlistItem;
	/** `null` if it's no longer for sale. */
	product: Product | null;
	response: ProductResponse | null;
	/** Plain text. */
	name: string;
	choices: Array< { label: string; value: string } >;
}

interface Table {
	c: Context< ShopEnv >;
	list: Wishlist | null;
	options: FragmentOptions;
	rows: Row[];
	url: string;
	page: number;
	pages: number;
	perPage: number;
	total: number;
	layout: Layout;
	/** The visitor may change the list. */
	isEditable: boolean;
	/** Features that the platform plugin's free edition lacks. */
	isRich: boolean;
}

export const listUrl = ( c: Context< ShopEnv >, { token }: Wishlist ) =>
	`${ c.get( 'shop' ).baseUrl }/wishlist/view/${ token }/`;

const toRow = ( c: Context< ShopEnv >, item: WishlistItem ): Row => {
	const shop = c.get( 'shop' );
	const product = getProduct( shop.database, item.productId );
	const parent = product?.parentId
		? getProduct( shop.database, product.parentId )
		: null;
	return {
		item,
		product,
		response: product && productResponse( shop, product ),
		name: htmlToText(
			safeHtml( product ? ( parent ?? product ).name : item.name )
		),
		choices:
			product && parent
				? [
						...variationChoices( parent, product ),
						...item.choices
							.filter(
								( { name } ) =>
									! product.variationAttributes[
										name.replace( /^attribute_/, '' )
									]
							)
							.map( ( { label, text } ) => ( {
								label,
								value: text,
							} ) ),
					]
				: [],
	};
};

export const formOptions = (
	c: Context< ShopEnv >,
	list: Wishlist | null,
	sent: FragmentOptions = {}
): FragmentOptions => {
	const { options, session } = c.get( 'shop' );
	const isOwn = list === null || owns( c, list );
	const isEditable = list !== null && mayChange( c, list );
	const isRich = options.wishlistSeveral && isEditable;
	return {
		per_page: PER_PAGE,
		current_page: 1,
		pagination: 'yes',
		action_params: '',
		no_interactions: false,
		layout: '',
		show_dateadded: true,
		...sent,
		wishlist_id: list?.id ?? false,
		wishlist_token: list?.token ?? '',
		is_default: list?.isDefault ?? true,
		is_custom_list: list !== null && isOwn,
		is_private: list?.privacy === PRIVACY.private,
		count: list ? countItems( c.get( 'shop' ).database, list.id ) : 0,
		page_title: list ? nameOf( list ) : t( 'My wishlist' ),
		default_wishlsit_title: t( 'My wishlist' ),
		page_links: false,
		is_user_logged_in: session.customerId > 0,
		is_user_owner: isOwn,
		can_user_edit_title: isEditable,
		show_price: true,
		show_stock_status: true,
		show_add_to_cart: true,
		show_remove_product: list === null || isEditable,
		add_to_cart_text: t( 'Add to cart' ),
		show_ask_estimate_button: isRich,
		ask_estimate_url: '',
		price_excl_tax: true,
		show_cb: isRich,
		show_quantity: isRich,
		show_variation: true,
		show_price_variations: false,
		show_update: isRich,
		enable_drag_n_drop: isRich,
		enable_add_all_to_cart: isRich,
		move_to_another_wishlist: isRich,
		repeat_remove_button: false,
		show_last_column: true,
		heading_icon: '',
		share_enabled: list !== null && list.privacy !== PRIVACY.private,
		template_part: 'view',
		additional_info: false,
		available_multi_wishlist: isRich,
		form_action: list
			? listUrl( c, list )
			: `${ c.get( 'shop' ).baseUrl }/wishlist/`,
		ajax_loading: false,
		item: 'wishlist',
	};
};

const picture = ( { response, product, c }: Row & { c: Table[ 'c' ] } ) => {
	const parent =
		product?.parentId && response?.images.length === 0
			? getProduct( c.get( 'shop' ).database, product.parentId )
			: null;
	const image =
		response?.images[ 0 ] ??
		( parent
			? productResponse( c.get( 'shop' ), parent ).images[ 0 ]
			: undefined );
	return html`<img
		width="300"
		height="300"
		src="${ image?.thumbnail ?? PLACEHOLDER }"
		class="attachment-woocommerce_thumbnail size-woocommerce_thumbnail"
		alt="${ image?.alt ?? '' }"
		loading="lazy"
		decoding="async"
	/>`;
};

const thumbnail = ( table: Table, row: Row ): Markup =>
	row.response
		? html`<a
				href="${ row.response.permalink }"
				tabindex="-1"
				aria-hidden="true"
				>${ picture( { ...row, c: table.c } ) }</a
			>`
		: html`${ picture( { ...row, c: table.c } ) }`;

const productName = ( { response, name, choices }: Row ): Markup =>
	html`${
		response
			? html`<a href="${ response.permalink }">${ name }</a>`
			: html`<span>${ name }</span>`
	}${
		choices.length > 0
			? html`<dl class="variation">
					${ choices.map(
						( { label, value } ) =>
							html`<dt>${ label }:</dt>
								<dd>${ value }</dd>`
					) }
				</dl>`
			: ''
	}`;

const stock = ( { response }: Row ): Markup => {
	if ( ! response ) {
		return html`<span class="wishlist-out-of-stock"
			>${ t( 'No longer available' ) }</span
		>`;
	}
	return response.is_in_stock
		? html`<span class="wishlist-in-stock">${ t( 'In Stock' ) }</span>`
		: html`<span class="wishlist-out-of-stock"
				>${ t( 'Out of stock' ) }</span
			>`;
};

/** A script can add the product without opening its page. */
const isAddedAtOnce = ( { product, response }: Row ) =>
	( product?.type === 'simple' || product?.type === 'variation' ) &&
	response?.is_in_stock === true &&
	response.is_purchasable;

const addToCart = ( { url, list }: Table, row: Row ): Markup | '' => {
	const { product, response, item, name } = row;
	if ( ! product || ! response || ! list || ! response.is_in_stock ) {
		return response && ! response.is_in_stock
			? html`<a
					class="button button--quiet"
					href="${ response.permalink }"
					>${ t( 'View product' ) }<span class="screen-reader-text"
						>: ${ name }</span
					></a
				>`
			: '';
	}
	const isAtOnce = isAddedAtOnce( row );
	const label = isAtOnce
		? t( 'Add to cart: “%s”', fullNameOf( row ) )
		: t( 'Select options for “%s”', name );
	const href = isAtOnce
		? `${ url }?add-to-cart=${ product.id }&remove_from_wishlist_after_add_to_cart=${ product.id }&wishlist_id=${ list.id }&wishlist_token=${ list.token }`
		: response.permalink;
	return html`<a
		href="${ href }"
		data-quantity="${ item.quantity }"
		class="button wp-element-button product_type_${ product.type } add_to_cart_button${ isAtOnce ? ' ajax_add_to_cart' : '' } add_to_cart alt"
		data-product_id="${ product.id }"
		data-product_sku="${ product.sku }"
		aria-label="${ label }"
		rel="nofollow"
		${ isAtOnce ? html`data-success_message="${ t( '“%s” has been added to your cart', fullNameOf( row ) ) }" role="button"` : '' }
		>${ isAtOnce ? t( 'Add to cart' ) : t( 'Select options' ) }</a
	>`;
};

const fullNameOf = ( { name, choices }: Row ) =>
	choices.length > 0
		? `${ name } - ${ choices.map( ( { value } ) => value ).join( ', ' ) }`
		: name;

const remove = ( { c, url }: Table, { item, name }: Row ): Markup =>
	html`<a
		href="${ url }?remove_from_wishlist=${ item.productId }&_wpnonce=${ actionNonce( c.get( 'shop' ), REMOVE_ACTION ) }"
		class="remove remove_from_wishlist"
		title="${ t( 'Remove this product' ) }"
		data-item-key="${ item.key }"
		data-quantity="${ item.quantity }"
		aria-label="${ t( 'Remove “%s” from this list', name ) }"
		>&times;</a
	>`;

const quantity = ( { list }: Table, { item, name }: Row ): Markup =>
	html`<label
			class="screen-reader-text"
			for="sf-quantity-${ list?.id }-${ item.id }"
			>${ t( 'Quantity of %s', name ) }</label
		><input
			id="sf-quantity-${ list?.id }-${ item.id }"
			class="qty"
			type="number"
			name="items[${ item.productId }][quantity]"
			value="${ item.quantity }"
			min="1"
			step="1"
			inputmode="numeric"
		/>`;

const checkbox = ( { item, name }: Row ): Markup =>
	html`<input
		type="checkbox"
		name="items[${ item.productId }][cb]"
		value="yes"
		aria-label="${ t( 'Select “%s”', name ) }"
	/>`;

const arrange = (
	{ page, pages, rows }: Table,
	{ item, name }: Row,
	index: number
): Markup =>
	html`<input
			type="hidden"
			name="items[${ item.productId }][position]"
			value="${ index + 1 }"
		/><span class="sf-grip" aria-hidden="true">${ GRIP }</span
		><button
			type="submit"
			class="sf-move"
			name="sf-move"
			value="${ item.productId }:up"
			${ page === 1 && index === 0 ? 'disabled' : '' }
			aria-label="${ t( 'Move “%s” up', name ) }"
		>
			${ UP }</button
		><button
			type="submit"
			class="sf-move"
			name="sf-move"
			value="${ item.productId }:down"
			${ page === pages && index === rows.length - 1 ? 'disabled' : '' }
			aria-label="${ t( 'Move “%s” down', name ) }"
		>
			${ DOWN }
		</button>`;

const changeList = ( { c, list }: Table, { item, name }: Row ): Markup | '' => {
	const others = ownLists( c ).filter( ( { id } ) => id !== list?.id );
	return html`<a
			class="move-to-another-wishlist-button"
			href="#move_to_another_wishlist"
			data-rel="prettyPhoto[move_to_another_wishlist]"
			data-product-id="${ item.productId }"
			data-title="${ name }"
			hidden
			>${ t( 'Move' ) }<span class="screen-reader-text"
				>: ${ name }</span
			></a
		>${
			others.length > 0
				? html`<noscript
						><label
							>${ t( 'Move to' ) }
							<select
								class="change-wishlist"
								name="items[${ item.productId }][wishlist]"
							>
								<option value="">–</option>
								${ others.map(
									( one ) =>
										html`<option value="${ one.token }">
											${ nameOf( one ) }
										</option>`
								) }
							</select></label
						></noscript
					>`
				: ''
		}`;
};

const dateAdded = ( { item }: Row ): Markup =>
	html`<span class="dateadded"
		>${ t( 'Added on:' ) } ${ dayOf( item.addedAt ) }</span
	>`;

const priceOf = ( { response }: Row ) =>
	response ? raw( response.price_html ) : '';

/** In order: class, heading, and whether only screen readers need the heading. */
const columns = (
	table: Table
): Array< {
	name: string;
	heading: string;
	isHidden?: boolean;
	cell: ( row: Row, index: number ) => Markup | string;
} > => {
	const { isEditable, isRich } = table;
	return [
		...( isRich
			? [
					{
						name: 'product-checkbox',
						heading: t( 'Select' ),
						isHidden: true,
						cell: ( row: Row ) => checkbox( row ),
					},
				]
			: [] ),
		...( isEditable || table.list === null
			? [
					{
						name: 'product-remove',
						heading: t( 'Remove' ),
						isHidden: true,
						cell: ( row: Row ) => remove( table, row ),
					},
				]
			: [] ),
		{
			name: 'product-thumbnail',
			heading: t( 'Picture' ),
			isHidden: true,
			cell: ( row ) => thumbnail( table, row ),
		},
		{
			name: 'product-name',
			heading: t( 'Product name' ),
			cell: ( row ) => html`${ productName( row ) }${ dateAdded( row ) }`,
		},
		{
			name: 'product-price',
			heading: t( 'Unit price' ),
			cell: ( row ) => html`${ priceOf( row ) }`,
		},
		...( isRich
			? [
					{
						name: 'product-quantity',
						heading: t( 'Quantity' ),
						cell: ( row: Row ) => quantity( table, row ),
					},
				]
			: [] ),
		{
			name: 'product-stock-status',
			heading: t( 'Stock status' ),
			cell: ( row ) => stock( row ),
		},
		{
			name: 'product-add-to-cart',
			heading: t( 'Actions' ),
			isHidden: true,
			cell: ( row ) =>
				html`${ addToCart( table, row ) }${ isRich ? changeList( table, row ) : '' }`,
		},
		...( isRich
			? [
					{
						name: 'product-arrange',
						heading: t( 'Arrange' ),
						isHidden: true,
						cell: ( row: Row, index: number ) =>
							arrange( table, row, index ),
					},
				]
			: [] ),
	];
};

const emptyText = () => t( 'No products added to the wishlist' );

const tableData = ( { list, page, perPage, options }: Table ) =>
	html`data-pagination="${ textOption( options, 'pagination' ) || 'no' }"
	data-per-page="${ perPage }" data-page="${ page }"
	data-id="${ list?.id ?? '' }" data-token="${ list?.token ?? '' }"`;

const tableClass = ( { isRich, layout, isEditable }: Table ) =>
	[
		'shop_table cart wishlist_table wishlist_view responsive',
		layout || 'traditional',
		...( isRich ? [ 'sortable', 'with-checkbox' ] : [] ),
		...( isEditable ? [] : [ 'no-interactions' ] ),
	].join( ' ' );

const desktop = ( table: Table ): Markup => {
	const shown = columns( table );
	return html`<table class="${ tableClass( table ) }" ${ tableData( table ) }>
		<caption class="screen-reader-text">
			${ t( 'Products in this list' ) }
		</caption>
		<thead>
			<tr>
				${ shown.map(
					( { name, heading, isHidden } ) =>
						html`<th class="${ name }" scope="col">
							<span
								class="nobr${ isHidden ? ' screen-reader-text' : '' }"
								>${ heading }</span
							>
						</th>`
				) }
			</tr>
		</thead>
		<tbody class="wishlist-items-wrapper">
			${
				table.rows.length === 0
					? html`<tr>
							<td
								colspan="${ shown.length }"
								class="wishlist-empty"
							>
								${ emptyText() }
							</td>
						</tr>`
					: table.rows.map(
							( row, index ) =>
								html`<tr
									id="yith-wcwl-row-${ row.item.productId }"
									data-row-id="${ row.item.productId }"
									data-item-id="${ row.item.id }"
								>
									${ shown.map(
										( { name, cell } ) =>
											html`<td class="${ name }">
												${ cell( row, index ) }
											</td>`
									) }
								</tr>`
						)
			}
		</tbody>
	</table>`;
};

const asList = ( table: Table ): Markup => {
	const { isRich, isEditable, layout } = table;
	if ( table.rows.length === 0 ) {
		return html`<ul
			class="${ tableClass( table ) }"
			${ tableData( table ) }
		>
			<li class="wishlist-empty">${ emptyText() }</li>
		</ul>`;
	}
	return html`<ul class="${ tableClass( table ) }" ${ tableData( table ) }>
		${ table.rows.map(
			( row, index ) =>
				html`<li
					id="yith-wcwl-row-${ row.item.productId }"
					data-row-id="${ row.item.productId }"
					data-item-id="${ row.item.id }"
				>
					<div class="item-wrapper">
						${ isRich ? html`<div class="product-checkbox">${ checkbox( row ) }</div>` : '' }
						<div class="product-thumbnail">
							${ thumbnail( table, row ) }
						</div>
						<div class="item-details">
							<div class="product-name">
								<h3>${ productName( row ) }</h3>
							</div>
							<table class="item-details-table">
								<tbody>
									${
										layout === 'images_grid'
											? ''
											: html`<tr>
													<td class="label">
														${ t( 'Added on:' ) }
													</td>
													<td class="value">
														${ dayOf( row.item.addedAt ) }
													</td>
												</tr>`
									}
									<tr>
										<td class="label">
											${ t( 'Price:' ) }
										</td>
										<td class="value">
											${ priceOf( row ) }
										</td>
									</tr>
									${
										isRich
											? html`<tr>
													<td class="label">
														${ t( 'Quantity:' ) }
													</td>
													<td
														class="value product-quantity"
													>
														${ quantity( table, row ) }
													</td>
												</tr>`
											: ''
									}
									<tr>
										<td class="label">
											${ t( 'Stock:' ) }
										</td>
										<td class="value product-stock-status">
											${ stock( row ) }
										</td>
									</tr>
								</tbody>
							</table>
						</div>
					</div>
					<div class="additional-info-wrapper">
						<div class="product-add-to-cart">
							${ addToCart( table, row ) }
							${ isRich ? changeList( table, row ) : '' }
						</div>
						${ isRich ? html`<div class="product-arrange">${ arrange( table, row, index ) }</div>` : '' }
						${ isEditable ? html`<div class="product-remove">${ remove( table, row ) }</div>` : '' }
					</div>
				</li>`
		) }
	</ul>`;
};

const titleForm = ( { list, isEditable }: Table ): Markup => {
	const name = list ? nameOf( list ) : t( 'My wishlist' );
	return html`<div class="wishlist-title-container">
		<div
			class="wishlist-title ${ isEditable ? 'wishlist-title-with-form' : '' }"
		>
			<h2>${ name }</h2>
			${
				isEditable
					? html`<button
							type="button"
							class="btn button button--quiet show-title-form"
							hidden
						>
							${ PENCIL } ${ t( 'Edit title' ) }
						</button>`
					: ''
			}
		</div>
		${
			isEditable
				? html`<div class="hidden-title-form">
						<p class="sf-title-field">
							<label for="sf-wishlist-name"
								>${ t( 'Name of the list' ) }</label
							><input
								id="sf-wishlist-name"
								type="text"
								value="${ name }"
								name="wishlist_name"
								maxlength="200"
								autocomplete="off"
							/>
						</p>
						<div class="edit-title-buttons">
							<button
								type="submit"
								class="button save-title-form"
								name="save_title"
								value="yes"
							>
								${ CHECK } ${ t( 'Save' ) }
							</button>
							<button
								type="button"
								class="button button--quiet hide-title-form"
								hidden
							>
								${ CROSS } ${ t( 'Cancel' ) }
							</button>
						</div>
					</div>`
				: ''
		}
	</div>`;
};

const pagination = ( { page, pages, url, layout }: Table ): Markup | '' => {
	if ( pages < 2 ) {
		return '';
	}
	const href = ( number: number ) =>
		`${ url }?paged=${ number }${ layout === 'images_grid' ? '&view=grid' : '' }`;
	const near = [ 1, page - 1, page, page + 1, pages ].filter(
		( number, index, all ) =>
			number >= 1 && number <= pages && all.indexOf( number ) === index
	);
	return html`<nav
		class="pagination wishlist-pagination"
		aria-label="${ t( 'Pages' ) }"
	>
		<ul>
			${ near
				.sort( ( a, b ) => a - b )
				.map(
					( number ) =>
						html`<li>
							${
								number === page
									? html`<span
											class="page-numbers current"
											aria-current="page"
											><span class="screen-reader-text"
												>${ t( 'Page' ) } </span
											>${ number }</span
										>`
									: html`<a
											class="page-numbers"
											href="${ href( number ) }"
											><span class="screen-reader-text"
												>${ t( 'Page' ) } </span
											>${ number }</a
										>`
							}
						</li>`
				) }
		</ul>
	</nav>`;
};

const bulk = ( { isRich, rows, c, list }: Table ): Markup | '' => {
	if ( ! isRich || rows.length === 0 ) {
		return '';
	}
	const others = ownLists( c ).filter( ( { id } ) => id !== list?.id );
	return html`<div class="wishlist-bulk">
		<label class="wishlist-bulk__all"
			><input type="checkbox" id="bulk_add_to_cart" hidden />
			<span>${ t( 'Select all' ) }</span></label
		>
		<label for="bulk_actions" class="screen-reader-text"
			>${ t( 'With selected products' ) }</label
		>
		<select id="bulk_actions" name="bulk_actions">
			<option value="add_to_cart">${ t( 'Add to cart' ) }</option>
			<option value="delete">${ t( 'Remove' ) }</option>
			${ others.map(
				( one ) =>
					html`<option value="${ one.token }">
						${ t( 'Move to %s', nameOf( one ) ) }
					</option>`
			) }
		</select>
		<button
			class="button button--quiet"
			type="submit"
			name="apply_bulk_actions"
			value="yes"
		>
			${ t( 'Apply' ) }
		</button>
		<button class="button" type="submit" name="add_all_to_cart" value="yes">
			${ t( 'Add all to cart' ) }
		</button>
		<noscript
			><button
				class="button button--quiet"
				type="submit"
				name="update_wishlist"
				value="yes"
			>
				${ t( 'Update list' ) }
			</button></noscript
		>
	</div>`;
};

const share = ( { list, url, isRich }: Table ): Markup | '' => {
	if ( ! list || list.privacy === PRIVACY.private ) {
		return '';
	}
	const address = encodeURIComponent( url );
	const link = ( name: string, label: string, href: string ) =>
		html`<li class="share-button">
			<a
				class="${ name }"
				href="${ href }"
				target="_blank"
				rel="noopener noreferrer"
				>${ label }</a
			>
		</li>`;
	return html`<div class="yith_wcwl_wishlist_footer">
		<div class="yith-wcwl-share">
			<h3 class="yith-wcwl-share-title">${ t( 'Share on:' ) }</h3>
			<ul>
				${ link( 'facebook', 'Facebook', `https://www.facebook.com/sharer.php?u=${ address }` ) }
				${ link( 'whatsapp', 'WhatsApp', `https://wa.me/?text=${ address }` ) }
				<li class="share-button">
					<a class="email" href="mailto:?body=${ address }"
						>${ t( 'Email' ) }</a
					>
				</li>
			</ul>
			<div class="yith-wcwl-after-share-section">
				<label for="sf-share-link">${ t( 'Link to this list' ) }</label>
				<input
					id="sf-share-link"
					class="copy-target"
					type="url"
					readonly
					value="${ url }"
				/>
				<button
					type="button"
					class="button button--quiet copy-trigger"
					hidden
				>
					${ t( 'Copy link' ) }
				</button>
			</div>
		</div>
		${
			isRich
				? html`<p>
						<a
							class="button button--quiet ask-an-estimate-button"
							href="#ask_an_estimate"
							data-rel="prettyPhoto[ask_an_estimate]"
							hidden
							>${ t( 'Ask for an estimate' ) }</a
						>
					</p>`
				: ''
		}
	</div>`;
};

const layoutOf = ( options: FragmentOptions ): Layout => {
	const sent = textOption( options, 'layout' );
	if ( sent === 'images_grid' ) {
		return sent;
	}
	return isOn( options, 'is_mobile' ) ? 'mobile' : '';
};

/**
 * See docs/contract/wishlist.md 3. Without a list, the visitor's empty one. The form's script sends back its options.
 */
export const wishlistForm = (
	c: Context< ShopEnv >,
	list: Wishlist | null,
	sent: FragmentOptions = {}
): Markup => {
	const { database, options: shopOptions } = c.get( 'shop' );
	const options = formOptions( c, list, sent );
	const total = list ? countItems( database, list.id ) : 0;
	const isPaged = options.pagination === 'yes';
	const perPage = Math.min(
		Math.max( Number( textOption( options, 'per_page' ) ) || PER_PAGE, 1 ),
		MAX_PER_PAGE
	);
	// A list that's too long for one page gets pages even if it doesn't ask for them.
	const size = isPaged ? perPage : MAX_PER_PAGE;
	const pages = Math.max( Math.ceil( total / size ), 1 );
	const page = Math.min(
		Math.max( Number( textOption( options, 'current_page' ) ) || 1, 1 ),
		pages
	);
	const isEditable = list !== null && mayChange( c, list );
	const table: Table = {
		c,
		list,
		options,
		rows: list
			? getItems( database, list.id, {
					limit: size,
					offset: ( page - 1 ) * size,
				} ).map( ( item ) => toRow( c, item ) )
			: [],
		url: textOption( options, 'form_action' ),
		page,
		pages,
		perPage,
		total,
		layout: layoutOf( options ),
		isEditable,
		isRich: isEditable && shopOptions.wishlistSeveral,
	};
	return html`<form
		id="yith-wcwl-form"
		action="${ table.url }"
		method="post"
		class="woocommerce yith-wcwl-form wishlist-fragment"
		data-fragment-options="${ JSON.stringify( { ...options, current_page: page } ) }"
	>
		${ titleForm( table ) }
		<p class="wishlist-count">
			${ total === 1 ? t( 'One product' ) : t( '%s products', total ) }
		</p>
		${ table.layout === '' ? desktop( table ) : asList( table ) }
		${ bulk( table ) } ${ pagination( table ) } ${ share( table ) }
		<input
			type="hidden"
			id="${ EDIT_ACTION }"
			name="${ EDIT_ACTION }"
			value="${ actionNonce( c.get( 'shop' ), EDIT_ACTION ) }"
		/>
		<input
			type="hidden"
			value="${ list?.token ?? '' }"
			name="wishlist_id"
			id="wishlist_id"
		/>
	</form>`;
};

export const itemName = (
	c: Context< ShopEnv >,
	item: WishlistItem
): string => {
	const { database } = c.get( 'shop' );
	const product = getProduct( database, item.productId );
	const parent = product?.parentId
		? getProduct( database, product.parentId )
		: null;
	return htmlToText(
		safeHtml( product ? fullName( product, parent ) : item.name )
	);
};
