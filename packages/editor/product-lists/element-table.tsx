import { useBlockApp } from '@shopfront/bindings';
import {
	Button,
	CartLineImage,
	ProductName,
	ProductPriceRange,
	ProductRating,
} from '@shopfront/components';
import { blockName } from '@shopfront/names';
import type { ProductResponse } from '@shopfront/store-api';
import type { Attributes } from '@wordpress/blocks';
import { __, _x } from '@wordpress/i18n';
import type { CSSProperties, ReactNode } from 'react';
import {
	options,
	range,
	shownIf,
	stored,
	text,
	toggle,
	type Fields,
} from '../fields';
import { readObject } from './read-attributes';

/** Intrinsic image size in CSS pixels, before layout. */
const IMAGE_SIZE_PX = 300;

export interface ElementProps {
	product: ProductResponse;
	attributes: Attributes;
}

export interface ProductElement {
	title: string;
	description: string;
	fields: Fields;
	supports?: Readonly< Record< string, unknown > >;
	/** Saves an empty container for its script; otherwise it saves nothing. */
	hasContainer?: boolean;
	/** The editor registers it on every site. */
	isCore?: boolean;
	Component: ( props: ElementProps ) => ReactNode;
}

const asText = ( value: unknown ): string | undefined =>
	typeof value === 'string' && value !== '' ? value : undefined;

const SaleBadge = ( { product, attributes: { align } }: ElementProps ) =>
	product.on_sale ? (
		<div
			className={ `wc-block-components-product-sale-badge wc-block-components-product-sale-badge--align-${ asText( align ) ?? 'none' }` }
		>
			{ __( 'Sale', 'woocommerce' ) }
		</div>
	) : null;

const Image = ( { product, attributes }: ElementProps ) => {
	const { placeholderImgSrc } = useBlockApp().settings;
	const { showSaleBadge, saleBadgeAlign, width, height, scale } = attributes;
	const { aspectRatio } = readObject(
		readObject( attributes.style ).dimensions
	);
	const style = {
		'--sf-editor-image-ratio':
			asText( attributes.aspectRatio ) ?? asText( aspectRatio ),
		'--sf-editor-image-fit': asText( scale ),
		inlineSize: asText( width ),
		blockSize: asText( height ),
	} as CSSProperties;
	return (
		<div
			className="wc-block-components-product-image wc-block-grid__product-image"
			style={ style }
		>
			<CartLineImage
				permalink={ product.permalink }
				image={ product.images[ 0 ] }
				fallbackAlt={ product.name }
				placeholderSrc={ placeholderImgSrc }
				sizePx={ IMAGE_SIZE_PX }
			/>
			{ showSaleBadge !== false && (
				<SaleBadge
					product={ product }
					attributes={ { align: saleBadgeAlign } }
				/>
			) }
		</div>
	);
};

const Title = ( { product, attributes }: ElementProps ) => {
	const {
		level = 2,
		headingLevel = level,
		isLink,
		showProductLink,
	} = attributes;
	const number = Number( headingLevel );
	const Heading = (
		number >= 1 && number <= 6 ? `h${ number }` : 'p'
	) as 'h2';
	return (
		<Heading className="wp-block-post-title wc-block-components-product-title">
			{ isLink === true || showProductLink === true ? (
				<ProductName
					name={ product.name }
					permalink={ product.permalink }
				/>
			) : (
				product.name
			) }
		</Heading>
	);
};

const Price = ( { product }: ElementProps ) => (
	<div className="wc-block-components-product-price wc-block-grid__product-price">
		<ProductPriceRange
			prices={ product.prices }
			siteCurrency={ useBlockApp().settings.siteCurrency }
		/>
	</div>
);

const AddToCart = ( { product, attributes: { width } }: ElementProps ) => (
	<div className="wc-block-components-product-button">
		<Button
			className="wp-block-button__link wp-element-button wc-block-components-product-button__button add_to_cart_button"
			variant="contained"
			style={ {
				inlineSize:
					typeof width === 'number' ? `${ width }%` : undefined,
			} }
		>
			{ product.add_to_cart.text }
		</Button>
	</div>
);

