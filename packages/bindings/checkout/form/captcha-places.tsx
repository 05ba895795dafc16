import { useEffect, useRef, useState } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';
import { watchCaptchaProviders } from './captcha-point';
import { captchaProviders, type CaptchaProvider } from './captcha-providers';
import { runCaptcha } from './run-captcha';

const CaptchaPlace = ( { provider }: { provider: CaptchaProvider } ) => {
	const app = useBlockApp();
	const element = useRef< HTMLDivElement >( null );
	useEffect(
		() =>
			element.current
				? runCaptcha( app, provider, element.current )
				: undefined,
		[ app, provider ]
	);
	return <div ref={ element } className="sf-captcha" />;
};

const isSame = (
	a: readonly CaptchaProvider[],
	b: readonly CaptchaProvider[]
) => a.length === b.length && a.every( ( each, index ) => each === b[ index ] );

/**
 * The captchas that add-ons have brought, if any.
 *
 * Surface: `.sf-captcha`.
 */
export const CaptchaPlaces = () => {
	const [ providers, setProviders ] = useState( captchaProviders );
	useEffect( () => {
		const update = () =>
			setProviders( ( known ) => {
				const now = captchaProviders();
				return isSame( known, now ) ? known : now;
			} );
		// They may have come between the first look and this one.
		update();
		return watchCaptchaProviders( update );
	}, [] );
	return (
		<>
			{ providers.map( ( provider ) => (
				<CaptchaPlace
					key={ provider.namespace }
					provider={ provider }
				/>
			) ) }
		</>
	);
};
