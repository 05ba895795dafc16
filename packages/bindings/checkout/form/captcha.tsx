import { useSyncExternalStore } from '@wordpress/element';
import { createLazyComponent } from '../../app/lazy-component';
import { hasCaptchas, subscribeToCaptchaProviders } from './captcha-filter';

/**
 * Lazy, because most shops have no captcha. The container renders immediately in the size that the add-on's style gives
 * it.
 */
const LazyCaptchaList = createLazyComponent(
	() =>
		import( /* webpackChunkName: "order" */ './captcha-list' ).then(
			( { CaptchaList } ) => CaptchaList
		),
	() => <div className="sf-captcha" />
);

/** Renders the captchas of add-ons; see `CaptchaList`. */
export const Captcha = () =>
	useSyncExternalStore( subscribeToCaptchaProviders, hasCaptchas ) ? (
		<LazyCaptchaList />
	) : null;
