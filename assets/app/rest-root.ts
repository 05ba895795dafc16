import { isSafeUrl } from '@shopfront/text';

/**
 * Address of the REST root, with a slash at its end: where the page says it is, in the link that WordPress prints
 * into every head, else where it is by custom.
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
