import { blockName } from '@shopfront/names';
import type { Settings } from '@shopfront/settings';
import type { BlockVariation, TemplateEntry } from '@wordpress/blocks';
import { __, _x } from '@wordpress/i18n';
import {
	COLLECTION_BLOCK,
	createVariation,
} from '@shopfront/globals/product-collection';
import { getCentered } from '../tables/shared';
import { PLATFORM_KEYS, readObject, type Unknown } from './read-attributes';

const nameOf = ( name: string ) => `${ COLLECTION_BLOCK }/${ name }`;

/** For authors who want to choose everything. */
export const CATALOG = nameOf( 'product-catalog' );

/** This variation of the core title shows a product's title. */
export const TITLE_VARIATION = nameOf( 'product-title' );

/** The products of these collections depend on another product, from one of these places. */
export const REFERENCES: Readonly< Record< string, readonly string[] > > = {
	[ nameOf( 'related' ) ]: [ 'product' ],
	[ nameOf( 'upsells' ) ]: [ 'product', 'cart', 'order' ],
	[ nameOf( 'cross-sells' ) ]: [ 'product', 'cart', 'order' ],
	[ nameOf( 'cart-contents' ) ]: [ 'cart' ],
};

const getCenteredWith = (
	name: string,
	style: Readonly< Record< string, Unknown > >
): Unknown => {
	const { style: alignment, ...attributes } = getCentered(
		name,
		'textAlign'
	);
	const { typography } = readObject( alignment );
	return {
		...attributes,
		style: typography
			? {
					...style,
					typography: {
						...style.typography,
						...readObject( typography ),
					},
				}
			: style,
	};
};

const SMALL = { textAlign: 'center', fontSize: 'small' };

const getProduct = (): TemplateEntry => [
	blockName( 'product-template' ),
	{},
	[
		[
			blockName( 'product-image' ),
			{
				showSaleBadge: false,
				style: { dimensions: { aspectRatio: '1/1' } },
			},
		],
		[
			'core/post-title',
			{
				...getCenteredWith( 'core/post-title', {
					spacing: { margin: { bottom: '0.75rem', top: '0' } },
					typography: { lineHeight: '1.4' },
				} ),
				level: 2,
				isLink: true,
				fontSize: 'medium',
				__woocommerceNamespace: TITLE_VARIATION,
			},
		],
		[ blockName( 'product-price' ), SMALL ],
		[ blockName( 'product-button' ), SMALL ],
	],
];

const PAGINATION: TemplateEntry = [
	'core/query-pagination',
	{ layout: { type: 'flex', justifyContent: 'center' } },
];

interface Row {
	title: string;
	description: string;
	keywords?: readonly string[];
	/** Without this text, the collection has no heading. */
	heading?: string;
	isCentered?: boolean;
	columns?: number;
	/** Differences from the default query. */
	query?: Unknown;
	hideControls?: readonly string[];
	hasPagination?: boolean;
	hasNoResults?: boolean;
	/** Whether the inserter offers it by name. */
	isListed?: boolean;
}

const ONE_PAGE_OF_FIVE = { perPage: 5, pages: 1 };

