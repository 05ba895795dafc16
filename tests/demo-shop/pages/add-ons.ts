import { html } from 'hono/html';
import { CARD_GATEWAY } from '../gateways/card';
import { wallet } from '../gateways/wallet';
import type { ShopOptions } from '../options';
import type { Markup } from './layout';
import { inlineJson } from './script-data';

const FOLDER = '/assets/gateways';

type GatewayOptions = Pick<
	ShopOptions,
	'paymentMethods' | 'captcha' | 'cartExpress'
>;

const scriptOf = (
	{ paymentMethods }: GatewayOptions,
	gateway: string,
	file: string
): string[] =>
	paymentMethods.includes( gateway ) ? [ `${ FOLDER }/${ file }` ] : [];

/** The scripts of add-ons that a cart needs: of wallets, where the shop's owner wants them there. */
export const cartAddOns = ( options: GatewayOptions ): string[] =>
	options.cartExpress ? scriptOf( options, wallet.id, 'wallet.js' ) : [];

/** The scripts of add-ons that a checkout needs: those of gateways that are on, and the captcha's. */
export const checkoutAddOns = ( options: GatewayOptions ): string[] => [
	...scriptOf( options, CARD_GATEWAY, 'card.js' ),
	...scriptOf( options, wallet.id, 'wallet.js' ),
	...( options.captcha ? [ '/assets/captcha.js' ] : [] ),
];

/** Names of the lazy chunks of a page with a block and these add-ons. */
export const chunksOf = (
	block: string,
	addOns: readonly string[]
): string[] => ( addOns.length > 0 ? [ block, 'globals' ] : [ block ] );

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
