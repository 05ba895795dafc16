import type { Behavior } from '@shopfront/behaviors/engine/behavior';
import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';
import { SITE_BEHAVIORS } from './site-behaviors';
import './style.scss';

/**
 * Registers the site-wide behaviors. Only pages whose body has the class `sf-site` load this list, so that a product
 * page doesn't pay for forty behaviors that it doesn't use. The setting `site.without` names behaviors that other
 * scripts handle.
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