const Rating = ( { product }: ElementProps ) => (
	<ProductRating
		rating={ product.average_rating }
		count={ product.review_count }
	/>
);

const Stock = ( { product }: ElementProps ) => (
	<p className={ product.stock_availability?.class }>
		{ product.stock_availability?.text }
	</p>
);

const Sku = ( { product, attributes: { prefix, suffix } }: ElementProps ) => (
	<p>
		{ asText( prefix ) } { product.sku } { asText( suffix ) }
	</p>
);

/** The platform keeps these attributes with each element. */
const SHARED = {
	productId: stored( 'number', 0 ),
	isDescendentOfQueryLoop: stored( 'boolean', false ),
	isDescendentOfSingleProductBlock: stored( 'boolean', false ),
} as const;

const getAlignment = () =>
	options( __( 'Text alignment', 'shopfront' ), '', {
		'': __( 'Default', 'woocommerce' ),
		left: __( 'Left', 'woocommerce' ),
		center: __( 'Center', 'woocommerce' ),
		right: __( 'Right', 'woocommerce' ),
	} );

const COLOR = { text: true, background: true, link: false };
const TYPOGRAPHY = { fontSize: true, lineHeight: true };
const SPACING = { margin: true, padding: true };

export const getElements = (): Readonly<
	Record< string, ProductElement >
