import { html } from 'hono/html';
import { CARD_GATEWAY } from '../gateways/card';
import { DIALOG_GATEWAY } from '../gateways/dialog';
import { wallet } from '../gateways/wallet';
import type { ShopOptions } from '../options';
import { chosenSamples, SAMPLES, type SamplePage } from '../samples/samples';
import type { Markup } from './layout';
import { inlineJson } from './script-data';

const SAMPLE_STYLES = html`<link
	rel="stylesheet"
	href="/assets/add-ons/add-ons.css"
/>`;

const FOLDER = '/assets/gateways';

type GatewayOptions = Pick<
	ShopOptions,
	'paymentMethods' | 'captcha' | 'cartExpress' | 'addOns'
>;

const scriptOf = (
	{ paymentMethods }: GatewayOptions,
	gateway: string,
	file: string
): string[] =>
	paymentMethods.includes( gateway ) ? [ `${ FOLDER }/${ file }` ] : [];

const samplesOn = ( options: GatewayOptions, page: SamplePage ): string[] =>
	chosenSamples( options )
		.filter( ( { pages } ) => pages.includes( page ) )
		.map( ( { script } ) => script );

const unique = ( sources: readonly string[] ) => [ ...new Set( sources ) ];

/** The scripts of add-ons that a cart needs: of wallets, where the shop's owner wants them there, and of samples. */
export const cartAddOns = ( options: GatewayOptions ): string[] =>
	unique( [
		...( options.cartExpress
			? scriptOf( options, wallet.id, 'wallet.js' )
			: [] ),
		...samplesOn( options, 'cart' ),
	] );

/** The scripts of add-ons that a checkout needs: those of gateways that are on, the captcha's, and those of samples. */
export const checkoutAddOns = ( options: GatewayOptions ): string[] =>
	unique( [
		...scriptOf( options, CARD_GATEWAY, 'card.js' ),
		...scriptOf( options, wallet.id, 'wallet.js' ),
		...scriptOf( options, DIALOG_GATEWAY, 'dialog.js' ),
		...( options.captcha ? [ '/assets/captcha.js' ] : [] ),
		...samplesOn( options, 'checkout' ),
	] );

/** Names of the lazy chunks of a page with a block and these add-ons. */
export const chunksOf = (
	block: string,
	addOns: readonly string[]
): string[] => ( addOns.length > 0 ? [ block, 'globals' ] : [ block ] );

const isSample = ( source: string ) =>
	SAMPLES.some( ( { script } ) => script === source );

/** Declares the add-ons of a page. Without any, nothing of what they build on is loaded. */
export const addOnTags = ( sources: readonly string[] ): Markup =>
	sources.length === 0
		? html``
		: html`<link rel="stylesheet" href="${ FOLDER }/gateways.css" />
				${ sources.some( isSample ) ? SAMPLE_STYLES : '' }
				${ sources.map(
					( src ) =>
						html`<link rel="preload" as="script" href="${ src }" />`
				) }
				<script type="application/json" id="shopfront-add-ons">
					${ inlineJson( sources.map( ( src ) => ( { src } ) ) ) }
				</script>`;
