import { blockName } from '@shopfront/names';
import {
	createBlock,
	createBlocksFromInnerBlocksTemplate,
	registerBlockType,
	type Attributes,
} from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import { CartRoot, createCartBlocks } from '../../blocks/cart';
import { createCheckoutBlocks } from '../../blocks/checkout';
import { createMiniCartBlocks, MiniCartRoot } from '../../blocks/mini-cart';
import type { RootBlock } from './block-editor';
import { getCategory } from './category';
import { CheckoutPreviewRoot } from './checkout-preview-root';
import {
	getOldContainers,
	getViewsMigration,
	withRowsInSummary,
} from './deprecated';
import { Icon } from './icons';
import { createMiniCartEdit } from './mini-cart-button';
import { Panels } from './payment-panel';
import { getPlatform } from './platform';
import { getPreviewApp } from './preview';
import { registerAllProducts } from './product-lists/register-all-products';
import { registerCollectionBlocks } from './product-lists/register-collection-blocks';
import {
	replaceAllProducts,
	replaceCollection,
} from './product-lists/replace-edits';
import { getSchemas, registerBlocks } from './register';
import { createSave } from './save';
import { registerSiteBlocks } from './site-blocks/register-site-blocks';
import { getCartFields, getCartTable } from './tables/cart';
import { getCheckoutFields, getCheckoutTable } from './tables/checkout';
import {
	getContentsFields,
	getMiniCartFields,
	getMiniCartTable,
} from './tables/mini-cart';
import { createOnce, getTemplate } from './template';
import { getTransforms } from './transforms';

const PAGE_SUPPORTS = { align: [ 'wide' ], html: false, multiple: false };

const createFrom =
	( { name, getTemplate: getContent }: RootBlock ) =>
	( attributes: Attributes ) =>
		createBlock(
			blockName( name ),
			attributes,
			createBlocksFromInnerBlocksTemplate( getContent() )
		);

const getOldSummaries = ( page: 'cart' | 'checkout' ) => ( {
	[ `${ page }-order-summary-block` ]: [
		withRowsInSummary( page, {
			attributes: {
				className: { type: 'string' },
				lock: { type: 'object' },
			},
			supports: { align: false, html: false },
			save: createSave(),
		} ),
	],
} );

const registerCart = (): void => {
	const table = getCartTable();
	const root: RootBlock = {
		name: 'cart',
		Root: CartRoot,
		getComponents: createOnce( createCartBlocks ),
		table,
		fields: getCartFields(),
		getTemplate: createOnce( () => getTemplate( table, 'cart' ) ),
		Panels,
	};
	const className = 'is-loading';
	const parts = {
		attributes: getSchemas( root.fields ),
		supports: PAGE_SUPPORTS,
	};
	registerBlocks( root, {
		title: __( 'Cart', 'woocommerce' ),
		icon: createElement( Icon, { name: 'cart' } ),
		description: __( 'Shopping cart.', 'woocommerce' ),
		keywords: [ __( 'WooCommerce', 'woocommerce' ) ],
		supports: PAGE_SUPPORTS,
		className,
		transforms: getTransforms( 'cart', createFrom( root ) ),
		deprecated: getOldContainers(
			parts,
			[ className, undefined ],
			getViewsMigration( root.getTemplate )
		),
		deprecatedInner: getOldSummaries( 'cart' ),
	} );
};

const registerCheckout = (): void => {
	const table = getCheckoutTable();
	const root: RootBlock = {
		name: 'checkout',
		Root: CheckoutPreviewRoot,
		getComponents: createOnce( () =>
			createCheckoutBlocks( getPreviewApp().settings )
		),
		table,
		fields: getCheckoutFields(),
		getTemplate: createOnce( () => getTemplate( table, 'checkout' ) ),
		Panels,
	};
	const className = 'wc-block-checkout is-loading';
	const parts = {
		attributes: getSchemas( root.fields ),
		supports: PAGE_SUPPORTS,
	};
	registerBlocks( root, {
		title: __( 'Checkout', 'woocommerce' ),
		icon: createElement( Icon, { name: 'checkout' } ),
		description: _x(
			'Display a checkout form so your customers can submit orders.',
			'block description',
			'woocommerce'
		),
		keywords: [ __( 'WooCommerce', 'woocommerce' ) ],
		supports: PAGE_SUPPORTS,
		className,
		transforms: getTransforms( 'checkout', createFrom( root ) ),
		deprecated: getOldContainers( parts, [
			className,
			'is-loading',
			'wc-block-checkout',
			undefined,
		] ),
		deprecatedInner: getOldSummaries( 'checkout' ),
	} );
};

const registerMiniCart = (): void => {
	const fields = getMiniCartFields();
	registerBlockType( blockName( 'mini-cart' ), {
		apiVersion: 3,
		title: __( 'Mini-Cart', 'woocommerce' ),
		icon: createElement( Icon, { name: 'bag' } ),
		description: _x(
			'Display a button for shoppers to quickly view their cart.',
			'block description',
			'woocommerce'
		),
		category: getCategory(),
		keywords: [ __( 'WooCommerce', 'woocommerce' ) ],
		attributes: {
			...getSchemas( fields ),
			className: { type: 'string' },
			lock: { type: 'object' },
		},
		supports: {
			html: false,
			multiple: false,
			typography: { fontSize: true },
			spacing: { margin: true, padding: true },
		},
		example: {},
		edit: createMiniCartEdit( fields ),
		save: () => null,
	} );
	const table = getMiniCartTable();
	registerBlocks(
		{
			name: 'mini-cart-contents',
			Root: MiniCartRoot,
			getComponents: createOnce( createMiniCartBlocks ),
			table,
			fields: getContentsFields(),
			getTemplate: createOnce( () =>
				getTemplate( table, 'mini-cart-contents' )
			),
			getStyle: ( { width } ) => ( { maxInlineSize: String( width ) } ),
		},
		{
			title: __( 'Mini-Cart Contents', 'woocommerce' ),
			icon: createElement( Icon, { name: 'bag' } ),
			description: __( 'Display a Mini-Cart widget.', 'woocommerce' ),
			supports: {
				align: false,
				html: false,
				multiple: false,
				reusable: false,
				inserter: false,
				lock: false,
				color: { text: true, background: true, link: true },
				__experimentalBorder: { color: true, width: true },
			},
		}
	);
};

const hasPlatform = (): boolean => getPlatform().wcBlocksRegistry !== undefined;

const REGISTER: Readonly< Record< string, () => void > > = {
	cart: registerCart,
	checkout: registerCheckout,
	'mini-cart': registerMiniCart,
	'all-products': () =>
		hasPlatform() ? replaceAllProducts() : registerAllProducts(),
	'product-collection': () =>
		hasPlatform() ? replaceCollection() : registerCollectionBlocks(),
	'site-behaviors': registerSiteBlocks,
};

/** Replaces the platform's blocks by name, without namespace, and registers all our behaviors. */
export const registerAll = ( names: readonly string[] ): void =>
	names.forEach( ( name ) => REGISTER[ name ]?.() );
