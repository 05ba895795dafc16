import { html } from 'hono/html';
import { inlineScript } from '../../content-policy';
import type { Markup } from '../layout';

/** The first paint shows the section that the URL names. Browsers set `:target` only later. */
const MARK_TARGET =
	"document.getElementById( location.hash.slice( 1 ) )?.closest( '.wc-tab' )?.classList.add( 'is-target' );";

export interface Tab {
	/** `description`, `additional_information` or `reviews`. */
	key: string;
	title: string;
	content: Markup;
}

/** See docs/contract/product-pages.md 4. Without JavaScript, they're sections with a list of links. */
export const productTabs = ( tabs: readonly Tab[] ): Markup =>
	html`<div class="woocommerce-tabs wc-tabs-wrapper">
			<ul class="tabs wc-tabs" role="tablist">
				${ tabs.map(
					( { key, title } ) =>
						html`<li
							role="presentation"
							class="${ key }_tab"
							id="tab-title-${ key }"
						>
							<a
								href="#tab-${ key }"
								role="tab"
								aria-controls="tab-${ key }"
								>${ title }</a
							>
						</li>`
				) }
			</ul>
			${ tabs.map(
				( { key, content } ) =>
					html`<div
						class="woocommerce-Tabs-panel woocommerce-Tabs-panel--${ key } panel entry-content wc-tab"
						id="tab-${ key }"
						role="tabpanel"
						aria-labelledby="tab-title-${ key }"
					>
						${ content }
					</div>`
			) }
		</div>
		${ inlineScript( MARK_TARGET ) }`;
