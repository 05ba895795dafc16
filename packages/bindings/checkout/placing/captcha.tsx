import { useOnInteraction } from '../../app/use-on-interaction';
import { hasCaptchas } from './captcha-filter';
import { placingParts } from './lazy-placing';

/**
 * The container renders at once, in the add-on's size for it. If add-ons register captchas later, they render on
 * first interaction.
 */
export const Captcha = () => {
	const isNeeded = hasCaptchas();
	const parts = useOnInteraction( placingParts, isNeeded );
	if ( parts ) {
		return <parts.CaptchaList />;
	}
	return isNeeded ? <div className="sf-captcha" /> : null;
};
