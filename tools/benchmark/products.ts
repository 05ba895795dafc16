import {
	price,
	type SeedProduct,
} from '../../demo-shop/catalogue/seed/define-product';
import { IMAGES } from '../../demo-shop/catalogue/seed/index';

/** As many as the largest cart's lines. */
const TAXED = 300;
const UNTAXED = 20;

/** Above the sample products' IDs. */
const FIRST_TAXED_ID = 10_001;
const FIRST_UNTAXED_ID = 20_001;

const DESCRIPTION =
	'<p>Made to be used <em>every day</em>: thrown, glazed and fired in one workshop, so that no two of them are quite alike, and each shows the hand that made it.</p>';

const product = ( index: number, id: number ): SeedProduct => ( {
	id,
	name: `Workshop Piece No. ${ index + 1 }`,
	slug: `workshop-piece-${ id }`,
	sku: `WORK-${ id }`,
	regularPrice: price( `${ 12 + ( index % 60 ) }.90` ),
	...( index % 3 === 0 && { salePrice: price( '9.50' ) } ),
	...( index % 2 === 0 && { shortDescription: DESCRIPTION } ),
	imageIds: [ IMAGES[ index % IMAGES.length ]?.id ?? 0 ],
	categories: [ 'kitchen' ],
	createdAt: '2026-01-02T08:00:00Z',
} );

const many = ( count: number, firstId: number ) =>
	Array.from( { length: count }, ( _, index ) =>
		product( index, firstId + index )
	);

/** Simple products without quantity limits, for carts of any length. */
export const PRODUCTS_OF_BENCHMARK: readonly SeedProduct[] = [
	...many( TAXED, FIRST_TAXED_ID ),
	...many( UNTAXED, FIRST_UNTAXED_ID ).map( ( one ) => ( {
		...one,
		taxStatus: 'none' as const,
		isVirtual: true,
	} ) ),
];
