import {
	price,
	type SeedProduct,
} from '../../demo-shop/catalogue/seed/define-product';
import { IMAGES } from '../../demo-shop/catalogue/seed/index';

const COUNT = 5000;

/** Above all other products' ids. */
const FIRST_ID = 100_001;

const MATERIALS =
	'Ash Beech Birch Brass Bronze Canvas Ceramic Copper Cork Cotton Felt Glass Hemp Iron Jute Leather Linen Marble Oak Porcelain Silver Slate Steel Stoneware Walnut Wool'.split(
		' '
	);
const THINGS =
	'Apron Basin Basket Bench Blanket Board Bottle Bowl Box Brush Candle Carafe Chair Clock Cup Cushion Dish Frame Hook Jar Jug Kettle Knife Ladle Lamp Lantern Mirror Mug Napkin Pan Pitcher Plate Platter Pot Rack Rug Saucer Shelf Spoon Stool Table Teapot Throw Towel Tray Vase'.split(
		' '
	);
const CATEGORIES = [ 'kitchen', 'tea', 'clothing', 'garden' ];

const pick = < Item >( list: readonly Item[], index: number ): Item =>
	list[ index % list.length ] as Item;

/** For measuring the search: many products share each word, in names, descriptions and categories. */
export const SEARCH_PRODUCTS: readonly SeedProduct[] = Array.from(
	{ length: COUNT },
	( _, index ) => {
		const material = pick( MATERIALS, index * 7 );
		const thing = pick( THINGS, index );
		return {
			id: FIRST_ID + index,
			name: `${ material } ${ thing } No. ${ index + 1 }`,
			slug: `search-${ index + 1 }`,
			sku: `SEARCH-${ index + 1 }`,
			regularPrice: price( `${ 5 + ( index % 200 ) }.50` ),
			...( index % 5 === 0 && { salePrice: price( '4.50' ) } ),
			shortDescription: `<p>A <em>${ thing.toLowerCase() }</em> for every day, of ${ material.toLowerCase() }.</p>`,
			imageIds: [ pick( IMAGES, index ).id ],
			categories: [ pick( CATEGORIES, index ) ],
			attributes: [
				{
					name: 'Material',
					options: [ material, pick( MATERIALS, index * 7 + 3 ) ],
					hasVariations: false,
				},
			],
			totalSales: index % 97,
			createdAt: '2026-01-02T08:00:00Z',
		};
	}
);
