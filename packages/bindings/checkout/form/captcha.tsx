import { useSyncExternalStore } from '@wordpress/element';
import { createLazyComponent } from '../../app/lazy-component';
import { hasCaptchas, subscribeToCaptchaProviders } from './captcha-filter';

/** Most shops have none. Where there is one its place is there at once, in the size that its add-on gives it. */
const LazyCaptchaList = createLazyComponent(
	() =>
		import( /* webpackChunkName: "order" */ './captcha-list' ).then(
			( { CaptchaList } ) => CaptchaList
		),
	() => <div className="sf-captcha" />
);

/** The captchas that add-ons have brought, if any; see `CaptchaList`. */
export const Captcha = () =>
	useSyncExternalStore( subscribeToCaptchaProviders, hasCaptchas ) ? (
		<LazyCaptchaList />
	) : null;
