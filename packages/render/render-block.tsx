import { BlockAppProvider } from '@shopfront/bindings';
import { fieldChecks } from '@shopfront/checkout-form';
import { registerCheckoutStore } from '@shopfront/data/checkout';
import { parseCart, type CartResponse } from '@shopfront/store-api';
import { setEntityDecoder } from '@shopfront/text';
import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { decodeHTMLStrict } from 'entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { CartPaint } from './cart-paint';
import { CheckoutPaint } from './checkout-paint';
import { createServerApp } from './create-server-app';
import { toFirstPaint } from './to-first-paint';
import type { Attributes, BlockName, RenderData, Translations } from './types';

/** Most windows show the pictures of the first lines, so they load at once. */
const BLOCKS = {
	cart: { Paint: CartPaint, maxPictures: 4 },
	checkout: { Paint: CheckoutPaint, maxPictures: 0 },
};

/** All requests share the texts of `@wordpress/i18n`, so nothing else may run in between. */
const withTranslations = (
	translations: Translations,
	render: () => string
): string => {
	try {
		for ( const [ domain, texts ] of Object.entries( translations ) ) {
			setLocaleData( texts, domain );
		}
		return render();
	} finally {
		resetLocaleData();
	}
};

/** Suggestions link to their pages: a button that adds them would need the script. */
const withLinkedSuggestions = ( cart: CartResponse ): CartResponse => ( {
	...cart,
	cross_sells: cart.cross_sells.map( ( product ) => ( {
		...product,
		has_options: true,
		add_to_cart: {
			...product.add_to_cart,
			url: product.permalink,
			description: '',
		},
	} ) ),
} );

const readCart = ( response: unknown ): CartResponse => {
	const cart = parseCart( response );
	if ( ! cart.ok ) {
		throw new TypeError(
			'Shopfront: renderBlock() needs the response to GET /wc/store/v1/cart as data.cart.'
		);
	}
	return withLinkedSuggestions( cart.value );
};

/**
 * Renders the first paint of a cart or checkout with items: HTML for the start of the block's container, which the
 * script replaces (docs/embed/cart-and-checkout.md). `attributes` belong to the block itself.
 *
 * @throws {TypeError} If the cart is not a response of the Store API.
 */
export const renderBlock = async (
	name: BlockName,
	attributes: Attributes,
	data: RenderData
): Promise< string > => {
	// Loads the attributes for on-screen keyboards.
	await fieldChecks.fetch();
	setEntityDecoder( decodeHTMLStrict );
	const { Paint, maxPictures } = BLOCKS[ name ];
	const cart = readCart( data.cart );
	const markup = withTranslations( data.translations ?? {}, () => {
		const app = createServerApp( cart, data.settings, data.url );
		if ( name === 'checkout' ) {
			registerCheckoutStore( app.registry );
		}
		return renderToStaticMarkup(
			<BlockAppProvider app={ app }>
				<div
					className="sf-skeleton sf-first-paint"
					data-sf-customer={ app.settings.currentUserId }
				>
					<Paint attributes={ attributes } data={ data } />
				</div>
			</BlockAppProvider>
		);
	} );
	return toFirstPaint( markup, Math.min( maxPictures, cart.items.length ) );
};
