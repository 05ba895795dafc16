import { html } from 'hono/html';
import { CARD_GATEWAY } from '../gateways/card';
import { wallet } from '../gateways/wallet';
import type { ShopOptions } from '../options';
import type { Markup } from './layout';
import { inlineJson } from './script-data';

const FOLDER = '/assets/gateways';

/** The scripts of add-ons that a checkout needs: those of gateways that are on, and the captcha's. */
export function checkoutAddOns( {
	paymentMethods,
	captcha,
}: Pick< ShopOptions, 'paymentMethods' | 'captcha' > ): string[] {
	return [
		...( paymentMethods.includes( CARD_GATEWAY )
			? [ `${ FOLDER }/card.js` ]
			: [] ),
		...( paymentMethods.includes( wallet.id )
			? [ `${ FOLDER }/wallet.js` ]
			: [] ),
		...( captcha ? [ '/assets/captcha.js' ] : [] ),
	];
}

/** Declares the add-ons of a page. Without any, nothing of what they build on is loaded. */
export const addOnTags = ( sources: readonly string[] ): Markup =>
	sources.length === 0
		? html``
		: html`<link rel="stylesheet" href="${ FOLDER }/gateways.css" />
				${ sources.map(
					( src ) =>
						html`<link rel="preload" as="script" href="${ src }" />`
				) }
				<script type="application/json" id="shopfront-add-ons">
					${ inlineJson( sources.map( ( src ) => ( { src } ) ) ) }
				</script>`;
