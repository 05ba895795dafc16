import { price, type SeedProduct } from './define-product';

/** 0.4 pounds, the mug's recorded weight. */
const MUG_GRAMS = 181.4368;

const createdAt = '2026-11-21T07:37:24Z';

const SIZES = [ 'small', 'medium', 'large' ];
const COLOURS = [ 'red', 'blue', 'green' ];
const SHIRT_PRICES: Record< string, string > = {
	small: '40',
	medium: '42',
	large: '45',
};
const COLOUR_IMAGES: Record< string, number > = {
	red: 19,
	blue: 20,
	green: 21,
};

/** Nine shirts: green is on sale, and large red is sold out. */
const SHIRTS: SeedProduct[] = SIZES.flatMap( ( size, row ) =>
	COLOURS.map( ( colour, column ) => ( {
		id: 38 + row * COLOURS.length + column,
		type: 'variation' as const,
		parentId: 37,
		name: 'Linen Shirt',
		slug: `linen-shirt-${ size }-${ colour }`,
		sku: `SHIRT-${ size }-${ colour }`,
		description: `<p>Shirt in ${ colour }, ${ size }.</p>`,
		regularPrice: price( SHIRT_PRICES[ size ] ?? '0' ),
		salePrice: colour === 'green' ? price( '35' ) : undefined,
		stockQuantity: size === 'large' && colour === 'red' ? 0 : undefined,
		imageIds: [ COLOUR_IMAGES[ colour ] ?? 22 ],
		variationAttributes: { pa_size: size, pa_colour: colour },
		createdAt,
	} ) )
);

