import { useSyncExternalStore } from '@wordpress/element';
import { createLateComponent } from '../../app/late-component';
import { hasCaptchas, watchCaptchaProviders } from './captcha-point';

/** Most shops have none. Where there is one its place is there at once, in the size that its add-on gives it. */
const LatePlaces = createLateComponent(
	() =>
		import( /* webpackChunkName: "order" */ './captcha-places' ).then(
			( { CaptchaPlaces } ) => CaptchaPlaces
		),
	() => <div className="sf-captcha" />
);

/** The captchas that add-ons have brought, if any; see `CaptchaPlaces`. */
export const Captcha = () =>
	useSyncExternalStore( watchCaptchaProviders, hasCaptchas ) ? (
		<LatePlaces />
	) : null;
