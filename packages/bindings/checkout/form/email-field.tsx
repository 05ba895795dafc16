import type { AddressFormField } from '@shopfront/address';
import { EMAIL, fieldChecks } from '@shopfront/checkout-form';
import type { CheckoutForm } from '@shopfront/checkout-form';
import { Button } from '@shopfront/components';
import { speak } from '@wordpress/a11y';
import { useEffect, useState, useSyncExternalStore } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';
import { ConnectedField } from './connected-field';
import { useFieldValue } from './use-form';

export interface EmailFieldProps {
	form: CheckoutForm;
	field: AddressFormField;
	/** Ids of texts that say more. */
	describedBy?: string;
}

/**
 * The e-mail address. One that looks like a slip, as at gmial.com, is taken as it is, with the one that was most likely
 * meant to choose beside it: what is sent to the wrong address is lost without a word.
 *
 * Surface: `.sf-email-suggestion`.
 */
export const EmailField = ( { form, field, describedBy }: EmailFieldProps ) => {
	const { document } = useBlockApp().host;
	const email = String( useFieldValue( form, EMAIL ) );
	const [ isFocused, setIsAtWork ] = useState( false );
	const checks = useSyncExternalStore(
		fieldChecks.subscribe,
		fieldChecks.get
	);
	const suggestion = isFocused ? null : checks?.suggestEmail( email );
	const question =
		suggestion &&
		sprintf(
			/* translators: %s: the e-mail address that was most likely meant. */
			__( 'Did you mean %s?', 'shopfront' ),
			suggestion
		);
	useEffect( () => {
		if ( question ) {
			speak( question );
		}
	}, [ question ] );
	return (
		<div
			onFocus={ ( { target } ) => setIsAtWork( target.id === EMAIL ) }
			onBlur={ () => setIsAtWork( false ) }
		>
			<ConnectedField
				form={ form }
				field={ field }
				describedBy={ describedBy }
			/>
			{ suggestion && (
				<Button
					className="sf-email-suggestion"
					variant="link"
					onClick={ () => {
						form.change( EMAIL, suggestion );
						form.blur( EMAIL );
						// The button goes with what it asks.
						document.getElementById( EMAIL )?.focus();
					} }
				>
					{ question }
				</Button>
			) }
		</div>
	);
};
