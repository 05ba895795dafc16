import { LATER_PRELOAD } from '@shopfront/host';
import { html } from 'hono/html';
import {
	chunksOfHandles,
	handlesOf,
} from '../../packages/add-on-scripts/handles';
import { allowMarkup, allowStyles, scriptNonce } from '../content-policy';
import { CARD_GATEWAY } from '../gateways/card';
import { DIALOG_GATEWAY } from '../gateways/dialog';
import { TRIAL_GATEWAY } from '../gateways/trial';
import { wallet } from '../gateways/wallet';
import { attributionAddOns } from '../marketing/site-scripts';
import type { ShopOptions } from '../options';
import { chosenSamples, SAMPLES, type SamplePage } from '../samples/samples';
import type { Markup } from './layout';
import { inlineJson } from './script-data';

const SAMPLE_STYLES = html`<link
	rel="stylesheet"
	href="/assets/add-ons/add-ons.css"
/>`;

const FOLDER = '/assets/gateways';

/** See docs/add-ons/without-wordpress.md. */
export interface AddOnDeclaration {
	src: string;
	dependencies?: readonly string[];
	before?: string | readonly string[];
	after?: string | readonly string[];
	in?: SamplePage | readonly SamplePage[];
}

type GatewayOptions = Pick<
	ShopOptions,
	| 'paymentMethods'
	| 'captcha'
	| 'cartExpress'
	| 'addOns'
	| 'observerEvent'
	| 'observerAnswer'
	| 'locale'
	| 'orderAttribution'
>;

const observer = ( {
	observerEvent,
	observerAnswer,
}: GatewayOptions ): AddOnDeclaration[] =>
	observerEvent === 'none'
		? []
		: [
				{
					src: '/assets/add-ons/observer.js',
					dependencies: [ 'wc-blocks-checkout-events' ],
					before: `window.demoObserver = ${ JSON.stringify( {
						event: observerEvent,
						answer: observerAnswer,
					} ) };`,
				},
			];

const GATEWAY_HANDLES = [
	'wc-blocks-registry',
	'wc-settings',
	'wp-data',
	'wp-element',
	'wp-i18n',
];

const scriptOf = (
	{ paymentMethods }: GatewayOptions,
	gateway: string,
	file: string
): AddOnDeclaration[] =>
	paymentMethods.includes( gateway )
		? [ { src: `${ FOLDER }/${ file }`, dependencies: GATEWAY_HANDLES } ]
		: [];

const samplesOn = (
	options: GatewayOptions,
	page: SamplePage
): AddOnDeclaration[] => {
	const samples = chosenSamples( options ).filter( ( { pages } ) =>
		pages.includes( page )
	);
	if ( samples.length > 0 ) {
		allowMarkup();
	}
	return samples.map( ( { script, dependencies, before, after } ) => ( {
		src: script,
		dependencies,
		before,
		after,
	} ) );
};

/** Puts the gateways' German texts before their scripts. */
const withTexts = (
	{ locale }: GatewayOptions,
	addOns: AddOnDeclaration[]
): AddOnDeclaration[] =>
	locale === 'de_DE' && addOns.length > 0
		? [
				{
					src: `${ FOLDER }/german.js`,
					dependencies: [ 'wp-i18n' ],
				},
				...addOns,
			]
		: addOns;

/** A sample may be the script of an enabled gateway. */
const unique = ( addOns: readonly AddOnDeclaration[] ) => [
	...new Map( addOns.map( ( addOn ) => [ addOn.src, addOn ] ) ).values(),
];

/** Samples, and express payment methods if the cart enables them. */
export const cartAddOns = ( options: GatewayOptions ): AddOnDeclaration[] =>
	withTexts(
		options,
		unique( [
			...( options.cartExpress
				? scriptOf( options, wallet.id, 'wallet.js' )
				: [] ),
			...samplesOn( options, 'cart' ),
		] )
	);

/** Scripts of enabled gateways, the captcha and samples. */
export const checkoutAddOns = ( options: GatewayOptions ): AddOnDeclaration[] =>
	withTexts(
		options,
		unique( [
			...scriptOf( options, CARD_GATEWAY, 'card.js' ),
			...scriptOf( options, wallet.id, 'wallet.js' ),
			...scriptOf( options, DIALOG_GATEWAY, 'dialog.js' ),
			...observer( options ),
			...scriptOf( options, TRIAL_GATEWAY, 'trial.js' ),
			...( options.captcha
				? [
						{
							src: '/assets/captcha.js',
							dependencies: [ 'wp-hooks', 'wp-i18n' ],
						},
					]
				: [] ),
			...attributionAddOns( options ),
			...samplesOn( options, 'checkout' ),
		] )
	);

/** Extensibility code and the declared libraries. Pages with a block and add-ons load these lazy chunks. */
export const chunksOf = (
	block: string,
	addOns: readonly AddOnDeclaration[]
): string[] =>
	addOns.length > 0
		? [
				block,
				block === 'checkout' ? 'globals' : 'order-stores',
				...chunksOfHandles( addOns.flatMap( handlesOf ) ),
			]
		: [ block ];

/** Only inline code needs a nonce; `''` without any. */
export const nonceFor = ( addOns: readonly AddOnDeclaration[] ): string =>
	addOns.some( ( { before, after } ) => before || after )
		? scriptNonce()
		: '';

const isSample = ( { src }: AddOnDeclaration ) =>
	SAMPLES.some( ( { script } ) => script === src );

/** blockUI inserts HTML with these styles above an element, with its default options. */
const BLOCK_UI_STYLES = [
	'display:none',
	'z-index:1000;display:none;border:none;margin:0;padding:0;width:100%;height:100%;top:0;left:0',
	'z-index:1011;display:none;position:absolute',
];

/** Whether the page's scripts may wait for intent: gateways have nothing to do before; samples might. */
export const mayWait = ( addOns: readonly AddOnDeclaration[] ): boolean =>
	addOns.every( ( { src } ) => src.startsWith( FOLDER ) );

/** Without add-ons, the page doesn't load the extensibility code. */
export const addOnTags = (
	addOns: readonly AddOnDeclaration[],
	isLater = false
): Markup => {
	if ( addOns.length === 0 ) {
		return html``;
	}
	if (
		addOns.some( ( { dependencies = [] } ) =>
			chunksOfHandles( dependencies ).includes( 'jquery-blockui' )
		)
	) {
		allowStyles( BLOCK_UI_STYLES );
	}
	return html`<link rel="stylesheet" href="${ FOLDER }/gateways.css" />
		${ addOns.some( isSample ) ? SAMPLE_STYLES : '' }
		${ addOns.map(
			( { src } ) =>
				html`<link
					rel="${ isLater ? LATER_PRELOAD : 'preload' }"
					as="script"
					href="${ src }"
				/>`
		) }
		<script type="application/json" id="shopfront-add-ons">
			${ inlineJson( addOns ) }
		</script>`;
};
