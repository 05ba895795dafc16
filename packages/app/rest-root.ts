import type { Settings } from '@shopfront/settings';
import { isSafeUrl } from '@shopfront/text';

/**
 * Reads the root from the settings, else from the link that WordPress prints into every head, else uses the default
 * path. Ends with a slash.
 */
export const findRestRoot = (
	page: Document,
	{ homeUrl, restRoot }: Pick< Settings, 'homeUrl' | 'restRoot' >
): string => {
	const link = page.querySelector< HTMLLinkElement >(
		'link[rel="https://api.w.org/"]'
	);
	const root =
		restRoot ||
		link?.href ||
		new URL( 'wp-json/', new URL( homeUrl, page.baseURI ) ).href;
	return isSafeUrl( root ) && ! root.endsWith( '/' ) && ! root.includes( '?' )
		? `${ root }/`
		: root;
};
