import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ProductResponse } from '@shopfront/store-api';
import { htmlToText } from '../text';
import { safeHtml } from '../catalogue/html';
import { getProduct } from '../catalogue/repository';
import type { ShopEnv } from '../context';
import type { Markup } from '../pages/layout';
import { t } from '../texts';
import { ADD_ACTION, REMOVE_ACTION } from './actions';
import { HEART } from './icons';
import { findItemOfProduct, type WishlistItem } from './lists';
import { actionNonce } from './nonces';
import { textOption, type FragmentOptions } from './options';
import { ownLists } from './visitor';

interface ButtonProduct {
	id: number;
	type: string;
	/** 0 unless it is a variation. */
	parentId: number;
	name: string;
}

/** `null` if the product is in no list. */
const findListed = (
	c: Context< ShopEnv >,
	productId: number
): ( WishlistItem & { token: string } ) | null => {
	const { database } = c.get( 'shop' );
	for ( const { id, token } of ownLists( c ) ) {
		const item = findItemOfProduct( database, id, productId );
		if ( item ) {
			return { ...item, token };
		}
	}
	return null;
};

const buttonOptions = (
	{ id, type, parentId }: ButtonProduct,
	place: 'product' | 'listing',
	isListed: boolean,
	isSeveral: boolean
): FragmentOptions => {
	return {
		base_url: '',
		product_id: id,
		parent_product_id: parentId,
		product_type: type,
		is_single: place === 'product',
		in_default_wishlist: isListed,
		show_view: place === 'product',
		browse_wishlist_text: t( 'Browse wishlist' ),
		already_in_wishslist_text: t(
			'The product is already in your wishlist!'
		),
		product_added_text: t( 'Product added!' ),
		available_multi_wishlist: isSeveral,
		disable_wishlist: false,
		show_count: false,
		ajax_loading: false,
		loop_position: 'after_add_to_cart',
		item: 'add_to_wishlist',
	};
};

/** Works without JavaScript. A cacheable page's link has no nonce, so it leads to a page whose link has one. */
const linkTo = ( c: Context< ShopEnv >, action: string, id: number ) =>
	c.get( 'isCacheable' )
		? `?${ action }=${ id }`
		: `?${ action }=${ id }&_wpnonce=${ actionNonce( c.get( 'shop' ), action ) }`;

const addLink = ( c: Context< ShopEnv >, product: ButtonProduct ): Markup =>
	html`<div class="yith-wcwl-add-button">
		<a
			href="${ linkTo( c, ADD_ACTION, product.id ) }"
			class="add_to_wishlist single_add_to_wishlist"
			data-product-id="${ product.id }"
			data-product-type="${ product.type }"
			data-original-product-id="${ product.parentId }"
			data-title="${ t( 'Add to wishlist' ) }"
			rel="nofollow"
			>${ HEART }<span>${ t( 'Add to wishlist' ) }</span
			><span class="screen-reader-text">: ${ product.name }</span></a
		>
	</div>`;

const removeLink = (
	c: Context< ShopEnv >,
	product: ButtonProduct,
	item: WishlistItem & { token: string },
	hasView: boolean
): Markup =>
	html`<div class="yith-wcwl-add-button">
		<a
			href="${ linkTo( c, REMOVE_ACTION, product.id ) }"
			class="delete_item "
			data-item-id="${ item.id }"
			data-product-id="${ product.id }"
			data-original-product-id="${ product.parentId }"
			data-title="${ t( 'Remove from list' ) }"
			rel="nofollow"
			>${ HEART }<span>${ t( 'Remove from list' ) }</span
			><span class="screen-reader-text">: ${ product.name }</span></a
		>${
			hasView
				? html`<span class="separator">${ t( 'or' ) }</span
						><a
							href="${ c.get( 'shop' ).baseUrl }/wishlist/view/${ item.token }/"
							class="view-wishlist"
							>${ t( 'View' ) } &rsaquo;</a
						>`
				: ''
		}
	</div>`;

