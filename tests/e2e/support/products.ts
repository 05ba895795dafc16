export interface SampleProduct {
	id: number;
	/** Visible text, without HTML. */
	name: string;
	path: string;
}

const product = ( id: number, name: string, slug: string ): SampleProduct => ( {
	id,
	name,
	path: `/product/${ slug }/`,
} );

/** $18, unlimited stock. */
export const MUG = product( 26, 'Stone Mug', 'stone-mug' );
/** $19.99 instead of $25. */
export const CAP = product( 27, 'Canvas Cap', 'canvas-cap' );
/** $9.50, three in stock. */
export const SOCKS = product( 28, 'Wool Socks', 'wool-socks' );
/** $120, one per customer. */
export const LAMP = product( 30, 'Reading Lamp', 'reading-lamp' );
/** $75, nothing to ship. */
export const COURSE = product( 31, 'Pottery Course', 'pottery-course' );
/** $4, sold in pairs, 2 to 8. */
export const COASTERS = product( 34, 'Coaster Pair', 'coaster-pair' );
/** $50, never taxed, nothing to ship: its totals depend only on its quantity. */
export const VOUCHER = product( 36, 'Untaxed Voucher', 'untaxed-voucher' );
/** Three sizes, three colors. */
export const SHIRT = product( 37, 'Linen Shirt', 'linen-shirt' );
/** Free, one per customer. */
export const SAMPLE_CARDS = product(
	107,
	'Glaze Sample Cards',
	'glaze-sample-cards'
);
/** The name has more than 150 characters. */
export const PLATTER = product(
	108,
	'Hand-thrown Stoneware Serving Platter with Celadon Glaze, a Wide Rim, a Kiln-marked Foot Ring and a Name Much Longer than Any Shop Would Sensibly Print on a Single Label',
	'celadon-platter'
);
/** HTML in its name and scripts in its texts; a script that runs sets `window.hostile`. */
export const NOTES = product( 110, 'Field Notes & “Sketches”', 'field-notes' );
/** The name is right-to-left. */
export const CALLIGRAPHY = product( 111, 'لوحة خط عربي', 'calligraphy-print' );
/** Two in stock. Only the test of a refused quantity changes that. */
export const TROWEL = product( 112, 'Garden Trowel', 'garden-trowel' );
