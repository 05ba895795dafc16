import { useOrderParts } from './use-order-parts';
import { hasCaptchas } from './captcha-filter';

/**
 * Renders the captchas of add-ons; see `CaptchaList`. The container renders immediately, in the size that the style of the
 * add-on gives it. Captchas that an add-on registers later render with the first interaction.
 */
export const Captcha = () => {
	const isNeeded = hasCaptchas();
	const parts = useOrderParts( isNeeded );
	if ( parts ) {
		return <parts.CaptchaList />;
	}
	return isNeeded ? <div className="sf-captcha" /> : null;
};
