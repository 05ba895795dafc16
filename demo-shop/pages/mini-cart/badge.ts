import { html, raw } from 'hono/html';
import { currentCart } from '../../cart/current-cart';
import { taxLabel } from '../../cart/tax-label';
import { inlineStyle } from '../../content-policy';
import type { ShopContext } from '../../context';
import { formatAmount } from '../../money';
import type { ShopOptions } from '../../options';
import { readBundle, readEntry, bundleTags } from '../bundle';
import type { Markup } from '../layout';
import { inlineFile } from '../inline-file';
import { inlineJson } from '../script-data';
import { STORE_PAGES } from '../settings/store-pages';
import { t } from '../../texts';
import { miniCartContents } from './contents';
import { LABEL, LABEL_UNKNOWN, LABEL_WITH_AMOUNT, miniCartData } from './data';
import { miniCartDialog } from './dialog';
import { miniCartIcon } from './icons';

interface Summary {
	count: number;
	amount: string;
	hasTax: boolean;
}

export type CartBlockPage = 'cart' | 'checkout';

/** Readable text on each of the count's colors. */
const TEXT_ON: Record< ShopOptions[ 'miniCartCountColor' ], string > = {
	'': '',
	'#1d4f91': '#fff',
	'#a63d1f': '#fff',
	'#ffd166': '#000',
};

/** Attributes that a merchant changed, as `data-*` names and values (docs/contract/settings.md 7). */
const savedAttributes = (
	options: ShopOptions
): Array< [ string, string ] > => {
	const color = ( value: string ) => JSON.stringify( { color: value } );
	const all: Array< [ name: string, isSaved: boolean, value: string ] > = [
		[
			'mini-cart-icon',
			options.miniCartIcon !== 'cart',
			options.miniCartIcon,
		],
		[
			'add-to-cart-behaviour',
			options.miniCartAfterAdding !== 'none',
			options.miniCartAfterAdding,
		],
		[
			'on-cart-click-behaviour',
			options.miniCartClick !== 'open_drawer',
			options.miniCartClick,
		],
		[ 'has-hidden-price', options.miniCartPrice, 'false' ],
		[
			'cart-and-checkout-render-style',
			options.miniCartOnCart !== 'hidden',
			options.miniCartOnCart,
		],
		[
			'product-count-visibility',
			options.miniCartCount !== 'greater_than_zero',
			options.miniCartCount,
		],
		[
			'price-color',
			options.miniCartPriceColor !== '',
			color( options.miniCartPriceColor ),
		],
		[
			'icon-color',
			options.miniCartIconColor !== '',
			color( options.miniCartIconColor ),
		],
		[
			'product-count-color',
			options.miniCartCountColor !== '',
			color( options.miniCartCountColor ),
		],
	];
	return all
		.filter( ( [ , isSaved ] ) => isSaved )
		.map( ( [ name, , value ] ) => [ name, value ] );
};

const summarize = ( shop: ShopContext ): Summary => {
	const { cart } = currentCart( shop );
	const { items, itemsTax } = cart.totals;
	const total =
		shop.options.taxDisplayCart === 'incl' ? items + itemsTax : items;
	return {
		count: cart.lines.reduce( ( sum, { quantity } ) => sum + quantity, 0 ),
		amount: formatAmount( total, shop.options ),
		hasTax: itemsTax > 0n,
	};
};

const accessibleName = ( summary: Summary | null, hasPrice: boolean ) => {
	if ( summary === null ) {
		return t( LABEL_UNKNOWN );
	}
	return raw(
		t( hasPrice ? LABEL_WITH_AMOUNT : LABEL )
			.replace( '%1$d', String( summary.count ) )
			.replace( '%2$s', () => summary.amount )
	);
};

const amount = ( summary: Summary | null, options: ShopOptions ): Markup => {
	const { miniCartPriceColor: color } = options;
	const style = color ? inlineStyle( `color:${ color }` ) : '';
	const label = taxLabel( options );
	return html`<span class="wc-block-mini-cart__amount" ${ style }
			>${ summary ? raw( summary.amount ) : '' }</span
		>${
			label
				? html`<small
						class="wc-block-mini-cart__tax-label"
						${ style }
						${ summary?.hasTax ? '' : raw( 'hidden' ) }
						>${ label }</small
					>`
				: ''
		}`;
};

const count = (
	summary: Summary | null,
	{ miniCartCount, miniCartCountColor: color }: ShopOptions
): Markup => {
	const isShown =
		summary !== null && ( miniCartCount === 'always' || summary.count > 0 );
	// prettier-ignore
	return html`<span
		class="wc-block-mini-cart__badge"
		${ color ? inlineStyle( `background:${ color };color:${ TEXT_ON[ color ] }` ) : '' }
		${ isShown ? '' : raw( 'hidden' ) }
		>${ summary?.count ?? '' }</span>`;
};

const button = ( summary: Summary | null, options: ShopOptions ): Markup => {
	const { miniCartIcon: icon, miniCartIconColor, miniCartCount } = options;
	const hasPrice = options.miniCartPrice;
	return html`<button
		type="submit"
		class="wc-block-mini-cart__button"
		aria-label="${ accessibleName( summary, hasPrice ) }"
	>
		${ hasPrice ? amount( summary, options ) : '' }
		<span class="wc-block-mini-cart__quantity-badge"
			>${ miniCartIcon( icon, miniCartIconColor ) }${
				miniCartCount === 'never' ? '' : count( summary, options )
			}</span
		>
	</button>`;
};

export interface MiniCart {
	buildFolder: string;
	behaviorsFolder: string;
	/** Rendered for this visitor only. Any cache may store other pages. */
	isPrivate: boolean;
	/** Set if the page's block shows the cart. */
	page?: CartBlockPage;
}

/**
 * A button that leads to the cart without JavaScript, the drawer's template, and the badge's data and script
 * (docs/contract/blocks.md 1.3 and 2). Without the script, only the button.
 */
export const miniCart = (
	shop: ShopContext,
	{ buildFolder, behaviorsFolder, isPrivate, page }: MiniCart
): Markup => {
	const { options } = shop;
	if ( page !== undefined && options.miniCartOnCart === 'removed' ) {
		return html``;
	}
	const script = readEntry( buildFolder, 'mini-cart' );
	const isLive = script.entry.js.length > 0;
	const target =
		options.miniCartClick === 'navigate_to_checkout'
			? STORE_PAGES.checkout.path
			: STORE_PAGES.cart.path;
	const summary = isPrivate ? summarize( shop ) : null;
	const attributes = savedAttributes( options ).map(
		( [ name, value ] ) => html` data-${ name }="${ value }"`
	);
	const data = miniCartData(
		shop,
		readBundle( buildFolder, 'mini-cart' ),
		isPrivate
	);
	// prettier-ignore
	return html`<div data-block-name="woocommerce/mini-cart" class="wc-block-mini-cart wp-block-woocommerce-mini-cart"${ attributes }>
			<form class="wc-block-mini-cart__form" action="${ target }">
				${ button( summary, options ) }
			</form>
			${ isLive && page === undefined ? inlineFile( behaviorsFolder, 'mini-cart-press' ) : '' }
			<template class="wc-block-mini-cart__template">${ miniCartDialog( options ) }${ miniCartContents( options ) }</template>
		</div>
		${ isLive ? html`<script type="application/json" class="sf-mini-cart-data">${ inlineJson( data ) }</script>${ bundleTags( script ) }` : '' }`;
};
