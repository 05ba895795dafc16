import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';
import { isRecord } from '@shopfront/store-api';

/**
 * Returns the address of a script that the server lists in the page's setting `site.scripts` (docs/contract/site-behaviors.md 3); `''`
 * for any other. An attribute alone is no reason to run code: anyone who writes content can set it.
 *
 * @param view
 * @param name Key of the list, or one of its addresses.
 */
export function findScript( view: Window, name: string ): string {
	const list = readSiteSettings( view ).get( 'site', 'scripts' );
	const scripts = new Map( Object.entries( isRecord( list ) ? list : {} ) );
	const url = scripts.get( name );
	if ( typeof url === 'string' ) {
		return url;
	}
	return [ ...scripts.values() ].includes( name ) ? name : '';
}
