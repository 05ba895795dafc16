/**
 * Returns an address as a URL if it's on the page's own site; otherwise `null`. Use it for addresses in attributes,
 * which anyone who writes content could set: a request to another site would reveal what the visitor does.
 */
export const sameOriginUrl = (
	page: Document,
	address: string
): string | null => {
	const url = URL.canParse( address, page.baseURI )
		? new URL( address, page.baseURI )
		: null;
	return url && url.origin === page.location.origin ? url.href : null;
};