> => ( {
	[ blockName( 'product-image' ) ]: {
		title: _x( 'Product Image', 'block title', 'woocommerce' ),
		description: _x(
			'Display the main product image.',
			'block description',
			'woocommerce'
		),
		fields: {
			showProductLink: toggle(
				__( 'Link to Product Page', 'woocommerce' ),
				true
			),
			showSaleBadge: toggle(
				__( 'Show On-Sale Badge', 'shopfront' ),
				true
			),
			saleBadgeAlign: shownIf(
				( { showSaleBadge } ) => showSaleBadge === true,
				options( __( 'Badge alignment', 'shopfront' ), 'right', {
					left: __( 'Left', 'woocommerce' ),
					center: __( 'Center', 'woocommerce' ),
					right: __( 'Right', 'woocommerce' ),
				} )
			),
			imageSizing: options( __( 'Image Sizing', 'shopfront' ), 'single', {
				single: __( 'Full Size', 'shopfront' ),
				thumbnail: __( 'Cropped', 'shopfront' ),
			} ),
			...SHARED,
			width: {
				schema: { type: 'string' },
				control: {
					kind: 'text',
					label: __( 'Width', 'woocommerce' ),
					help: __(
						'A CSS length, such as 200px or 50%.',
						'shopfront'
					),
				},
			},
			height: {
				schema: { type: 'string' },
				control: {
					kind: 'text',
					label: __( 'Height', 'woocommerce' ),
					help: __(
						'A CSS length, such as 200px or 50%.',
						'shopfront'
					),
				},
			},
			scale: options( __( 'Scale', 'woocommerce' ), 'cover', {
				cover: __( 'Cover', 'woocommerce' ),
				contain: __( 'Contain', 'woocommerce' ),
				fill: __( 'Fill', 'woocommerce' ),
			} ),
			aspectRatio: stored( 'string' ),
		},
		supports: {
			spacing: SPACING,
			dimensions: {
				aspectRatio: true,
				__experimentalSkipSerialization: true,
			},
		},
		hasContainer: true,
		Component: Image,
	},
	[ blockName( 'product-sale-badge' ) ]: {
		title: _x( 'On-Sale Badge', 'block title', 'woocommerce' ),
		description: _x(
			'Displays an on-sale badge if the product is on-sale.',
			'block description',
			'woocommerce'
		),
		fields: {
			...SHARED,
			isDescendentOfSingleProductTemplate: stored( 'boolean', false ),
		},
		supports: { align: true, spacing: { margin: true } },
		Component: SaleBadge,
	},
	[ blockName( 'product-title' ) ]: {
		title: __( 'Product Title', 'woocommerce' ),
		description: _x(
			'Display the title of a product.',
			'block description',
			'woocommerce'
		),
		fields: {
			headingLevel: range( __( 'Level', 'woocommerce' ), 2, 1, 6 ),
			showProductLink: toggle(
				__( 'Link to Product Page', 'woocommerce' ),
				true
			),
			linkTarget: stored( 'string' ),
			productId: stored( 'number', 0 ),
			align: stored( 'string' ),
		},
		hasContainer: true,
		Component: Title,
	},
	[ blockName( 'product-price' ) ]: {
		title: _x( 'Product Price', 'block title', 'woocommerce' ),
		description: _x(
			'Display the price of a product.',
			'block description',
			'woocommerce'
		),
		fields: {
			...SHARED,
			textAlign: getAlignment(),
			isDescendentOfSingleProductTemplate: stored( 'boolean', false ),
		},
		supports: { color: COLOR, typography: TYPOGRAPHY, spacing: SPACING },
		hasContainer: true,
		Component: Price,
	},
	[ blockName( 'product-button' ) ]: {
		title: _x( 'Add to Cart Button', 'block title', 'woocommerce' ),
		description: _x(
			'Display a call to action button which either adds the product to the cart, or links to the product page.',
			'block description',
			'woocommerce'
		),
		fields: {
			...SHARED,
			textAlign: getAlignment(),
			width: {
				schema: { type: 'number' },
				control: {
					kind: 'numbers',
					label: __( 'Width', 'woocommerce' ),
					options: [ 25, 50, 75, 100 ].map( ( value ) => ( {
						value,
						label: `${ value }%`,
					} ) ),
				},
			},
		},
		supports: {
			align: [ 'wide', 'full' ],
			color: COLOR,
			typography: TYPOGRAPHY,
			spacing: SPACING,
		},
		Component: AddToCart,
	},
	[ blockName( 'product-rating' ) ]: {
		title: __( 'Product Rating', 'woocommerce' ),
		description: __(
			'Display the average rating of a product.',
			'woocommerce'
		),
		fields: {
			...SHARED,
			textAlign: getAlignment(),
			isDescendentOfSingleProductTemplate: stored( 'boolean', false ),
		},
		supports: {
			color: COLOR,
			typography: { fontSize: true },
			spacing: SPACING,
		},
		hasContainer: true,
		Component: Rating,
	},
	[ blockName( 'product-stock-indicator' ) ]: {
		title: _x( 'Product Stock Indicator', 'block title', 'woocommerce' ),
		description: __(
			'Let shoppers know when products are out of stock or on backorder.',
			'shopfront'
		),
		fields: { isDescendantOfAllProducts: stored( 'boolean', false ) },
		supports: { color: COLOR, typography: TYPOGRAPHY, spacing: SPACING },
		Component: Stock,
	},
	[ blockName( 'product-sku' ) ]: {
		title: __( 'Product SKU', 'woocommerce' ),
		description: _x(
			'Displays the SKU of a product.',
			'block description',
			'woocommerce'
		),
		fields: {
			productId: stored( 'number', 0 ),
			isDescendantOfAllProducts: stored( 'boolean', false ),
			prefix: text( __( 'Prefix', 'woocommerce' ), 'SKU:' ),
			suffix: text( __( 'Suffix', 'woocommerce' ), '' ),
		},
		supports: { color: COLOR, typography: TYPOGRAPHY, spacing: SPACING },
		Component: Sku,
	},
	'core/post-title': {
		title: __( 'Product Title', 'woocommerce' ),
		description: _x(
			'Display the title of a product.',
			'block description',
			'woocommerce'
		),
		isCore: true,
		fields: {
			level: range( __( 'Level', 'woocommerce' ), 2, 1, 6 ),
			isLink: toggle(
				__( 'Link to Product Page', 'woocommerce' ),
				false
			),
			linkTarget: shownIf(
				( { isLink } ) => isLink === true,
				options( __( 'Link target', 'shopfront' ), '_self', {
					_self: __( 'Same tab', 'shopfront' ),
					_blank: __( 'New tab', 'shopfront' ),
				} )
			),
		},
		Component: Title,
	},
} );
