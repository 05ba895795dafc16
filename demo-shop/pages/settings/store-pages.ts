export const STORE_PAGES = {
	myaccount: { id: 8, title: 'My account', path: '/my-account/' },
	shop: { id: 5, title: 'Shop', path: '/shop/' },
	cart: { id: 6, title: 'Cart', path: '/cart/' },
	checkout: { id: 7, title: 'Checkout', path: '/checkout/' },
	privacy: { id: 59, title: 'Privacy', path: '/privacy/' },
	terms: { id: 58, title: 'Terms', path: '/terms/' },
} as const;

/** See docs/contract/settings.md 2. */
export const storePages = ( baseUrl: string ) =>
	Object.fromEntries(
		Object.entries( STORE_PAGES ).map( ( [ key, { id, title, path } ] ) => [
			key,
			{ id, title, permalink: baseUrl + path },
		] )
	);
