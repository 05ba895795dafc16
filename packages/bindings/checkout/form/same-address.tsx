import { containsValues } from '@shopfront/address';
import { CheckboxControl } from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';

/**
 * Fields of the billing address that unchecking preserves for a guest; others are cleared (docs/contract/blocks.md 6).
 */
const PRESERVED_FIELDS = [ 'country', 'state' ];

/**
 * Renders the checkbox that uses the shipping address for billing. For guests, unchecking clears the billing address.
 *
 * Surface: `.wc-block-checkout__use-address-for-billing`.
 */
export const SameAddress = () => {
	const registry = useRegistry();
	const { addressFieldsLocations } = useBlockApp().settings;
	const { __internalSetUseShippingAsBilling, setEditingBillingAddress } =
		useDispatch( checkoutStore );
	const isSame = useSelect(
		( select ) => select( checkoutStore ).getUseShippingAsBilling(),
		[]
	);
	const onChange = ( isTicked: boolean ) => {
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
			// Restores the address typed before the box was checked.
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
			id="checkbox-use-same-address"
			className="wc-block-checkout__use-address-for-billing"
			label={ __( 'Use same address for billing', 'woocommerce' ) }
			checked={ isSame }
			onChange={ onChange }
		/>
	);
};