/** See docs/contract/product-lists.md 1. */
const getRows = (): Readonly< Record< string, Row > > => ( {
	'product-catalog': {
		title: __( 'Product Catalog', 'woocommerce' ),
		description: __(
			'Display all products in your catalog. Results can (change to) match the current template, page, or search term.',
			'shopfront'
		),
		keywords: [ _x( 'all products', 'block keyword', 'woocommerce' ) ],
		columns: 3,
		hasPagination: true,
		hasNoResults: true,
		isListed: false,
	},
	featured: {
		title: __( 'Featured Products', 'woocommerce' ),
		description: __( 'Showcase your featured products.', 'woocommerce' ),
		heading: __( 'Featured products', 'woocommerce' ),
		query: { ...ONE_PAGE_OF_FIVE, featured: true },
		hideControls: [ 'featured', 'filterable' ],
	},
	'new-arrivals': {
		title: __( 'New Arrivals', 'woocommerce' ),
		description: __( 'Recommend your newest products.', 'woocommerce' ),
		keywords: [ __( 'newest', 'shopfront' ) ],
		heading: __( 'New arrivals', 'woocommerce' ),
		query: {
			...ONE_PAGE_OF_FIVE,
			order: 'desc',
			orderBy: 'date',
			timeFrame: { operator: 'in', value: '-7 days' },
		},
		hideControls: [ 'order', 'filterable' ],
	},
	'on-sale': {
		title: __( 'On Sale Products', 'woocommerce' ),
		description: __(
			'Highlight products that are currently on sale.',
			'woocommerce'
		),
		keywords: [
			__( 'discount', 'shopfront' ),
			__( 'promotion', 'shopfront' ),
		],
		heading: __( 'On sale products', 'woocommerce' ),
		query: { ...ONE_PAGE_OF_FIVE, [ PLATFORM_KEYS.onSale ]: true },
		hideControls: [ 'on-sale', 'filterable' ],
	},
	'best-sellers': {
		title: __( 'Best Sellers', 'woocommerce' ),
		description: __(
			'Recommend your best-selling products.',
			'woocommerce'
		),
		keywords: [ __( 'best selling', 'shopfront' ) ],
		heading: __( 'Best selling products', 'woocommerce' ),
		query: { ...ONE_PAGE_OF_FIVE, order: 'desc', orderBy: 'popularity' },
		hideControls: [ 'order', 'filterable' ],
	},
	'top-rated': {
		title: __( 'Top Rated Products', 'woocommerce' ),
		description: __(
			'Recommend products with the highest review ratings.',
			'woocommerce'
		),
		heading: __( 'Top rated products', 'woocommerce' ),
		query: { ...ONE_PAGE_OF_FIVE, order: 'desc', orderBy: 'rating' },
		hideControls: [ 'order', 'filterable' ],
	},
	'hand-picked': {
		title: __( 'Hand-Picked Products', 'woocommerce' ),
		description: __(
			'Select specific products to recommend to customers.',
			'woocommerce'
		),
		keywords: [ __( 'specific', 'shopfront' ) ],
		heading: __( 'Recommended products', 'woocommerce' ),
		query: { orderBy: 'post__in' },
		// Authors choose its products first, so their control is part of the collection (product-source.tsx).
		hideControls: [ 'hand-picked', 'filterable', 'order' ],
		hasPagination: true,
	},
	'by-category': {
		title: __( 'Products by Category', 'woocommerce' ),
		description: __(
			'Display products from specific categories.',
			'woocommerce'
		),
		heading: __( 'Products by Category', 'woocommerce' ),
		hideControls: [ 'hand-picked', 'filterable' ],
		hasPagination: true,
	},
	'by-tag': {
		title: __( 'Products by Tag', 'woocommerce' ),
		description: __(
			'Display products with specific tags.',
			'woocommerce'
		),
		heading: __( 'Products by Tag', 'woocommerce' ),
		hideControls: [ 'hand-picked', 'filterable' ],
		hasPagination: true,
	},
	'by-brand': {
		title: __( 'Products by Brand', 'woocommerce' ),
		description: __(
			'Display products from specific brands.',
			'woocommerce'
		),
		heading: __( 'Products by Brand', 'woocommerce' ),
		hideControls: [ 'hand-picked', 'filterable' ],
		hasPagination: true,
	},
	related: {
		title: __( 'Related Products', 'woocommerce' ),
		description: __( 'Recommend products like this one.', 'woocommerce' ),
		heading: __( 'Related Products', 'woocommerce' ),
		columns: 4,
		query: { perPage: 4, pages: 1 },
	},
	upsells: {
		title: __( 'Upsells', 'woocommerce' ),
		description: __(
			'Upsells are typically products that are extra profitable or better quality or more expensive. Experiment with combinations to boost sales.',
			'woocommerce'
		),
		heading: __( 'You may also like', 'woocommerce' ),
		isCentered: false,
		columns: 4,
		query: { perPage: 8, pages: 1 },
		hideControls: [ 'filterable' ],
	},
	'cross-sells': {
		title: __( 'Cross-Sells', 'woocommerce' ),
		description: __(
			'By suggesting complementary products in the cart using cross-sells, you can significantly increase the average order value.',
			'woocommerce'
		),
		heading: __( 'You may be interested in…', 'woocommerce' ),
		isCentered: false,
		columns: 4,
		query: { perPage: 8, pages: 1 },
		hideControls: [ 'filterable' ],
	},
	'cart-contents': {
		title: _x( 'Cart contents', 'product collection', 'shopfront' ),
		description: __(
			'Show the products that are in the cart.',
			'shopfront'
		),
		hideControls: [ 'order', 'filterable' ],
		// The platform offers it in its e-mails only.
		isListed: false,
	},
} );

const HEADING_STYLE = { spacing: { margin: { bottom: '1rem' } } };

const getHeading = ( { heading, isCentered = true }: Row ): TemplateEntry[] =>
	heading
		? [
				[
					'core/heading',
					{
						...( isCentered
							? getCenteredWith( 'core/heading', HEADING_STYLE )
							: { style: HEADING_STYLE } ),
						level: 2,
						content: heading,
					},
				],
			]
		: [];

export const getCollections = ( settings: Settings ): BlockVariation[] =>
	Object.entries( getRows() ).map( ( [ name, row ] ): BlockVariation => {
		const { title, description, keywords, query, columns = 5 } = row;
		const { attributes, isActive } = createVariation(
			{
				name: nameOf( name ),
				title,
				attributes: {
					query,
					hideControls: row.hideControls,
					displayLayout: {
						type: 'flex',
						columns,
						shrinkColumns: true,
					},
				},
			},
			settings
		);
		return {
			name: nameOf( name ),
			title,
			description,
			keywords,
			attributes,
			innerBlocks: [
				...getHeading( row ),
				getProduct(),
				...( row.hasPagination ? [ PAGINATION ] : [] ),
				...( row.hasNoResults
					? [
							[
								blockName( 'product-collection-no-results' ),
							] satisfies TemplateEntry,
						]
					: [] ),
			],
			scope: row.isListed === false ? [] : [ 'inserter', 'block' ],
			isActive,
		};
	} );
