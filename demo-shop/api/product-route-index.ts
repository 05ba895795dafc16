/** For the namespace index. All product routes are read-only. */

const PAGE = [ 'context', 'page', 'per_page' ];
const TERM_LIST = [
	...PAGE,
	'search',
	'exclude',
	'include',
	'order',
	'orderby',
	'hide_empty',
	'parent',
];
const PRODUCT_LIST = [
	...PAGE,
	'search',
	'slug',
	'after',
	'before',
	'date_column',
	'exclude',
	'include',
	'offset',
	'order',
	'orderby',
	'parent',
	'parent_exclude',
	'type',
	'sku',
	'featured',
	'category',
	'category_operator',
	'brand',
	'brand_operator',
	'tag',
	'tag_operator',
	'on_sale',
	'min_price',
	'max_price',
	'stock_status',
	'attributes',
	'attribute_relation',
	'catalog_visibility',
	'rating',
	'related',
];
const COUNTS = [
	'price_range',
	'stock_status_counts',
	'attribute_counts',
	'rating_counts',
	'taxonomy_counts',
];

export const PRODUCT_ROUTE_INDEX: Readonly<
	Record< string, readonly string[] >
> = {
	'/products/attributes': [ 'context' ],
	'/products/attributes/(?P<id>[\\d]+)': [ 'id', 'context' ],
	'/products/attributes/(?P<attribute_id>[\\d]+)/terms': [
		'attribute_id',
		...TERM_LIST,
		'__experimental_visual',
	],
	'/products/categories': TERM_LIST,
	'/products/categories/(?P<id>[\\d]+)': [ 'id', 'context' ],
	'/products/brands': TERM_LIST,
	'/products/brands/(?P<identifier>[\\w-]+)': [ 'identifier', 'context' ],
	'/products/collection-data': [
		...PRODUCT_LIST,
		...COUNTS.map( ( count ) => `calculate_${ count }` ),
	],
	'/products/reviews': [
		...PAGE,
		'offset',
		'order',
		'orderby',
		'category_id',
		'product_id',
	],
	'/products/tags': TERM_LIST,
	'/products': PRODUCT_LIST,
	'/products/(?P<id>[\\d]+)': [ 'id', 'context' ],
	'/products/(?P<slug>[\\S]+)': [ 'slug', 'context' ],
};
