import { onFlushTrigger, TYPING_PAUSE_MS } from '@shopfront/checkout-form';
import {
	PasswordInput,
	PasswordStrength,
	ValidationInputError,
	validationErrorId,
	type PasswordLevel,
} from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import type { LazyModule } from '@shopfront/lazy';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useId, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';
import { useBlockApp } from '../../app/block-app';
import {
	getPasswordError,
	passwordStrength,
	scorePassword,
	type ScorePassword,
} from './password-scorer';
import { useFieldError } from '../fields/use-field-error';
import { useShownError } from '../fields/use-form';

const ID = 'account-password';

export interface AccountPasswordProps {
	library?: LazyModule< ScorePassword >;
}

interface Strength {
	level: PasswordLevel;
	length: number;
}

/**
 * Renders a new account's password and its strength. We score when typing pauses, so the strength isn't announced
 * with every key. Source: docs/contract/cart-and-checkout.md 5, "Password strength", docs/contract/blocks.md 6.
 */
export const AccountPassword = ( {
	library = passwordStrength,
}: AccountPasswordProps ) => {
	const app = useBlockApp();
	const registry = useRegistry();
	const { clock } = app.host;
	const { __internalSetCustomerPassword } = useDispatch( checkoutStore );
	const password = useSelect(
		( select ) => select( checkoutStore ).getCustomerPassword(),
		[]
	);
	const message = useShownError( ID );
	const { update, show, hide } = useFieldError( ID );
	const meterId = useId();
	const [ strength, setStrength ] = useState< Strength >( {
		level: 0,
		length: 0,
	} );

	const validatePassword = useMemo(
		() => () => {
			const typed = registry
				.select( checkoutStore )
				.getCustomerPassword();
			const {
				email,
				first_name: firstName,
				last_name: lastName,
			} = registry.select( cartStore ).getCartData().billingAddress;
			const level = scorePassword(
				library.get(),
				typed,
				[ email, firstName, lastName ].filter( ( word ) => word !== '' )
			);
			setStrength( { level, length: [ ...typed ].length } );
			return getPasswordError( typed, level );
		},
		[ registry, library ]
	);

	useEffect( () => {
		const timer = clock.setTimeout(
			() => update( validatePassword() ),
			password === '' ? 0 : TYPING_PAUSE_MS
		);
		return () => clock.clearTimeout( timer );
	}, [ password, validatePassword, update, clock ] );
	useEffect( () => {
		const stops = [
			library.subscribe( () => update( validatePassword() ) ),
			onFlushTrigger( app, () => update( validatePassword() ) ),
		];
		return () => stops.forEach( ( stop ) => stop() );
	}, [ library, validatePassword, update, app ] );

	const errorId = message ? validationErrorId( ID ) : undefined;
	return (
		<div className="wc-block-components-address-form__password">
			<PasswordInput
				id={ ID }
				autoComplete="new-password"
				enterKeyHint="next"
				label={ __( 'Create a password', 'woocommerce' ) }
				required
				value={ password }
				hasError={ message !== '' }
				aria-errormessage={ errorId }
				aria-describedby={ clsx( errorId, meterId ) }
				feedback={
					<ValidationInputError
						errorMessage={ message }
						elementId={ ID }
					/>
				}
				onFocus={ () => void library.fetch() }
				onChange={ ( typed ) => {
					void library.fetch();
					hide();
					void __internalSetCustomerPassword( typed );
				} }
				onBlur={ () => show( validatePassword() ) }
			/>
			<PasswordStrength id={ meterId } { ...strength } />
		</div>
	);
};
