import { html } from 'hono/html';
import { MAILING_LIST, ORDER_ATTRIBUTION } from '@shopfront/names';
import { inlineScript } from '../content-policy';
import type { ShopContext } from '../context';
import type { ShopOptions } from '../options';
import { BEHAVIORS_PATH } from '../pages/behavior-tags';
import type { Markup } from '../pages/layout';
import { inlineJson } from '../pages/script-data';
import { isSampleOn } from '../samples/samples';
import { mailingListSettings } from './mailing-list';
import { NEWSLETTER } from './newsletter';
import { attributionSettings } from './order-attribution';

const ATTRIBUTION = `${ BEHAVIORS_PATH }/order-attribution.js`;

/** Scripts that record where visits come from, and visitors' addresses. */
export const marketingTags = (
	shop: ShopContext,
	isCheckout: boolean
): Markup =>
	html`${
		// The checkout loads it as an add-on, after the stores that it writes to.
		shop.options.orderAttribution && ! isCheckout
			? html`${ inlineScript( `window.${ ORDER_ATTRIBUTION.global } = ${ inlineJson( attributionSettings() ) };` ) }
					<script defer src="${ ATTRIBUTION }"></script>`
			: ''
	}${
		isSampleOn( shop.options, NEWSLETTER )
			? html`${ inlineScript( `window.${ MAILING_LIST.settings } = ${ inlineJson( mailingListSettings( shop ) ) };` ) }
					<script
						defer
						src="${ BEHAVIORS_PATH }/email-capture.js"
					></script>`
			: ''
	}`;

/** Adds the source of the visit to orders. */
export const attributionAddOns = ( {
	orderAttribution,
}: Pick< ShopOptions, 'orderAttribution' > ) =>
	orderAttribution
		? [
				{
					src: ATTRIBUTION,
					dependencies: [ 'wp-data' ],
					before: `window.${ ORDER_ATTRIBUTION.global } = ${ JSON.stringify( attributionSettings() ) };`,
				},
			]
		: [];
