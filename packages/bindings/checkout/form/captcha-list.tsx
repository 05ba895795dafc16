import { ValidationInputError, validationErrorId } from '@shopfront/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { useBlockApp } from '../../app/block-app';
import { subscribeToCaptchaProviders } from './captcha-filter';
import { getCaptchaProviders, type CaptchaProvider } from './captcha-providers';
import { getCaptchaErrorId, runCaptcha } from './run-captcha';
import { useShownError } from './use-form';

/** A captcha, and that it is yet to be solved, when the order is asked for before it is. */
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
			// The summary of errors leads here, whatever the captcha is made of.
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

/**
 * The captchas that add-ons have brought, if any.
 *
 * Surface: `.sf-captcha`, which an add-on gives the height of its captcha, so that nothing jumps when that comes.
 */
export const CaptchaList = () => {
	const [ providers, setProviders ] = useState( getCaptchaProviders );
	useEffect( () => {
		const update = () =>
			setProviders( ( known ) => {
				const now = getCaptchaProviders();
				return isSame( known, now ) ? known : now;
			} );
		// They may have come between the first look and this one.
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
