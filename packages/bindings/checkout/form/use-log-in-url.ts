import { isSafeUrl } from '@shopfront/text';
import { useBlockApp } from '../../app/block-app';

/** Where to log in and come back from. */
const createLogInUrl = ( page: string, back: string ): string => {
	try {
		const url = new URL( page, back );
		url.searchParams.set( 'redirect_to', back );
		return url.href;
	} catch {
		return page;
	}
};

/**
 * Where a shopper logs in, to come back to this page; `''` where no link may lead (docs/contract/blocks.md 6, "Login
 * prompt"; docs/architecture.md, "Rules").
 */
export const useLogInUrl = (): string => {
	const { settings, host } = useBlockApp();
	const { storePages, wpLoginUrl } = settings;
	const page = [ storePages.myaccount.permalink, wpLoginUrl ].find(
		( url ) => url && isSafeUrl( url )
	);
	return page ? createLogInUrl( page, host.window.location.href ) : '';
};
