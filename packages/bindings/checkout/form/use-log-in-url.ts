import { useBlockApp } from '../../app/block-app';

/** Where to log in and come back from. */
const logInUrl = ( page: string, back: string ): string => {
	try {
		const url = new URL( page, back );
		url.searchParams.set( 'redirect_to', back );
		return url.href;
	} catch {
		return page;
	}
};

/** Where a shopper logs in, to come back to this page (contract/blocks.md 6, Login prompt). */
export const useLogInUrl = (): string => {
	const { settings, host } = useBlockApp();
	const { storePages, wpLoginUrl } = settings;
	return logInUrl(
		storePages.myaccount.permalink || wpLoginUrl,
		host.window.location.href
	);
};
