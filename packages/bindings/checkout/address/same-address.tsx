import { containsValues } from '@shopfront/address';
import { CheckboxControl } from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';
import { useFocusFirstField } from '../fields/use-focus-first-field';

/**
 * A guest's billing address keeps these fields after unchecking; the others are cleared (docs/contract/blocks.md 6).
 */
const PRESERVED_FIELDS = [ 'country', 'state' ];

const ID = 'checkbox-use-same-address';

/**
 * Uses the shipping address for billing. Unchecking opens the billing form, cleared for guests, and focuses its first
 * field (docs/contract/cart-and-checkout.md 4, "Address form").
 *
 * Surface: `.wc-block-checkout__use-address-for-billing`.
 */
export const SameAddress = () => {
	const registry = useRegistry();
	const { settings, host } = useBlockApp();
	const { addressFieldsLocations } = settings;
	const [ isOpening, setIsOpening ] = useState( false );
	const { __internalSetUseShippingAsBilling, setEditingBillingAddress } =
		useDispatch( checkoutStore );
	const isSame = useSelect(
		( select ) => select( checkoutStore ).getUseShippingAsBilling(),
		[]
	);
	useFocusFirstField(
		() =>
			// The shopper may have moved on already. Safari doesn't focus a clicked checkbox.
			host.document.activeElement?.matches( `body, #${ ID }` )
				? host.document.querySelector( '.is-editing #billing' )
				: null,
		isOpening,
		() => setIsOpening( false )
	);
	const onChange = ( isTicked: boolean ) => {
		setIsOpening( ! isTicked );
		void __internalSetUseShippingAsBilling( isTicked );
		if (
			isTicked ||
			registry.select( checkoutStore ).getCustomerId() !== 0
		) {
			return;
		}
		const { billingAddress, shippingAddress } = registry
			.select( cartStore )
			.getCartData();
		void setEditingBillingAddress( true );
		if ( ! containsValues( billingAddress, { ...shippingAddress } ) ) {
			// Restores the address that the shopper typed before checking the box.
			return;
		}
		const emptied = Object.entries( billingAddress ).flatMap(
			( [ key, value ]: [ string, unknown ] ) =>
				addressFieldsLocations.address.includes( key ) &&
				! PRESERVED_FIELDS.includes( key )
					? [ [ key, typeof value === 'boolean' ? false : '' ] ]
					: []
		);
		void registry
			.dispatch( cartStore )
			.setBillingAddress( Object.fromEntries( emptied ) );
	};
	return (
		<CheckboxControl
			id={ ID }
			className="wc-block-checkout__use-address-for-billing"
			label={ __( 'Use same address for billing', 'woocommerce' ) }
			checked={ isSame }
			onChange={ onChange }
		/>
	);
};
