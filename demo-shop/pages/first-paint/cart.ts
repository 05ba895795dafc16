import type { CartResponse } from '@shopfront/store-api';
import { html } from 'hono/html';
import type { ShopOptions } from '../../options';
import { t } from '../../texts';
import type { Markup } from '../layout';
import { crossSells } from './cross-sells';
import { express } from './express';
import { cartLine } from './line';
import { couponPanel, totalsRows } from './totals';

const HEADERS = [
	[ 'image', 'Product', '' ],
	[ 'product', 'Details', 'screen-reader-text' ],
	[ 'total', 'Total', '' ],
] as const;

/**
 * Renders the cart with its lines and totals in the markup of the block, which replaces it (docs/decisions/first-paint.md).
 * Every line is printed: the content below must not move, however long the cart is.
 */
export const cartFirstPaint = (
	cart: CartResponse,
	options: ShopOptions,
	checkoutUrl: string
): Markup =>
	html`<div class="sf-skeleton sf-first-paint">
		<div class="wc-block-components-sidebar-layout wc-block-cart">
			<div class="wc-block-components-main wc-block-cart__main">
				<table role="table" class="wc-block-cart-items">
					<caption class="screen-reader-text">
						${ t( 'Products in cart' ) }
					</caption>
					<thead role="rowgroup">
						<tr role="row" class="wc-block-cart-items__header">
							${ HEADERS.map(
								( [ name, text, className ] ) =>
									html`<th
										role="columnheader"
										scope="col"
										class="wc-block-cart-items__header-${ name }"
									>
										<span class="${ className }"
											>${ t( text ) }</span
										>
									</th>`
							) }
						</tr>
					</thead>
					<tbody role="rowgroup">
						${ cart.items.map( ( item, index ) => cartLine( item, index, options ) ) }
					</tbody>
				</table>
				${ crossSells( cart, options ) }
			</div>
			<div class="wc-block-components-sidebar wc-block-cart__sidebar">
				<h2 class="wc-block-cart__totals-title">
					${ t( 'Cart totals' ) }
				</h2>
				${ options.couponsEnabled ? couponPanel() : '' }
				${ totalsRows( cart, options, true ) }
				${ options.cartExpress ? express( 'cart' ) : '' }
				<div class="wc-block-cart__submit">
					<div class="wc-block-cart__submit-container">
						<a
							href="${ checkoutUrl }"
							class="wc-block-components-button wp-element-button wc-block-cart__submit-button contained"
						>
							<div class="wc-block-components-button__text">
								${ t( 'Proceed to Checkout' ) }
							</div>
						</a>
					</div>
				</div>
			</div>
		</div>
	</div>`;
