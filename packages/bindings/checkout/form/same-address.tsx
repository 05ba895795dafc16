import { containsValues } from '@shopfront/address';
import { CheckboxControl } from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import { checkoutStore } from '@shopfront/data/checkout';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';

/** What a guest is billed by stays by its country; the rest was that of the goods (docs/contract/blocks.md 6). */
const PRESERVED_FIELDS = [ 'country', 'state' ];

/**
 * Whether the bill goes where the goods go. Who says no as a guest fills the other address in from its start.
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
			// What was typed before it was ticked is there again.
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
