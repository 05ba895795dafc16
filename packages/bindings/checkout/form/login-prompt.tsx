import { __ } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';
import { useAccount } from './use-account';

/** Where to log in and come back from. */
const loginUrl = ( page: string, back: string ): string => {
	try {
		const url = new URL( page, back );
		url.searchParams.set( 'redirect_to', back );
		return url.href;
	} catch {
		return page;
	}
};

/**
 * The way to log in, for who has an account, where the shop reminds of it. What was typed is there again afterwards.
 *
 * Surface: `.wc-block-checkout__login-prompt`.
 */
export const LoginPrompt = () => {
	const { settings, host } = useBlockApp();
	const { isGuest } = useAccount();
	const { storePages, wpLoginUrl, checkoutShowLoginReminder } = settings;
	return isGuest && checkoutShowLoginReminder ? (
		<a
			className="wc-block-checkout__login-prompt"
			href={ loginUrl(
				storePages.myaccount.permalink || wpLoginUrl,
				host.window.location.href
			) }
		>
			{ __( 'Log in', 'shopfront' ) }
		</a>
	) : null;
};
