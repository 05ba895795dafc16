import { __ } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';
import { useAccount } from './use-account';
import { useLogInUrl } from './use-log-in-url';

/**
 * Shows only if the shop shows login reminders. Login restores the form.
 *
 * Surface: `.wc-block-checkout__login-prompt`.
 */
export const LoginPrompt = () => {
	const { checkoutShowLoginReminder } = useBlockApp().settings;
	const { isGuest } = useAccount();
	const href = useLogInUrl();
	return href && isGuest && checkoutShowLoginReminder ? (
		<a className="wc-block-checkout__login-prompt" href={ href }>
			{ __( 'Log in', 'woocommerce' ) }
		</a>
	) : null;
};
