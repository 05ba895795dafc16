import { isSafeUrl } from '@shopfront/text';
import { useBlockApp } from '../../app/block-app';

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
 * The login page leads back to this page. `''` if it isn't a safe link target (docs/contract/blocks.md 6, "Login
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
