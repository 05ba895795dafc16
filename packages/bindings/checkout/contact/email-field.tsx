import type { AddressFormField } from '@shopfront/address';
import { EMAIL, fieldChecks } from '@shopfront/checkout-form';
import type { CheckoutForm } from '@shopfront/checkout-form';
import { Button } from '@shopfront/components';
import { speak } from '@wordpress/a11y';
import { useEffect, useState, useSyncExternalStore } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';
import { ConnectedField } from '../fields/connected-field';
import { useFieldValue } from '../fields/use-form';

export interface EmailFieldProps {
	form: CheckoutForm;
	field: AddressFormField;
	describedBy?: string;
}

/**
 * Accepts a likely misspelling such as gmial.com, but offers a button for the suggested address: mail to a wrong
 * address is lost silently.
 *
 * Surface: `.sf-email-suggestion`.
 */
export const EmailField = ( { form, field, describedBy }: EmailFieldProps ) => {
	const { document } = useBlockApp().host;
	const email = String( useFieldValue( form, EMAIL ) );
	const [ isFocused, setIsAtWork ] = useState( false );
	const checks = useSyncExternalStore(
		fieldChecks.subscribe,
		fieldChecks.get,
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
			onBlur={ ( { currentTarget } ) =>
				// A suggestion would move a button under the shopper's finger.
				form.afterPress( () =>
					setIsAtWork(
						currentTarget.querySelector( `#${ EMAIL }:focus` ) !==
							null
					)
				)
			}
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
						// The button unmounts with the suggestion.
						document.getElementById( EMAIL )?.focus();
					} }
				>
					{ question }
				</Button>
			) }
		</div>
	);
};