/** With the recorded shop's ids, names, prices and rules, so that we can replay its recordings. */
export const RECORDED_PRODUCTS: SeedProduct[] = [
	{
		id: 26,
		name: 'Stone Mug',
		slug: 'stone-mug',
		sku: 'MUG',
		shortDescription: '<p>A sturdy mug.</p>',
		description:
			'<p>Thrown from speckled stoneware and glazed <strong>inside and out</strong>. Holds 350 ml and the warmth of your hands.</p><ul><li>Dishwasher safe</li><li>Each one a little different</li></ul>',
		regularPrice: price( '18' ),
		weightGrams: MUG_GRAMS,
		imageIds: [ 12, 23 ],
		categories: [ 'homeware' ],
		tags: [ 'featured-pick' ],
		isFeatured: true,
		crossSellIds: [ 27, 34, 29 ],
		totalSales: 240,
		createdAt,
	},
	{
		id: 27,
		name: 'Canvas Cap',
		slug: 'canvas-cap',
		sku: 'CAP',
		shortDescription: '<p>On sale.</p>',
		description:
			'<p>Six panels of washed cotton canvas with a brass buckle. It <strong>softens with every summer</strong>.</p>',
		regularPrice: price( '25' ),
		salePrice: price( '19.99' ),
		imageIds: [ 13 ],
		categories: [ 'clothing' ],
		crossSellIds: [ 28, 37 ],
		totalSales: 88,
		createdAt,
	},
	{
		id: 28,
		name: 'Wool Socks',
		slug: 'wool-socks',
		sku: 'SOCKS',
		shortDescription: '<p>Few left.</p>',
		description:
			'<p>Two-ply wool with a reinforced heel, knitted in a mill that has turned since 1922.</p>',
		regularPrice: price( '9.50' ),
		stockQuantity: 3,
		lowStockAmount: 3,
		imageIds: [ 14 ],
		categories: [ 'clothing' ],
		totalSales: 61,
		createdAt,
	},
	{
		id: 29,
		name: 'Harbour Poster',
		slug: 'harbour-poster',
		sku: 'POSTER',
		description:
			'<p>Four-colour risograph print on 170 g paper, 40 × 50 cm. The frame is not included.</p>',
		regularPrice: price( '32' ),
		stockQuantity: 1,
		backorders: 'notify',
		imageIds: [ 15 ],
		categories: [ 'homeware' ],
		totalSales: 19,
		createdAt,
	},
	{
		id: 30,
		name: 'Reading Lamp',
		slug: 'reading-lamp',
		sku: 'LAMP',
		description:
			'<p>A brushed brass lamp with a hinged arm and a switch that clicks. One to a customer: every shade is spun by hand.</p>',
		regularPrice: price( '120' ),
		isSoldIndividually: true,
		imageIds: [ 16 ],
		categories: [ 'homeware' ],
		totalSales: 35,
		createdAt,
	},
	{
		id: 31,
		name: 'Pottery Course',
		slug: 'pottery-course',
		sku: 'COURSE',
		description:
			'<p>Six evenings at the wheel, clay and firing included. You take home what survives.</p>',
		regularPrice: price( '75' ),
		isVirtual: true,
		imageIds: [ 18 ],
		categories: [ 'digital' ],
		totalSales: 44,
		createdAt,
	},
	{
		id: 32,
		name: 'Glaze Guide (e-book)',
		slug: 'glaze-guide-e-book',
		sku: 'EBOOK',
		description:
			'<p>Forty recipes for the home kiln, with test tiles. PDF and EPUB, 96 pages.</p>',
		regularPrice: price( '12' ),
		isVirtual: true,
		isDownloadable: true,
		imageIds: [ 17 ],
		categories: [ 'digital' ],
		totalSales: 52,
		createdAt,
	},
	{
		id: 33,
		name: 'Sold-out Desk',
		slug: 'sold-out-desk',
		sku: 'DESK',
		description:
			'<p>Solid oak with two drawers. The next batch waits for the timber to dry.</p>',
		regularPrice: price( '340' ),
		stockStatus: 'outofstock',
		imageIds: [ 25 ],
		categories: [ 'homeware' ],
		totalSales: 7,
		createdAt,
	},
	{
		id: 34,
		name: 'Coaster Pair',
		slug: 'coaster-pair',
		sku: 'MINMAX',
		shortDescription: '<p>Sold in twos, 2 to 8.</p>',
		description: '<p>Cork on one side, felt on the other.</p>',
		regularPrice: price( '4' ),
		quantity: { minimum: 2, maximum: 8, multipleOf: 2 },
		imageIds: [ 202 ],
		categories: [ 'homeware' ],
		totalSales: 130,
		createdAt,
	},
	{
		id: 35,
		name: 'Hidden Gift',
		slug: 'hidden-gift',
		sku: 'GIFT',
		regularPrice: price( '5' ),
		catalogVisibility: 'hidden',
		imageIds: [ 24 ],
		categories: [ 'homeware' ],
		createdAt,
	},
	{
		id: 36,
		name: 'Untaxed Voucher',
		slug: 'untaxed-voucher',
		sku: 'VOUCHER',
		description:
			'<p>Sent by e-mail within the hour and good for three years.</p>',
		regularPrice: price( '50' ),
		taxStatus: 'none',
		isVirtual: true,
		categories: [ 'digital' ],
		totalSales: 12,
		createdAt,
	},
	{
		id: 37,
		type: 'variable',
		name: 'Linen Shirt',
		slug: 'linen-shirt',
		sku: 'SHIRT',
		description:
			'<p>A loose shirt of European linen, sewn with <strong>flat-felled seams</strong> that do not scratch. Three sizes, three colours.</p>',
		imageIds: [ 22 ],
		categories: [ 'clothing' ],
		attributes: [
			{ taxonomy: 'pa_size', slugs: SIZES, hasVariations: true },
			{ taxonomy: 'pa_colour', slugs: COLOURS, hasVariations: true },
		],
		crossSellIds: [ 27, 28 ],
		totalSales: 97,
		createdAt,
	},
	...SHIRTS,
	{
		id: 47,
		type: 'variable',
		name: 'Silver Ring',
		slug: 'silver-ring',
		sku: 'RING',
		description:
			'<p>Recycled silver, three millimetres wide. Initials are cut by hand and take four days.</p>',
		imageIds: [ 201 ],
		categories: [ 'clothing' ],
		attributes: [
			{
				name: 'Engraving',
				options: [ 'None', 'Initials' ],
				hasVariations: true,
			},
		],
		totalSales: 15,
		createdAt,
	},
	{
		id: 48,
		type: 'variation',
		parentId: 47,
		name: 'Silver Ring',
		slug: 'silver-ring-2',
		sku: 'RING',
		regularPrice: price( '60' ),
		imageIds: [ 201 ],
		variationAttributes: { engraving: '' },
		createdAt,
	},
	{
		id: 49,
		type: 'grouped',
		name: 'Table Set',
		slug: 'table-set',
		sku: 'SET',
		description:
			'<p>Something to drink from, somewhere to put it and a lamp to read by. Choose as many of each as you like.</p>',
		imageIds: [ 23 ],
		categories: [ 'homeware' ],
		groupedIds: [ 26, 34, 30 ],
		createdAt,
	},
];
