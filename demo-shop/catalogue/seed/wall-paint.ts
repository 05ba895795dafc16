import { price, type SeedProduct } from './define-product';

const createdAt = '2026-10-02T08:00:00Z';

const PARENT_ID = 161;

const SHADES = [ 'White', 'Cream', 'Sand', 'Clay', 'Moss', 'Slate' ];

const VOLUMES = [
	[ '1 l', '10' ],
	[ '2 l', '16' ],
	[ '3 l', '22' ],
	[ '5 l', '30' ],
	[ '10 l', '35' ],
	[ '20 l', '40' ],
] as const;

const IMAGE_IDS = [ 225 ];

/** The last paint is out of stock, as recorded. */
const PAINTS: SeedProduct[] = SHADES.flatMap( ( shade, row ) =>
	VOLUMES.map( ( [ volume, amount ], column ) => {
		const index = row * VOLUMES.length + column;
		return {
			id: PARENT_ID + 1 + index,
			type: 'variation' as const,
			parentId: PARENT_ID,
			name: 'Wall Paint',
			slug: `wall-paint-${ row }-${ column }`,
			sku: `PAINT-${ row }-${ column }`,
			regularPrice: price( amount ),
			stockStatus:
				index === SHADES.length * VOLUMES.length - 1
					? ( 'outofstock' as const )
					: ( 'instock' as const ),
			imageIds: IMAGE_IDS,
			variationAttributes: { shade, volume },
			createdAt,
		};
	} )
);

/** A recorded product with 36 variations. That's more than a page lists, so its form asks the server. */
export const WALL_PAINT: SeedProduct[] = [
	{
		id: PARENT_ID,
		type: 'variable',
		name: 'Wall Paint',
		slug: 'wall-paint',
		sku: 'PAINT',
		shortDescription: '<p>Six shades, from a sample tin to a bucket.</p>',
		description:
			'<p>Mineral paint that lets walls breathe. It dries <strong>matt within two hours</strong>, covers in one coat on most grounds, and smells of nothing.</p><ul><li>One litre covers nine square metres</li><li>Brushes rinse clean with water</li></ul>',
		imageIds: IMAGE_IDS,
		categories: [ 'homeware' ],
		attributes: [
			{ name: 'Shade', options: SHADES, hasVariations: true },
			{
				name: 'Volume',
				options: VOLUMES.map( ( [ volume ] ) => volume ),
				hasVariations: true,
			},
		],
		totalSales: 5,
		createdAt,
	},
	...PAINTS,
];
