import { createLazy } from '@shopfront/lazy';
import { useOnInteraction } from '../../app/use-on-interaction';
import { hasCaptchas } from './captcha-filter';

const captchaList = createLazy(
	() => import( /* webpackChunkName: "order" */ './captcha-list' )
);

/**
 * Renders the captchas of add-ons; see `CaptchaList`. The container renders immediately, in the size that the style of the
 * add-on gives it. Captchas that an add-on registers later render with the first interaction.
 */
export const Captcha = () => {
	const isNeeded = hasCaptchas();
	const parts = useOnInteraction( captchaList, isNeeded );
	if ( parts ) {
		return <parts.CaptchaList />;
	}
	return isNeeded ? <div className="sf-captcha" /> : null;
};