const listedMessage = (
	c: Context< ShopEnv >,
	product: ButtonProduct,
	{ added }: { added: string }
): Markup =>
	html`<div
		class="yith-wcwl-wishlistaddedbrowse"
		data-product-id="${ product.id }"
		data-original-product-id="${ product.parentId }"
	>
		<span class="feedback">${ HEART }${ added }</span>
		<a
			href="${ c.get( 'shop' ).baseUrl }/wishlist/"
			rel="nofollow"
			data-title="${ t( 'Browse wishlist' ) }"
			>${ t( 'Browse wishlist' ) }</a
		>
	</div>`;

/**
 * In the visitor's state. `options` are the block's, as scripts send them back. `classList` is part of the block's key.
 */
const renderBlock = (
	c: Context< ShopEnv >,
	product: ButtonProduct,
	options: FragmentOptions,
	classList: string
): Markup => {
	const listed = findListed( c, product.id );
	const isToggle = c.get( 'shop' ).options.wishlistBehaviour === 'remove';
	const state = () => {
		if ( ! listed ) {
			return addLink( c, product );
		}
		return isToggle
			? removeLink( c, product, listed, options.show_view === true )
			: listedMessage( c, product, { added: t( 'Product added!' ) } );
	};
	return html`<div
		class="yith-wcwl-add-to-wishlist add-to-wishlist-${ product.id } yith-wcwl-add-to-wishlist--link-style ${ listed ? 'exists ' : '' }${ classList }wishlist-fragment on-first-load"
		data-fragment-ref="${ product.id }"
		data-fragment-options="${ JSON.stringify( {
			...options,
			in_default_wishlist: listed !== null,
		} ) }"
	>
		${ state() }
	</div>`;
};

const SINGLE = 'yith-wcwl-add-to-wishlist--single ';

export const buttonFragment = (
	c: Context< ShopEnv >,
	options: FragmentOptions
): Markup | '' => {
	const id = Number( textOption( options, 'product_id' ) );
	const product = getProduct( c.get( 'shop' ).database, id );
	return product
		? renderBlock(
				c,
				{
					id,
					type: product.type,
					parentId: product.parentId,
					name: htmlToText( safeHtml( product.name ) ),
				},
				{
					...options,
					product_id: id,
					parent_product_id: product.parentId,
					// The script's feedback already links to the list.
					show_view: false,
				},
				options.is_single === true ? SINGLE : ''
			)
		: '';
};

/** See docs/contract/wishlist.md 2; nothing if the shop has no wishlists. */
export const wishlistButton = (
	c: Context< ShopEnv >,
	product: Pick< ProductResponse, 'id' | 'type' | 'parent' | 'name' >,
	place: 'product' | 'listing'
): Markup | '' => {
	const { options } = c.get( 'shop' );
	const shown: ButtonProduct = {
		id: product.id,
		type: product.type,
		parentId: product.parent,
		name: htmlToText( product.name ),
	};
	if ( options.wishlist === 'off' ) {
		return '';
	}
	if ( options.wishlist === 'rest' ) {
		return html`<div
			class="yith-add-to-wishlist-button-block${ place === 'product' ? ' yith-add-to-wishlist-button-block--single' : '' }"
			data-product-id="${ product.id }"
			data-attributes="${ JSON.stringify( {
				is_single: place === 'product',
				kind: 'button',
				show_view: place === 'product',
			} ) }"
		>
			<noscript>${ addLink( c, shown ) }</noscript>
		</div>`;
	}
	const isSeveral = options.wishlistSeveral && options.wishlist === 'ajax';
	return html`${ renderBlock(
		c,
		shown,
		buttonOptions( shown, place, false, isSeveral ),
		place === 'product' ? SINGLE : ''
	) }${
		place === 'product' && isSeveral
			? html`<a
					class="sf-choose-list"
					href="/wishlist/?choose=${ product.id }"
					data-rel="prettyPhoto[add_to_wishlist_${ product.id }]"
					data-product-id="${ product.id }"
					data-product-type="${ product.type }"
					data-title="${ raw( product.name ) }"
					>${ t( 'Add to another list' ) }</a
				>`
			: ''
	}`;
};
