import { ValidationInputError, validationErrorId } from '@shopfront/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { useBlockApp } from '../../app/block-app';
import {
	getCaptchaProviders,
	subscribeToCaptchaProviders,
	type CaptchaProvider,
} from './captcha-providers';
import { getCaptchaErrorId, runCaptcha } from './run-captcha';
import { useShownError } from '../fields/use-form';

/** Shows an unsolved captcha's error after the shopper has tried to place the order. */
const CaptchaField = ( { provider }: { provider: CaptchaProvider } ) => {
	const app = useBlockApp();
	const element = useRef< HTMLDivElement >( null );
	const errorId = getCaptchaErrorId( provider );
	const message = useShownError( errorId );
	useEffect(
		() =>
			element.current
				? runCaptcha( app, provider, element.current )
				: undefined,
		[ app, provider ]
	);
	return (
		<div
			id={ errorId }
			// The error summary links here, whatever elements the captcha has.
			tabIndex={ -1 }
			role="group"
			aria-label={ __( 'Security check', 'shopfront' ) }
			aria-describedby={
				message ? validationErrorId( errorId ) : undefined
			}
			className={ clsx( 'sf-captcha', message && 'has-error' ) }
		>
			<div ref={ element } />
			<ValidationInputError
				errorMessage={ message }
				elementId={ errorId }
			/>
		</div>
	);
};

const isSame = (
	a: readonly CaptchaProvider[],
	b: readonly CaptchaProvider[]
) => a.length === b.length && a.every( ( each, index ) => each === b[ index ] );

/** Surface: `.sf-captcha`. Add-ons give it the height of their captcha to avoid layout shift. */
export const CaptchaList = () => {
	const [ providers, setProviders ] = useState( getCaptchaProviders );
	useEffect( () => {
		const update = () =>
			setProviders( ( known ) => {
				const now = getCaptchaProviders();
				return isSame( known, now ) ? known : now;
			} );
		// Providers may have changed between the first render and this subscription.
		update();
		return subscribeToCaptchaProviders( update );
	}, [] );
	return (
		<>
			{ providers.map( ( provider ) => (
				<CaptchaField
					key={ provider.namespace }
					provider={ provider }
				/>
			) ) }
		</>
	);
};
