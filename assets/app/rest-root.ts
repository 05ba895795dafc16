import { isSafeUrl } from '@shopfront/text';

/**
 * Returns the URL of the REST root, with a trailing slash: from the link that WordPress prints into every head,
 * otherwise the default path.
 */
export function findRestRoot( page: Document, homeUrl: string ): string {
	const link = page.querySelector< HTMLLinkElement >(
		'link[rel="https://api.w.org/"]'
	);
	const root =
		link?.href || new URL( 'wp-json/', homeUrl || page.baseURI ).href;
	return isSafeUrl( root ) && ! root.endsWith( '/' ) && ! root.includes( '?' )
		? `${ root }/`
		: root;
}
