import { BLOCK_NAMESPACE, blockName } from '@shopfront/names';
import type { Settings } from '@shopfront/settings';

/** Collections are variations of this block. */
export const COLLECTION_BLOCK = blockName( 'product-collection' );

/** A collection may set these keys of `query`. The shop controls the rest. */
export const QUERY_KEYS = [
	'offset',
	'order',
	'orderBy',
	'pages',
	'perPage',
	'search',
	'taxQuery',
	'featured',
	'timeFrame',
	`${ BLOCK_NAMESPACE }OnSale`,
	`${ BLOCK_NAMESPACE }StockStatus`,
	`${ BLOCK_NAMESPACE }Attributes`,
	`${ BLOCK_NAMESPACE }HandPickedProducts`,
	'priceRange',
] as const;

const OUT_OF_STOCK = 'outofstock';

/** Source: docs/contract/filters.md 6. */
export const collectionDefaults = ( {
	stockStatusOptions,
	hideOutOfStockItems,
}: Pick< Settings, 'stockStatusOptions' | 'hideOutOfStockItems' > ) => ( {
	query: {
		perPage: 9,
		pages: 0,
		offset: 0,
		postType: 'product',
		order: 'asc',
		orderBy: 'title',
		search: '',
		exclude: [],
		inherit: false,
		taxQuery: {},
		isProductCollectionBlock: true,
		featured: false,
		[ `${ BLOCK_NAMESPACE }OnSale` ]: false,
		[ `${ BLOCK_NAMESPACE }StockStatus` ]: Object.keys(
			stockStatusOptions
		).filter(
			( status ) => status !== OUT_OF_STOCK || ! hideOutOfStockItems
		),
		[ `${ BLOCK_NAMESPACE }Attributes` ]: [],
		[ `${ BLOCK_NAMESPACE }HandPickedProducts` ]: [],
		timeFrame: undefined,
		priceRange: undefined,
		filterable: false,
		relatedBy: { categories: true, tags: true },
	},
	tagName: 'div',
	displayLayout: { type: 'flex', columns: 3, shrinkColumns: true },
	dimensions: { widthType: 'fill' },
	queryContextIncludes: [ 'collection' ],
	forcePageReload: false,
} );

const centred = { textAlign: 'center', fontSize: 'small' };

/** Name, attributes, inner blocks. Source: docs/contract/filters.md 6. */
export const DEFAULT_INNER_BLOCKS = [
	[
		blockName( 'product-template' ),
		{},
		[
			[
				blockName( 'product-image' ),
				{ showSaleBadge: false, aspectRatio: '1/1' },
				[ [ blockName( 'product-sale-badge' ), { align: 'right' } ] ],
			],
			[
				'core/post-title',
				{
					textAlign: 'center',
					level: 2,
					fontSize: 'medium',
					isLink: true,
					__woocommerceNamespace: `${ COLLECTION_BLOCK }/product-title`,
				},
			],
			[ blockName( 'product-price' ), centred ],
			[ blockName( 'product-button' ), centred ],
		],
	],
	[
		'core/query-pagination',
		{ layout: { type: 'flex', justifyContent: 'center' } },
	],
	[ blockName( 'product-collection-no-results' ) ],
];
