import { readSiteSettings } from '@shopfront/behaviors/engine/site-settings';
import { isRecord } from '@shopfront/store-api';

/**
 * Returns the URL of a script by its key or URL; `''` unless the server lists it in the setting `site.scripts`
 * (docs/contract/site-behaviors.md 3). An attribute alone must not run code: anyone who writes content can set it.
 */
export const findScript = ( view: Window, name: string ): string => {
	const list = readSiteSettings( view ).get( 'site', 'scripts' );
	const scripts = new Map( Object.entries( isRecord( list ) ? list : {} ) );
	const url = scripts.get( name );
	if ( typeof url === 'string' ) {
		return url;
	}
	return [ ...scripts.values() ].includes( name ) ? name : '';
};
