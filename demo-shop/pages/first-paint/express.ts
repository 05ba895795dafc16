import { html } from 'hono/html';
import { t } from '../../texts';
import type { Markup } from '../layout';

/** Renders the space of express buttons, which only the scripts of payment methods know. */
export const express = ( page: 'cart' | 'checkout' ): Markup => {
	const block = 'wc-block-components-express-payment';
	return html`<div>
		<div class="${ block } ${ block }--${ page }">
			<div class="${ block }__title-container">
				<h2 class="wc-block-components-title ${ block }__title">
					${ t( 'Express Checkout' ) }
				</h2>
			</div>
			<div class="${ block }__content">
				<ul class="${ block }__event-buttons">
					<li></li>
				</ul>
			</div>
		</div>
		<div
			class="${ block }-continue-rule ${ block }-continue-rule--${ page }"
		>
			${ page === 'cart' ? t( 'Or' ) : t( 'Or continue below' ) }
		</div>
	</div>`;
};
