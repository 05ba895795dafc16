import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';
import { SITE_BEHAVIORS } from './site-behaviors';
import './style.scss';

/**
 * Adds the behaviors of all kinds of pages. They are a list of their own, which only pages load whose body has the class `sf-site`,
 * so that a product page does not pay for the names of forty behaviors that it does not use. A page can name those whose elements
 * other scripts handle.
 */
export const mount: Behavior[ 'mount' ] = ( _, { addBehaviors } ) => {
	const without = readSiteSettings( window ).get( 'site', 'without' );
	addBehaviors(
		SITE_BEHAVIORS.filter(
			( { name } ) =>
				! ( Array.isArray( without ) && without.includes( name ) )
		)
	);
};
