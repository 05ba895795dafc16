import { CheckboxControl } from '@shopfront/components';
import { checkoutStore } from '@shopfront/data/checkout';
import { maySavePaymentMethod, paymentStore } from '@shopfront/data/payment';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useBlockApp } from '../app/block-app';

export interface SaveMethodOptionProps {
	name: string;
}

/** Renders only if the shopper has or creates an account. */
export const SaveMethodOption = ( { name }: SaveMethodOptionProps ) => {
	const { checkoutAllowsGuest } = useBlockApp().settings;
	const { __internalSetShouldSavePaymentMethod } =
		useDispatch( paymentStore );
	const { isAllowed, shouldSave, isDisabled } = useSelect(
		( select ) => {
			const checkout = select( checkoutStore );
			return {
				isAllowed: maySavePaymentMethod( {
					customerId: checkout.getCustomerId(),
					isCreatingAccount: checkout.getShouldCreateAccount(),
					checkoutAllowsGuest,
				} ),
				shouldSave: select( paymentStore ).getShouldSavePaymentMethod(),
				isDisabled: ! checkout.isIdle(),
			};
		},
		[ checkoutAllowsGuest ]
	);
	return isAllowed ? (
		<CheckboxControl
			id={ `save-payment-method-${ name }` }
			className="wc-block-components-payment-methods__save-card-info"
			label={ __(
				'Save payment information to my account for future purchases.',
				'woocommerce'
			) }
			checked={ shouldSave }
			disabled={ isDisabled }
			onChange={ ( isChecked ) =>
				void __internalSetShouldSavePaymentMethod( isChecked )
			}
		/>
	) : null;
};
