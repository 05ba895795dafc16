import type { AttributeDefinition, Term } from '../types';

export const ATTRIBUTES: AttributeDefinition[] = [
	{ id: 1, name: 'Size', taxonomy: 'pa_size', orderBy: 'menu_order' },
	{ id: 2, name: 'Colour', taxonomy: 'pa_colour', orderBy: 'menu_order' },
	{ id: 3, name: 'Material', taxonomy: 'pa_material', orderBy: 'name' },
];

const term = (
	id: number,
	taxonomy: string,
	name: string,
	slug: string,
	more: Partial< Term > = {}
): Term => ( {
	id,
	taxonomy,
	name,
	slug,
	description: '',
	parent: 0,
	menuOrder: 0,
	color: '',
	...more,
} );

/** Ids 16 to 25 are the recorded shop's. */
export const TERMS: Term[] = [
	term( 16, 'product_cat', 'Homeware', 'homeware' ),
	term( 17, 'product_cat', 'Clothing', 'clothing' ),
	term( 18, 'product_cat', 'Digital', 'digital' ),
	term( 60, 'product_cat', 'Kitchen & Table', 'kitchen', {
		description: 'Things that get better with every meal.',
	} ),
	term( 61, 'product_cat', 'Tea', 'tea', { parent: 60 } ),
	term( 62, 'product_cat', 'Garden', 'garden' ),
	term( 63, 'product_cat', 'Paper', 'paper' ),
	term( 64, 'product_cat', 'Textiles', 'textiles' ),
	term( 19, 'product_tag', 'Featured pick', 'featured-pick' ),
	term( 65, 'product_tag', 'Handmade', 'handmade' ),
	term( 66, 'product_tag', 'Last ones', 'last-ones' ),
	term( 67, 'product_brand', 'Northmade', 'northmade', {
		description: 'A workshop of four by the sea.',
	} ),
	term( 68, 'product_brand', 'Salt & Loom', 'salt-loom' ),
	term( 20, 'pa_size', 'Small', 'small', { menuOrder: 1 } ),
	term( 21, 'pa_size', 'Medium', 'medium', { menuOrder: 2 } ),
	term( 22, 'pa_size', 'Large', 'large', { menuOrder: 3 } ),
	term( 23, 'pa_colour', 'Red', 'red', { menuOrder: 1, color: '#a84638' } ),
	term( 24, 'pa_colour', 'Blue', 'blue', { menuOrder: 2, color: '#3f6a8e' } ),
	term( 25, 'pa_colour', 'Green', 'green', {
		menuOrder: 3,
		color: '#597c5e',
	} ),
	term( 70, 'pa_colour', 'Moss', 'moss', { menuOrder: 4, color: '#74804f' } ),
	term( 71, 'pa_colour', 'Slate', 'slate', {
		menuOrder: 5,
		color: '#5e7489',
	} ),
	term( 72, 'pa_material', 'Wool', 'wool' ),
	term( 73, 'pa_material', 'Walnut', 'walnut' ),
	term( 74, 'pa_material', 'Copper', 'copper' ),
];
