import type { Behavior, BehaviorSource } from '@shopfront/behaviors/engine';
import { readSiteSettings } from '@shopfront/behaviors/site-settings';

/** Content that opens: accordions, collapsible sections, tabs, and what leads to them. */
const DISCLOSURES: BehaviorSource[] = [
	{
		name: 'sized-container',
		selector: '[data-sf-sized]',
		load: () => import( '@shopfront/behaviors/sized-container' ),
	},
];

/** Layers above the page: dialogs, panels at its edge, menus, and what stays in place while it moves. */
const LAYERS: BehaviorSource[] = [];

/** Content that moves: sliders, numbers that count up, videos. */
const MOTION: BehaviorSource[] = [];

/**
 * The behaviors of all kinds of pages. They are a list of their own, which only pages load whose body has the class `sf-site`,
 * so that a product page does not pay for the names of forty behaviors that it does not use. A page can name those whose elements
 * other scripts handle.
 */
export const mount: Behavior[ 'mount' ] = ( _, { addBehaviors } ) => {
	const without = readSiteSettings( window ).get( 'site', 'without' );
	addBehaviors(
		[ ...DISCLOSURES, ...LAYERS, ...MOTION ].filter(
			( { name } ) =>
				! ( Array.isArray( without ) && without.includes( name ) )
		)
	);
};
