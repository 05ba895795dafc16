import { html } from 'hono/html';
import type { ShopOptions } from '../../options';
import { createBlockElement as block } from '../block-element';
import { t } from '../../texts';
import type { Markup } from '../layout';

type ContentOptions = Pick< ShopOptions, 'miniCartWidth' | 'miniCartLabels' >;

const DEFAULT_WIDTH = '480px';

const label = (
	{ miniCartLabels }: ContentOptions,
	attribute: string,
	text: string
): Record< string, string > =>
	miniCartLabels ? { [ attribute ]: text } : {};

const filled = ( options: ContentOptions ): Markup =>
	block( 'filled-mini-cart-contents-block', [
		block( 'mini-cart-title-block', [
			block(
				'mini-cart-title-label-block',
				html``,
				label( options, 'label', 'Your basket' )
			),
			block( 'mini-cart-title-items-counter-block' ),
		] ),
		block( 'mini-cart-items-block', [
			block( 'mini-cart-products-table-block' ),
		] ),
		block( 'mini-cart-footer-block', [
			block(
				'mini-cart-cart-button-block',
				html``,
				label( options, 'cart-button-label', 'Open my basket' )
			),
			block(
				'mini-cart-checkout-button-block',
				html``,
				label( options, 'checkout-button-label', 'Pay now' )
			),
		] ),
	] );

const empty = ( options: ContentOptions ): Markup =>
	block( 'empty-mini-cart-contents-block', [
		html`<p class="has-text-align-center wp-block-paragraph">
			<strong>${ t( 'Your cart is currently empty!' ) }</strong>
		</p>`,
		block(
			'mini-cart-shopping-button-block',
			html``,
			label( options, 'start-shopping-button-label', 'Look around' )
		),
	] );

/** The drawer's template part with all inner blocks (docs/contract/blocks.md 2). */
export const miniCartContents = ( options: ContentOptions ): Markup =>
	block(
		'mini-cart-contents',
		[ filled( options ), empty( options ) ],
		options.miniCartWidth === DEFAULT_WIDTH
			? {}
			: { width: options.miniCartWidth }
	);
