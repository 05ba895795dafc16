import { useSyncExternalStore } from '@wordpress/element';
import { createLateComponent } from '../../late/late-component';
import { hasCaptchas, watchCaptchaProviders } from './captcha-point';

/** Most shops have none. */
const LatePlaces = createLateComponent( () =>
	import( /* webpackChunkName: "captcha" */ './captcha-places' ).then(
		( { CaptchaPlaces } ) => CaptchaPlaces
	)
);

/** The captchas that add-ons have brought, if any; see `CaptchaPlaces`. */
export const Captcha = () =>
	useSyncExternalStore( watchCaptchaProviders, hasCaptchas ) ? (
		<LatePlaces />
	) : null;
