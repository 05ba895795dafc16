import { html } from 'hono/html';
import { inlineStyle } from '../../content-policy';
import type { ShopOptions } from '../../options';
import { t } from '../../texts';
import type { Markup } from '../layout';
import { STORE_PAGES } from '../settings/store-pages';

/**
 * The drawer. It shows that the cart is loading, or that loading failed. The badge's script opens it before the block
 * has loaded (packages/behaviors/cart/mini-cart).
 */
export const miniCartDialog = ( {
	miniCartWidth,
}: Pick< ShopOptions, 'miniCartWidth' > ): Markup =>
	html`<dialog
		class="wc-block-components-drawer__screen-overlay"
		aria-label="${ t( 'Your cart' ) }"
		${ inlineStyle( `--drawer-width:${ miniCartWidth }` ) }
	>
		<div
			class="wc-block-mini-cart__drawer wc-block-components-drawer is-mobile"
		>
			<div class="wc-block-components-drawer__content">
				<div class="wc-block-components-drawer__close-wrapper">
					<button
						type="button"
						class="wc-block-components-button wp-element-button wc-block-components-drawer__close contained"
						aria-label="${ t( 'Close' ) }"
					>
						<svg
							viewBox="0 0 24 24"
							width="24"
							height="24"
							aria-hidden="true"
						>
							<path
								d="M6 6l12 12M18 6 6 18"
								fill="none"
								stroke="currentColor"
								stroke-width="1.5"
							/>
						</svg>
					</button>
				</div>
				<div class="wc-block-mini-cart__template-part">
					<p class="sf-mini-cart-status" role="status">
						${ t( 'Loading your cart…' ) }
					</p>
					<div class="sf-mini-cart-error" role="alert" hidden>
						<p>${ t( 'We couldn’t load your cart.' ) }</p>
						<p>
							<button class="button" type="button">
								${ t( 'Try again' ) }
							</button>
							<a href="${ STORE_PAGES.cart.path }"
								>${ t( 'View cart' ) }</a
							>
						</p>
					</div>
				</div>
			</div>
		</div>
	</dialog>`;
